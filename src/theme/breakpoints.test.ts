import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** At which sizes of the window, and of what a component is in, a layout may change, in rem: the same few for all components. */
const steps = {
  '@media width': [23, 24, 30, 40, 42, 48, 52, 56, 60, 64],
  '@media height': [30],
  '@container width': [23, 48],
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join('src', name), 'utf8') }));

type Condition = { place: string; group: string; limit: string; rem: number };

/** The conditions on sizes in rem that a file has. */
function conditionsIn({ name, text }: { name: string; text: string }): Condition[] {
  const queries = text.matchAll(/(@media|@container)([^{]*)\{/g);
  return Array.from(queries).flatMap(([, rule = '', condition = '']) =>
    Array.from(condition.matchAll(/\((min|max)-(width|height): ([\d.]+)rem\)/g), (match) => ({
      place: `${name}: ${rule}${condition}`.trim(),
      group: `${rule} ${match[2]}`,
      limit: match[1] ?? '',
      rem: Number(match[3]),
    })),
  );
}

/** The first size that a condition tells from smaller ones: what is "max-width: 41.99rem" ends where 42rem begins. */
const stepOf = ({ rem }: Condition) => Math.round(rem);

test('layouts change at a few sizes alone', () => {
  const all = files.flatMap(conditionsIn);
  expect(all.length).toBeGreaterThan(40);
  const sizes = new Map<string, Set<number>>();
  for (const condition of all) {
    const known = sizes.get(condition.group) ?? new Set();
    sizes.set(condition.group, known.add(stepOf(condition)));
  }
  const found = Object.fromEntries(
    Array.from(sizes, ([group, set]) => [group, [...set].sort((a, b) => a - b)]),
  );
  expect(found).toEqual(steps);
});

test('where a component has a style for smaller windows, its others begin where that ends', () => {
  const gaps = files.flatMap((file) => {
    const all = conditionsIn(file);
    return all
      .filter(({ limit, rem }) => limit === 'max' && !Number.isInteger(rem))
      .filter((end) => {
        const begins = all.filter(({ limit, group }) => limit === 'min' && group === end.group);
        return begins.length > 0 && !begins.some(({ rem }) => rem === stepOf(end));
      })
      .map(({ place }) => place);
  });
  expect(gaps).toEqual([]);
});
