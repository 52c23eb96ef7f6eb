import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { ColorField } from './ColorField.tsx';

// The label of a field is Puck's, and its notes are another part.
vi.mock('@puckeditor/core', () => ({
  FieldLabel: ({ children }: { children: React.ReactNode }) => <div>{children}</div>,
}));
vi.mock('./FieldNotes.tsx', () => ({ FieldNotes: () => null }));

afterEach(cleanup);

const within = (field: React.ReactNode, colors?: string[]) => {
  const branded = { ...site, brand: colors && { colors } };
  return (
    <EditorProvider value={{ site: branded, pages: [], problems: [], theme: 'light' }}>
      {field}
    </EditorProvider>
  );
};

test('a color is written as CSS does, or chosen, and each shows in the other', () => {
  const onChange = vi.fn();
  const form = {
    type: 'color',
    label: 'Color 1',
    help: { description: '', isOptional: false },
  } as const;
  const field = (value: unknown) =>
    within(<ColorField form={form} name="color" value={value} onChange={onChange} />);
  const { rerender } = render(field('teal'));
  const text = screen.getByLabelText<HTMLInputElement>('Color 1');
  const swatch = screen.getByLabelText<HTMLInputElement>('Color 1: choose');
  expect([text.value, swatch.value]).toEqual(['teal', '#008080']);

  fireEvent.change(swatch, { target: { value: '#0b5d3b' } });
  fireEvent.change(text, { target: { value: 'oklch(0.5 0.1 20)' } });
  expect(onChange.mock.calls).toEqual([['#0b5d3b'], ['oklch(0.5 0.1 20)']]);

  // An unfinished color stays as typed.
  rerender(field('tea'));
  expect([text.value, swatch.value]).toEqual(['tea', '#000000']);
});

test('the browser chooses a color beside the text, in which it corrects nothing', () => {
  const form = {
    type: 'color',
    label: 'Ink',
    help: { description: '', isOptional: false },
  } as const;
  render(within(<ColorField form={form} name="color" value={undefined} onChange={() => {}} />));
  const text = screen.getByLabelText<HTMLInputElement>('Ink');
  expect([text.value, text.getAttribute('spellcheck')]).toEqual(['', 'false']);
  const swatch = screen.getByLabelText<HTMLInputElement>('Ink: choose');
  expect([swatch.type, swatch.value]).toEqual(['color', '#000000']);
});

test('a color that is too pale for the light theme has beside it what is shown instead', () => {
  const form = {
    type: 'color',
    label: 'Color 2',
    help: { description: '', isOptional: false },
  } as const;
  const field = <ColorField form={form} name="color" value="#fff3b0" onChange={() => {}} />;
  render(within(field, ['#4a1942', '#fff3b0']));
  expect(screen.getByText('The light theme shows buttons in #4a1942.')).toBeTruthy();
  cleanup();
  render(within(field, ['#fff3b0']));
  expect(screen.getAllByText(/^The light theme shows (?:links|buttons) in #/)).toHaveLength(2);
});
