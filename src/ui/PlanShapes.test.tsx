import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Plan } from '../../schema/browser.ts';
import { localeOf } from '../../tests/tools/localeOf.ts';
import { interfaceIconNames, isInterfaceIcon } from './interfaceIcons.ts';
import { PlanNumbers, PlanShapes } from './PlanShapes.tsx';
import { labelsOf } from './planLabels.ts';

const locale = localeOf('en-US');
const room: Plan = {
  ...{ type: 'plan', headline: 'A room', caption: '', unit: 'ft', width: 100, height: 40 },
  items: [],
};
const shapesOf = (plan: Plan) =>
  render(
    <svg aria-hidden="true">
      <PlanShapes plan={plan} />
    </svg>,
  ).container;
const numbers = (plan: Plan) =>
  render(
    <svg aria-hidden="true">
      <PlanNumbers plan={plan} />
    </svg>,
  ).container;

test('numbers each item from 1 on at its position, in the color of its device', () => {
  const items = [
    { title: 'Lamp', x: 20, y: 10 },
    { title: 'Screen', x: 60, y: 30, accent: true },
  ];
  const marks = Array.from(numbers({ ...room, items }).querySelectorAll('g > text'));
  expect(marks.map(({ textContent }) => textContent)).toEqual(['1', '2']);
  expect(marks.map((mark) => [mark.getAttribute('x'), mark.getAttribute('y')])).toEqual([
    ['20%', '25%'],
    ['60%', '75%'],
  ]);
  const colors = marks.map((mark) => [
    mark.parentElement?.getAttribute('fill'),
    mark.parentElement?.querySelector('circle')?.getAttribute('stroke'),
  ]);
  expect(colors).toEqual([
    ['var(--ink)', 'var(--ink)'],
    ['var(--cta-text,var(--cta))', 'var(--cta)'],
  ]);
});

test('centers a device drawn to scale on its position', () => {
  const items = [{ title: 'Rack', x: 20, y: 10, size: { width: 6, height: 4 } }];
  const device = shapesOf({ ...room, items }).querySelector('rect');
  const at = ['x', 'y', 'width', 'height'].map((name) => Number(device?.getAttribute(name)));
  expect(at).toEqual([17, 8, 6, 4]);
});

test('draws a dot for each device except the one under the number', () => {
  const dots = (plan: Plan) =>
    Array.from(
      shapesOf(plan).querySelectorAll('path[stroke-linecap="round"]'),
      (dot) => (dot.getAttribute('d')?.match(/M/g) ?? []).length,
    );
  const item = { title: 'Lamps', x: 20, y: 10, across: { count: 3, spacing: 20 } };
  expect(dots({ ...room, items: [item] })).toEqual([2]);
  cleanup();
  // A number elsewhere does not cover the first one.
  expect(dots({ ...room, items: [{ ...item, number: { x: 20, y: 30 } }] })).toEqual([3]);
  cleanup();
  expect(dots({ ...room, items: [{ title: 'Lamp', x: 20, y: 10 }] })).toEqual([]);
});

test('centers the name of a solid area, and left-aligns the name of a room', () => {
  const area = { name: 'Desk', x: 10, y: 5, width: 60, height: 30 };
  const anchor = (look?: 'solid') =>
    labelsOf({ ...room, areas: [look ? { ...area, look } : area] }, locale).names[0]?.anchor;
  expect(anchor('solid')).toBe('middle');
  expect(anchor()).toBe(undefined);
});

test("does not mistake a document's icon for an interface icon with a similar name", () => {
  for (const name of interfaceIconNames) {
    expect(isInterfaceIcon(name)).toBe(true);
    expect(isInterfaceIcon(`${name}-call`)).toBe(false);
  }
});
