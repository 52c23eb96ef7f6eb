import { expect, test } from 'vitest';
import { timeline } from '../../schema/blocks/timeline.ts';
import type { BlockOf } from '../../schema/index.ts';
import { localeOf } from '../../tests/tools/localeOf.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';
import { scaleOf, spanText, tickText, timeText } from '../ui/timeText.ts';

const example: BlockOf<'timeline'> = timeline.schema.parse(timeline.example);

test.each([
  [18, 'hours', 'en-US', '6 PM'],
  [18.5, 'hours', 'en', '6:30 PM'],
  [24, 'hours', 'en-US', '12 AM'],
  [36, 'hours', 'en-US', '12 PM'],
  [31.25, 'hours', 'en-GB', '07:15'],
  [24, 'hours', 'de', '00:00'],
  [14, 'days', 'en-US', 'Day 14'],
  [2.5, 'weeks', 'en-US', 'Week 2.5'],
] as const)('%s in %s reads in %s as "%s"', (at, unit, language, text) => {
  expect(timeText(at, unit, localeOf(language)).replace('\u00a0', ' ')).toBe(text);
});

test('an entry with a duration also shows its end', () => {
  const words = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(words(spanText({ at: 18, duration: 6.5 }, 'hours', localeOf('en-US')))).toBe(
    '6 PM to 12:30 AM',
  );
  expect(words(spanText({ at: 3, duration: 8 }, 'days', localeOf('en-US')))).toBe('Day 3 to 11');
  expect(words(spanText({ at: 3 }, 'days', localeOf('en-US')))).toBe('Day 3');
});

test.each([
  ['hours', [18, 33], [20, 24, 28, 32]],
  ['hours', [18.5, 22], [19, 20, 21, 22]],
  ['days', [1, 12], [1, 3, 5, 7, 9, 11]],
  ['days', [0, 30], [0, 5, 10, 15, 20, 25, 30]],
  ['weeks', [1, 400], [1, 79, 157, 235, 313, 391]],
] as const)('a scale in %s for %j has a few round ticks', (unit, times, ticks) => {
  const items = times.map((at) => ({ title: 'It', at }));
  expect(scaleOf({ unit, items })).toEqual({ start: times[0], end: times[1], ticks });
  expect(tickText(1, ticks[1] ?? 0, 'days', localeOf('en-US'))).toBe(String(ticks[1]));
});

test('the scale ends with the last entry to end, in any order', () => {
  const items = [
    { title: 'The longest', at: 1, duration: 9 },
    { title: 'The latest', at: 5 },
  ];
  expect(scaleOf({ unit: 'days', items })).toMatchObject({ start: 1, end: 10 });
});

test('does not highlight entries with `accent: false`', async () => {
  const items = example.items.map((item) => ({ ...item, accent: false }));
  const { container } = await renderBlock({ ...example, items });
  expect(container.querySelector('[data-accent]')).toBeNull();
});

test('draws bars and marks to scale', async () => {
  const { container } = await renderBlock(example);
  const { start, end } = scaleOf(example);
  const part = (value: string | null | undefined) => Number(value?.replace('%', '')) / 100;
  const lines = Array.from(container.querySelectorAll('ol > li > svg'));
  expect(lines).toHaveLength(example.items.length);
  example.items.forEach(({ at, duration, accent }, index) => {
    const mark = lines[index]?.querySelector(duration === undefined ? 'rect' : '.bar');
    const from = part(mark?.getAttribute(duration === undefined ? 'x' : 'x1'));
    expect(start + from * (end - start)).toBeCloseTo(at, 2);
    if (duration !== undefined) {
      expect(start + part(mark?.getAttribute('x2')) * (end - start)).toBeCloseTo(at + duration, 2);
    }
    expect(mark?.hasAttribute('data-accent')).toBe(accent === true);
  });
  expect(container.querySelector('[style]')).toBeNull();
});

test('a single moment still has a scale', async () => {
  const items = [
    { title: 'One', at: 4 },
    { title: 'Other', at: 4 },
  ];
  const { container } = await renderBlock({ ...example, items });
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
});

test('shows the items by their time', async () => {
  const items = [
    { title: 'Second', at: 5 },
    { title: 'First', at: 1 },
  ];
  const { container } = await renderBlock({ ...example, unit: 'days', items });
  expect(Array.from(container.querySelectorAll('h3'), (title) => title.textContent)).toEqual([
    'First',
    'Second',
  ]);
});
