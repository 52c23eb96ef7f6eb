import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile, type Element } from 'stylis';
import { expect, test } from 'vitest';
import { colorNames } from '../schema/colors/index.ts';
import { pairs } from '../schema/colors/pairs.ts';
import { readDrawing } from '../scripts/content/pictures/readDrawing.ts';

/** Colors that are only decorative: neither text nor information depends on them (WCAG 2.2, 1.4.11). */
const adorning = new Set(['line', 'band-line', 'art-grid', 'backdrop']);
const known = new Set<string>(colorNames);
const fronts = new Set<string>(pairs.map(({ front }) => front));
const grounds = new Set<string>(pairs.map(({ ground }) => ground));
const hasPair = (front: string, ground: string) =>
  pairs.some((pair) => pair.front === front && pair.ground === ground);

type Rule = { place: string; values: Map<string, string> };

/** The style rules of all components that visitors see, with the values of their declarations. */
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

/** The theme colors in a value, including mixed ones. */
const colorsIn = (value = '') =>
  Array.from(value.matchAll(/var\(--([\w-]+)/g), ([, name = '']) => name).filter((name) =>
    known.has(name),
  );

const groundOf = ({ values }: Rule) =>
  colorsIn(values.get('background') ?? values.get('background-color'));

test('finds the styles of components', () => {
  expect(rules.length).toBeGreaterThan(400);
  expect(rules.filter((rule) => groundOf(rule).length > 0).length).toBeGreaterThan(30);
});

test('text and background in the same rule are a pair with guaranteed contrast', () => {
  const unknown = rules.flatMap((rule) =>
    colorsIn(rule.values.get('color')).flatMap((front) =>
      groundOf(rule)
        .filter((ground) => !hasPair(front, ground))
        .map((ground) => `${rule.place}: ${front} on ${ground}`),
    ),
  );
  expect(unknown).toEqual([]);
});

test('text without a background has enough contrast on every section background', () => {
  const unknown = rules.flatMap((rule) => {
    if (groundOf(rule).length > 0) return [];
    // `cta` is only a fallback for brands without `cta-text`, whose color is readable as text.
    const used = colorsIn(rule.values.get('color'));
    return used
      .filter((front) => !(front === 'cta' && used.includes('cta-text')))
      .filter((front) => ['paper', 'surface', 'sunk'].some((ground) => !hasPair(front, ground)))
      .map((front) => `${rule.place}: ${front}`);
  });
  expect(unknown).toEqual([]);
});

test('a background is part of a pair, or is decorative', () => {
  const unknown = rules.flatMap((rule) =>
    groundOf(rule)
      .filter((ground) => !grounds.has(ground) && !fronts.has(ground) && !adorning.has(ground))
      .map((ground) => `${rule.place}: ${ground}`),
  );
  expect(unknown).toEqual([]);
});

test('a border, outline, stroke or fill is part of a pair, or is decorative', () => {
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

test('the colors of drawings are in pairs, except lines, the grid and shadows', () => {
  const folder = 'pages-json/drawings';
  const used = readdirSync(folder).flatMap((name) =>
    colorsIn(readDrawing(readFileSync(`${folder}/${name}`, 'utf8')).svg),
  );
  const unknown = used.filter((name) => !fronts.has(name) && !grounds.has(name));
  expect(new Set(unknown)).toEqual(new Set(['line', 'art-grid', 'art-shadow']));
});
