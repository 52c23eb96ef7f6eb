import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

test('shows a choice made on an earlier page', () => {
  // As set by the script in the head.
  document.documentElement.dataset.theme = 'dark';
  renderOnSite(<ThemeChoice />);
  expect(chosen()).toEqual(['dark']);
});

test('applies a choice immediately, and "System" resets it', async () => {
  renderOnSite(<ThemeChoice />);
  expect(chosen()).toEqual(['system']);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(chosen()).toEqual(['dark']);
  expect(document.documentElement.dataset.theme).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
});

test('screen readers announce that Light, Dark and System select the theme', () => {
  renderOnSite(<ThemeChoice />);
  const group = screen.getByRole('group', { name: 'Theme' });
  expect(within(group).getAllByRole('radio')).toHaveLength(3);
});
