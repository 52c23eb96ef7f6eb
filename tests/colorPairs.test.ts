import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile, type Element } from 'stylis';
import { expect, test } from 'vitest';
import { colorNames } from '../schema/colors/index.ts';
import { pairs } from '../schema/colors/pairs.ts';
import { readDrawing } from '../scripts/content/pictures/readDrawing.ts';

/** Colors that only divide or adorn: no text has them, and no information depends on them (WCAG 2.2, 1.4.11). */
const adorning = new Set(['line', 'band-line', 'art-grid', 'backdrop']);
const known = new Set<string>(colorNames);
const fronts = new Set<string>(pairs.map(({ front }) => front));
const grounds = new Set<string>(pairs.map(({ ground }) => ground));
const hasPair = (front: string, ground: string) =>
  pairs.some((pair) => pair.front === front && pair.ground === ground);

type Rule = { place: string; values: Map<string, string> };

/** The rules of all styles in the folders whose components visitors see, each with the values of its declarations. */
const rules = ['blocks', 'layout', 'pictures', 'renderer', 'theme', 'ui'].flatMap((room) =>
  readdirSync(path.join('src', room))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join('src', room, name), 'utf8');
      const templates = text.matchAll(/(?:styled[.(][^`]*|css|createGlobalStyle)`([^`]*)`/g);
      return Array.from(templates, ([, css = '']) =>
        rulesIn(compile(`.x{${css.replaceAll(/\$\{[^}]*\}/g, 'none')}}`), `src/${room}/${name}`),
      ).flat();
    }),
);

function rulesIn(elements: readonly Element[], file: string): Rule[] {
  return elements.flatMap((element) => {
    if (!Array.isArray(element.children)) return [];
    if (element.type !== 'rule') return rulesIn(element.children, file);
    const declarations = element.children.filter(({ type }) => type === 'decl');
    const values = new Map(
      declarations.map((declaration) => [String(declaration.props), String(declaration.children)]),
    );
    return [{ place: `${file}: ${[element.props].flat().join(', ')}`, values }];
  });
}

/** The colors of the theme in a value, including those that are only mixed in. */
const colorsIn = (value = '') =>
  Array.from(value.matchAll(/var\(--([\w-]+)/g), ([, name = '']) => name).filter((name) =>
    known.has(name),
  );

const groundOf = ({ values }: Rule) =>
  colorsIn(values.get('background') ?? values.get('background-color'));

test('the styles of components are read', () => {
  expect(rules.length).toBeGreaterThan(400);
  expect(rules.filter((rule) => groundOf(rule).length > 0).length).toBeGreaterThan(30);
});

test('a text on a ground of the same rule is a pair that the palette guarantees', () => {
  const unknown = rules.flatMap((rule) =>
    colorsIn(rule.values.get('color')).flatMap((front) =>
      groundOf(rule)
        .filter((ground) => !hasPair(front, ground))
        .map((ground) => `${rule.place}: ${front} on ${ground}`),
    ),
  );
  expect(unknown).toEqual([]);
});

test('a text without a ground of its own can be read on every ground of a section', () => {
  const unknown = rules.flatMap((rule) => {
    if (groundOf(rule).length > 0) return [];
    // `cta` is only for brands whose color cannot be text: cta-text can.
    const used = colorsIn(rule.values.get('color'));
    return used
      .filter((front) => !(front === 'cta' && used.includes('cta-text')))
      .filter((front) => ['paper', 'surface', 'sunk'].some((ground) => !hasPair(front, ground)))
      .map((front) => `${rule.place}: ${front}`);
  });
  expect(unknown).toEqual([]);
});

test('a ground bears text, or is a mark that is seen itself', () => {
  const unknown = rules.flatMap((rule) =>
    groundOf(rule)
      .filter((ground) => !grounds.has(ground) && !fronts.has(ground) && !adorning.has(ground))
      .map((ground) => `${rule.place}: ${ground}`),
  );
  expect(unknown).toEqual([]);
});

test('a border, an outline or a line of a drawing that means something has a pair', () => {
  const lines =
    /^(?:border(?:-(?:top|right|bottom|left|block|inline))?(?:-color)?|outline|stroke|fill)$/;
  const unknown = rules.flatMap(({ place, values }) =>
    [...values]
      .filter(([property]) => lines.test(property))
      .flatMap(([, value]) => colorsIn(value))
      .filter((front) => !fronts.has(front) && !grounds.has(front) && !adorning.has(front))
      .map((front) => `${place}: ${front}`),
  );
  expect(unknown).toEqual([]);
});

test('what drawings are made of is in the pairs, but for shadows', () => {
  const folder = 'pages-json/drawings';
  const used = readdirSync(folder).flatMap((name) =>
    colorsIn(readDrawing(readFileSync(`${folder}/${name}`, 'utf8')).svg),
  );
  const unknown = used.filter((name) => !fronts.has(name) && !grounds.has(name));
  expect(new Set(unknown)).toEqual(new Set(['line', 'art-grid', 'art-shadow']));
});
