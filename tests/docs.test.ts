import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const guides = [
  'README.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];
const textOf = (guide: string) => readFileSync(guide, 'utf8');

/** The fragments of the headings of a guide, as GitHub makes them. */
function fragmentsOf(guide: string): string[] {
  return Array.from(textOf(guide).matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(guides)('the links in %s lead to files and headings that exist', (guide) => {
  const addresses = Array.from(textOf(guide).matchAll(/\]\(([^)\s]+)\)/g), ([, to = '']) => to);
  const broken = addresses.filter((address) => {
    if (/^https:/.test(address)) return false;
    const [file = '', fragment] = address.split('#');
    const target = file === '' ? guide : path.join(path.dirname(guide), file);
    return (
      !existsSync(target) || (fragment !== undefined && !fragmentsOf(target).includes(fragment))
    );
  });
  expect(broken).toEqual([]);
});

test.each(guides)('the commands in %s exist', (guide) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const text = textOf(guide);
  const names = Array.from(text.matchAll(/\bnpm run (?:-s )?([a-z][a-z:]*)/g), ([, name]) => name);
  expect(names.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
  const programs = Array.from(
    text.matchAll(/\bnpx (?:tsx|vitest run|playwright test)((?: [\w./-]+\.tsx?)+)/g),
    ([, files = '']) => files.trim().split(' '),
  );
  expect(programs.flat().filter((file) => !existsSync(file))).toEqual([]);
});
