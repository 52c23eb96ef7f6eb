import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ColourField } from './ColourField.tsx';

// The label of a field is Puck's, and its notes are another part.
vi.mock('@puckeditor/core', () => ({
  FieldLabel: ({ children }: { children: React.ReactNode }) => <div>{children}</div>,
}));
vi.mock('./FieldNotes.tsx', () => ({ FieldNotes: () => null }));

afterEach(cleanup);

test('a colour is written as CSS does, or chosen, and each shows in the other', () => {
  const onChange = vi.fn();
  const form = {
    type: 'colour',
    label: 'Colour 1',
    help: { description: '', isOptional: false },
  } as const;
  const field = (value: unknown) => (
    <ColourField form={form} name="colour" value={value} onChange={onChange} />
  );
  const { rerender } = render(field('teal'));
  const text = screen.getByLabelText<HTMLInputElement>('Colour 1');
  const swatch = screen.getByLabelText<HTMLInputElement>('Colour 1: choose');
  expect([text.value, swatch.value]).toEqual(['teal', '#008080']);

  fireEvent.change(swatch, { target: { value: '#0b5d3b' } });
  fireEvent.change(text, { target: { value: 'oklch(0.5 0.1 20)' } });
  expect(onChange.mock.calls).toEqual([['#0b5d3b'], ['oklch(0.5 0.1 20)']]);

  // What is no colour yet stays as it is typed.
  rerender(field('tea'));
  expect([text.value, swatch.value]).toEqual(['tea', '#000000']);
});

test('the browser chooses a colour beside the text, in which it corrects nothing', () => {
  const form = {
    type: 'colour',
    label: 'Ink',
    help: { description: '', isOptional: false },
  } as const;
  render(<ColourField form={form} name="colour" value={undefined} onChange={() => {}} />);
  const text = screen.getByLabelText<HTMLInputElement>('Ink');
  expect([text.value, text.getAttribute('spellcheck')]).toEqual(['', 'false']);
  const swatch = screen.getByLabelText<HTMLInputElement>('Ink: choose');
  expect([swatch.type, swatch.value]).toEqual(['color', '#000000']);
});
