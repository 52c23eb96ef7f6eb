import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { showField } from '../../tests/tools/formInStore.tsx';

const show = (value: unknown, colors?: string[]) =>
  showField({ type: 'color', label: 'Ink', help: { description: '', isOptional: false } }, value, {
    site: { ...site, brand: colors && { colors } },
  });
const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ink' });
const swatch = () => screen.getByLabelText<HTMLInputElement>('Ink: choose');

test('a color is typed as CSS or picked, and both inputs show it', () => {
  const { onChange, hold } = show('teal');
  expect([text().value, swatch().value]).toEqual(['teal', '#008080']);
  fireEvent.change(swatch(), { target: { value: '#0b5d3b' } });
  fireEvent.change(text(), { target: { value: 'oklch(0.5 0.1 20)' } });
  expect(onChange.mock.calls).toEqual([['#0b5d3b'], ['oklch(0.5 0.1 20)']]);
  // An incomplete color remains as typed.
  hold('tea');
  expect([text().value, swatch().value]).toEqual(['tea', '#000000']);
});

test('shows which color the light theme uses instead of one that is too pale', () => {
  show('#fff3b0', ['#4a1942', '#fff3b0']);
  expect(screen.getByText('The light theme shows buttons in #4a1942.')).toBeTruthy();
  cleanup();
  show('#fff3b0', ['#fff3b0']);
  expect(screen.getAllByText(/^The light theme shows (?:links|buttons) in #/)).toHaveLength(2);
});
