import { screen, within } from '@testing-library/react';
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

test('numbers each point as its drawing does', async () => {
  const { container } = await renderBlock({
    type: 'list',
    headline: 'What we look at',
    marks: 'numbers',
    items: ['A wall', { title: 'A door', accent: true }],
  });
  expect(Array.from(container.querySelectorAll('ol > li'), (item) => item.textContent)).toEqual([
    '1A wall',
    '2A door',
  ]);
  expect(screen.getByText('2').hasAttribute('data-accent')).toBe(true);
});

test('shows a drawing to scale with its description, caption and legend', async () => {
  const drawing = {
    ...{ label: 'In the drawing: Lobby', file: '/assets/a.svg', viewBox: '0 0 620 389.7' },
    sides: { width: '70 ft', height: '44 ft' },
  };
  await renderBlock({
    type: 'list',
    headline: 'Where screens go',
    drawing: 'drawings/lobby.svg',
    layout: 'wide',
    caption: 'A lobby.',
    legend: [{ name: 'Cable', dashed: true }],
    items,
    drawings: { 'drawings/lobby.svg': drawing },
  });
  const figure = screen.getByRole('figure');
  const art = within(figure).getByRole('img', { name: 'In the drawing: Lobby' });
  expect(art.textContent).toBe('70 ft44 ft');
  expect(within(figure).getByText('A lobby.').tagName).toBe('P');
  expect(within(figure).getByRole('listitem').textContent).toBe('Cable');
});
