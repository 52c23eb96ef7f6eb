import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pageNamesIn } from '../../tests/tools/documentsIn.ts';
import { changedLines } from './formerStates.ts';
import { smallestChange } from './smallestChange.ts';

// A value after a round trip through JSON, which does not preserve negative zero.
const jsonValue = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)));
const layout = fc.constantFrom(
  (value: unknown) => JSON.stringify(value),
  (value: unknown) => `${JSON.stringify(value, null, 2)}\n`,
  (value: unknown) => `${JSON.stringify(value, null, '\t')}\n`.replaceAll('\n', '\r\n'),
  (value: unknown) => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' '),
);
const block = z.looseObject({ type: z.string(), headline: z.string().optional() });
const page = z.looseObject({ title: z.string(), blocks: z.array(block) });

describe('for any file', () => {
  test('the new value is the document', () => {
    fc.assert(
      fc.property(jsonValue, jsonValue, layout, (before, after, write) => {
        expect(JSON.parse(smallestChange(write(before), after))).toEqual(after);
      }),
      { numRuns: 1000 },
    );
  });

  test('the new value is the document if the old one is similar', () => {
    const part = fc.oneof(fc.nat(3), fc.constantFrom('a', 'b', { type: 'x' }, [1], {}, []));
    const entry = fc.dictionary(fc.constantFrom('type', 'a', 'b', '__proto__'), part);
    const list = fc.array(fc.oneof(entry, part), { maxLength: 6 });
    const alike = fc.record({ list, entry }).map((value) => JSON.parse(JSON.stringify(value)));
    fc.assert(
      fc.property(alike, alike, layout, (before, after, write) => {
        expect(JSON.parse(smallestChange(write(before), after))).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  test('the text is unchanged, byte for byte, if the value is the same', () => {
    fc.assert(
      fc.property(jsonValue, layout, (value, write) => {
        expect(smallestChange(write(value), JSON.parse(write(value)))).toBe(write(value));
      }),
    );
  });
});

const folder = 'tests/fixtures/site';
const pages = pageNamesIn(folder);

describe.each(pages)('in %s', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const read = () => page.parse(JSON.parse(text));
  const lines = text.split('\n');
  /** The number of lines of a block in the file. */
  const linesOf = (index: number) => {
    const start = lines.indexOf('  "blocks": [') + 1;
    const ends = lines.flatMap((line, at) => (/^ {4}\},?$/.test(line) && at >= start ? [at] : []));
    return (ends[index] ?? 0) - (index === 0 ? start - 1 : (ends[index - 1] ?? 0));
  };

  test('a changed headline changes one line', () => {
    const document = read();
    document.blocks.forEach((changed, index) => {
      if (changed.headline === undefined) return;
      const blocks = document.blocks.with(index, { ...changed, headline: 'Another headline' });
      const result = smallestChange(text, { ...document, blocks });
      const differing = result.split('\n').filter((line, at) => line !== lines[at]);
      expect(differing).toEqual([expect.stringContaining('"headline": "Another headline"')]);
      expect(result.split('\n')).toHaveLength(lines.length);
    });
  });

  test('deleting, copying, adding or moving a block changes only its own lines', () => {
    const document = read();
    const { blocks } = document;
    const changed = (after: unknown[]) => {
      const result = smallestChange(text, { ...document, blocks: after });
      expect(JSON.parse(result)).toEqual({ ...document, blocks: after });
      return changedLines(text, result);
    };
    // For the last block, the comma of the line before: one line removed and one added.
    const comma = 2;
    blocks.forEach((own, index) => {
      const size = linesOf(index);
      if (blocks.length > 1) {
        expect(changed(blocks.toSpliced(index, 1))).toBeLessThanOrEqual(size + comma);
      }
      expect(changed(blocks.toSpliced(index, 0, own))).toBeLessThanOrEqual(size + comma);
      const added = { type: 'prose', headline: 'New', paragraphs: ['New.'] };
      expect(changed(blocks.toSpliced(index, 0, added))).toBeLessThanOrEqual(7 + comma);
      const next = blocks[index + 1];
      if (!next) return;
      const smaller = Math.min(size, linesOf(index + 1));
      const swapped = blocks.toSpliced(index, 2, next, own);
      expect(changed(swapped)).toBeLessThanOrEqual(Math.max(2 * smaller, 2 * size) + 2 * comma);
    });
  });
});

const faq = readFileSync('tests/fixtures/site/faq.json', 'utf8');

test.each([
  ['a byte order mark', (text: string) => `\ufeff${text}`],
  ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  [
    'tabs',
    (text: string) => text.replaceAll(/^(?: {2})+/gm, (margin) => '\t'.repeat(margin.length / 2)),
  ],
  ['no line end at the end', (text: string) => text.trimEnd()],
])('a file with %s keeps it', (_name, write) => {
  const document = page.parse(JSON.parse(faq));
  const added = { type: 'prose', headline: 'New', paragraphs: ['New.'] };
  const blocks = document.blocks.toSpliced(1, 0, added);
  const plain = smallestChange(faq, { ...document, title: 'Another title', blocks });
  const result = smallestChange(write(faq), { ...document, title: 'Another title', blocks });
  expect(result).toBe(write(plain));
});

describe('unchanged parts keep their formatting', () => {
  const text = `{
  "numbers": [1.0, 2e1,  3],
  "text": "caf\\u00e9 \\/",
  "short": { "a": 1,   "b": 2 },

  "list": [
    { "n": 1 }, { "n": 2 },
    { "n": 3 }
  ],
  "empty": []
}`;
  const document = () => z.record(z.string(), z.unknown()).parse(JSON.parse(text));

  test.each([
    ['numbers and escapes', { short: { a: 1, b: 3 } }, '"b": 2', '"b": 3'],
    ['one of the numbers', { numbers: [1, 20, 4] }, '  3]', '  4]'],
    ['entries in one line', { list: [{ n: 1 }, { n: 2 }, { n: 4 }] }, '{ "n": 3 }', '{ "n": 4 }'],
    ['a list that grows', { numbers: [1, 20, 3, 5] }, '  3]', '  3, 5]'],
    ['a group that grows', { short: { a: 1, b: 2, c: [1] } }, '2 }', '2, "c": [1] }'],
    ['a group that shrinks', { short: { b: 2 } }, '"a": 1,   ', ''],
    ['a list that empties', { numbers: [] }, '[1.0, 2e1,  3]', '[]'],
    [
      'lines that empty',
      { list: [] },
      text.slice(text.indexOf('[\n'), text.indexOf('],\n  "e') + 1),
      '[]',
    ],
    ['an entry taken out', { list: [{ n: 1 }, { n: 3 }] }, '{ "n": 1 }, { "n": 2 }', '{ "n": 1 }'],
    ['a list that fills', { empty: [1] }, '[]', '[\n    1\n  ]'],
    [
      'an entry put in front',
      { list: [{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }] },
      '{ "n": 1 }, ',
      '{ "n": 0 },\n    { "n": 1 }, ',
    ],
  ])('%s', (_name, change, from, to) => {
    expect(text).toContain(from);
    expect(smallestChange(text, { ...document(), ...change })).toBe(text.replace(from, to));
  });

  test('a moved entry keeps its formatting', () => {
    const odd = '[\n  {"a": 1.0},\n  {"b": 2},\n  {"c": 3}\n]';
    expect(smallestChange(odd, [{ b: 2 }, { c: 3 }, { a: 1 }])).toBe(
      '[\n  {"b": 2},\n  {"c": 3},\n  {"a": 1.0}\n]',
    );
  });
});

test('writes a new field after the one that it follows in the document', () => {
  const text = '{\n  "type": "hero",\n  "headline": "A",\n  "href": "/"\n}\n';
  const insert = (document: object) => smallestChange(text, document).split('\n').slice(1, -2);
  expect(insert({ type: 'hero', eyebrow: 'E', headline: 'A', href: '/' })[1]).toBe(
    '  "eyebrow": "E",',
  );
  expect(insert({ id: 'x', type: 'hero', headline: 'A', href: '/' })[0]).toBe('  "id": "x",');
  expect(insert({ type: 'hero', headline: 'A', href: '/', phone: 'main' }).slice(2)).toEqual([
    '  "href": "/",',
    '  "phone": "main"',
  ]);
  // The file keeps its order, regardless of the order of the document.
  expect(smallestChange(text, { href: '/', headline: 'A', type: 'hero' })).toBe(text);
});

test('replaces a text that is not JSON with the whole document', () => {
  expect(smallestChange('{ "a": ', { a: 1 })).toBe('{\n  "a": 1\n}\n');
});
