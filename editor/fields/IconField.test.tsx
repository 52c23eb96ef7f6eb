import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/support/content.ts';
import { EditorProvider } from '../document/EditorContext.ts';
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

const pages = [
  { name: 'a.json', path: '/a', title: 'A', icons: ['piano', 'mic', 'no-such-icon'] },
  { name: 'b.json', path: '/b', title: 'B', icons: ['mic'] },
];

function open(value: unknown) {
  const onChange = vi.fn();
  const form = {
    type: 'icon',
    label: 'Icon',
    help: { description: '', isOptional: true },
  } as const;
  render(
    <EditorProvider value={{ site, pages, problems: [], theme: 'light' }}>
      <IconField form={form} name="icon" value={value} onChange={onChange} />
    </EditorProvider>,
  );
  const button = screen.getByRole('button', { name: /^Icon: / });
  fireEvent.click(button);
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  return {
    onChange,
    button,
    search,
    find: (text: string) => fireEvent.change(search, { target: { value: text } }),
  };
}

const icons = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('an icon is found by an everyday word, and chosen; the grid closes', () => {
  const { onChange, button, search, find } = open('');
  expect(document.activeElement).toBe(search);
  expect(icons()).toContain('phone');
  find('tooth');
  expect(icons()).toContain('stethoscope');
  expect(icons()).not.toContain('phone');
  fireEvent.click(screen.getByRole('option', { name: 'stethoscope' }));
  expect(onChange).toHaveBeenCalledWith('stethoscope');
  expect(icons()).toEqual([]);
  expect(document.activeElement).toBe(button);
});

test('what this site shows comes first, the most frequent before the others', () => {
  open('piano');
  const [group] = screen.getAllByRole('group');
  expect(group?.textContent).toBe('Used on this sitemicpiano');
  expect(screen.getAllByRole('option', { selected: true })).not.toHaveLength(0);
});

test('arrow keys go from the search into the grid and from icon to icon; one of them can be reached by Tab', async () => {
  const { onChange, button, search } = open('');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('mic');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('piano');
  expect(screen.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    document.activeElement,
  ]);
  expect(onChange).not.toHaveBeenCalled();
  // Nothing has a size here: there is no row above.
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(search);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight} ');
  expect(onChange.mock.calls).toEqual([['piano']]);
});

test('how many are found is announced; what nobody finds says so', () => {
  const { find } = open('piano');
  find('a');
  expect(icons().length).toBeLessThan(70);
  find('arrow');
  expect(screen.getByRole('status').textContent).toMatch(/^\d+ icons, the first 60 here$/);
  find('qwertz');
  expect(screen.getByRole('status').textContent).toMatch(/^No icon is found/);
});

test('an icon that may be missing can be taken away', () => {
  const { onChange } = open('piano');
  fireEvent.click(screen.getByRole('button', { name: 'No icon' }));
  expect(onChange.mock.calls).toEqual([['']]);
});
