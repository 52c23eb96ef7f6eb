import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

test('screen readers announce that Light, Dark and System select the theme', () => {
  renderOnSite(<ThemeChoice />);
  const group = screen.getByRole('group', { name: 'Theme' });
  expect(within(group).getAllByRole('radio')).toHaveLength(3);
});
