import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { below, breakpoints, from } from './breakpoints.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join('src', name), 'utf8') }));

test('builds CSS media conditions', () => {
  expect(from(42)).toBe('(min-width:42rem)');
  expect(breakpoints.map(below)).toEqual(
    breakpoints.map((width) => `(max-width:${width - 1}.99rem)`),
  );
});

test('styles do not contain breakpoints in rem', () => {
  const written = files
    .filter(({ name }) => name !== path.join('theme', 'breakpoints.ts'))
    .flatMap(({ name, text }) =>
      Array.from(text.matchAll(/\((?:min|max)-width: ?[\d.]+rem\)/g), ([condition]) => {
        return `${name}: ${condition}`;
      }),
    );
  expect(written).toEqual([]);
});

test('every style below a breakpoint has a counterpart from that breakpoint on', () => {
  const gaps = files.flatMap(({ name, text }) => {
    const begins = Array.from(text.matchAll(/\bfrom\((\d+)\)/g), ([, width]) => width);
    const ends = Array.from(text.matchAll(/\bbelow\((\d+)\)/g), ([, width]) => width);
    if (begins.length === 0) return [];
    return ends.filter((width) => !begins.includes(width)).map((width) => `${name}: ${width}`);
  });
  expect(gaps).toEqual([]);
});
