import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { typefaceNames } from '../../schema/browser.ts';
import { defaultPalette } from '../../schema/colors/index.ts';

const { light, dark } = defaultPalette;

// Files that cannot import the design, so they may repeat it.
const copies = ['src/public/demo/demo.css'];

const sixDigits = (color: string) => color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
const colorsIn = (text: string) =>
  (text.match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi) ?? []).map(sixDigits);
const design = new Set([...Object.values(light), ...Object.values(dark)].map(sixDigits));
const blackAndWhite = ['#ffffff', '#000000'];

/** The code, without its tests and the examples of rules. */
const code = ['schema/colors', 'src', 'editor', 'scripts'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(room, name))
    // Examples of documents, which name what documents name.
    .filter((file) => !file.startsWith(path.join('scripts', 'generate', 'rules'))),
);

test.each(copies)('the colors of %s match the design', (file) => {
  const colors = colorsIn(readFileSync(file, 'utf8'));
  expect(colors).toContain(light.blue);
  expect(colors.filter((color) => !design.has(color))).toEqual([]);
});

test('no code repeats a color of the design', () => {
  const repeated = code
    .filter((file) => file !== path.join('schema', 'colors', 'palette.ts'))
    .flatMap((file) =>
      colorsIn(readFileSync(file, 'utf8'))
        .filter((color) => design.has(color) && !blackAndWhite.includes(color))
        .map((color) => `${file}: ${color}`),
    );
  expect(repeated).toEqual([]);
});

test('no code repeats the name of a typeface', () => {
  // Comments may mention it.
  const names = new RegExp(`['"\`](?:${typefaceNames.join('|')})['"\`]`);
  const repeated = code.filter((file) => names.test(readFileSync(file, 'utf8')));
  expect(repeated).toEqual([]);
});

test('print styles only set colors of the design', () => {
  const print = readFileSync('src/public/print.css', 'utf8');
  const names = Array.from(print.matchAll(/--([\w-]+): (?:#|var)/g), ([, name = '']) => name);
  expect(names).toContain('blue');
  expect(names.filter((name) => !(name in light))).toEqual([]);
});
