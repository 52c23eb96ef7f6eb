import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { IconField } from './IconField.tsx';

vi.mock('@puckeditor/core', () => ({
  FieldLabel: ({ label, children }: { label: string; children: React.ReactNode }) => (
    <div>
      {label}
      {children}
    </div>
  ),
}));
vi.mock('./FieldNotes.tsx', () => ({ FieldNotes: () => null }));
afterEach(cleanup);

async function open(value: unknown) {
  const onChange = vi.fn();
  const form = {
    type: 'icon',
    label: 'Icon',
    help: { description: '', isOptional: true },
  } as const;
  render(<IconField form={form} name="icon" value={value} onChange={onChange} />);
  const details = screen.getByText(value ? String(value) : 'None').closest('details');
  if (!details) throw new Error('The icons do not open.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const search = await waitFor(() => screen.getByRole<HTMLInputElement>('searchbox'));
  return {
    onChange,
    find: (text: string) => fireEvent.change(search, { target: { value: text } }),
  };
}

const icons = () =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

test('an icon is found by an everyday word, and chosen', async () => {
  const { onChange, find } = await open('');
  expect(icons()).toContain('phone');
  find('tooth');
  expect(icons()).toContain('stethoscope');
  expect(icons()).not.toContain('phone');
  fireEvent.click(screen.getByRole('radio', { name: 'stethoscope' }));
  expect(onChange).toHaveBeenCalledWith('stethoscope');
});

test('how many are found is announced; what nobody finds says so', async () => {
  const { find } = await open('piano');
  find('a');
  expect(icons().length).toBeLessThan(70);
  find('arrow');
  expect(screen.getByRole('status').textContent).toMatch(/^\d+ icons, the first 60 here$/);
  find('qwertz');
  expect(screen.getByRole('status').textContent).toMatch(/^No icon is found/);
  // The one that the document has is not "None".
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'None' }).checked).toBe(false);
});
