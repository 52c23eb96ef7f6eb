import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

const marksOf = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelectorAll('svg').length);
const items = ['A wall', { title: 'A door', icon: 'lock' as const }, { title: 'A window' }];

test('each line has a mark: its icon, or a check', async () => {
  await renderBlock({ type: 'list', headline: 'What we look at', items });
  expect(marksOf()).toEqual([1, 1, 1]);
});

test('of a list without marks, only a line with an icon has one', async () => {
  await renderBlock({ type: 'list', headline: 'What we look at', marks: 'none', items });
  expect(marksOf()).toEqual([0, 1, 0]);
});
