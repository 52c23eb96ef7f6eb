import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

const marksOf = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelectorAll('svg').length);
const items = ['A wall', { title: 'A door', icon: 'lock' as const }, { title: 'A window' }];

test('marks each line with its icon or a check mark', async () => {
  await renderBlock({ type: 'list', headline: 'What we look at', items });
  expect(marksOf()).toEqual([1, 1, 1]);
});

test('in a list without marks, only shows icons', async () => {
  await renderBlock({ type: 'list', headline: 'What we look at', marks: 'none', items });
  expect(marksOf()).toEqual([0, 1, 0]);
});
