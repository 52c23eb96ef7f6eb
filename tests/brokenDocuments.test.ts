// @module-tag slow
// However an author breaks a document, diagnose reports it at a place in the file, no edit makes it worse, and --fix keeps the
// words. Mistakes of people are in tests/mistakes.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dequal } from 'dequal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, sourceOf } from '../schema/diagnose/index.ts';
import { applyFixes, diagnose, type SourceFile } from '../schema/index.ts';
import { textsIn } from '../schema/inspect.ts';
import { isFullRun, seed } from './tools/walk.ts';

const folders = ['site', 'second-site', 'clinic', 'law-firm'].map(
  (name) => `tests/fixtures/${name}`,
);
const settings = { numRuns: isFullRun ? 10_000 : 500, seed };

/** A document of a site, with only its site.json, because no other page affects certain fixes. */
type Document = { file: SourceFile; site: SourceFile };

const documents: readonly Document[] = folders.flatMap((folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
  const site = files.find(({ name }) => name === 'site.json');
  return site ? files.map((file) => ({ file, site })) : [];
});

/** A document with another text, and what was done to it. */
type Broken = Document & {
  text: string;
  kind: string;
  [fc.toStringMethod]: () => string;
};

/** The same, printed short if a test fails. */
const broken = (document: Document, text: string, kind: string): Broken => ({
  ...document,
  text,
  kind,
  [fc.toStringMethod]: () => {
    const { name, text: original } = document.file;
    let at = 0;
    while (at < text.length && text[at] === original[at]) at += 1;
    return `${name}: ${JSON.stringify(text.slice(Math.max(0, at - 40), at + 60))}`;
  },
});

const syntaxCharacters = ['{', '}', '[', ']', ',', ':', '"'];

/** A document in which one character of the syntax is removed, doubled or replaced. */
const oneCharacter: fc.Arbitrary<Broken> = fc
  .tuple(fc.constantFrom(...documents), fc.nat(), fc.constantFrom('', '2', ...syntaxCharacters))
  .map(([document, index, change]) => {
    const { text } = document.file;
    const offsets = Array.from(text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)).flatMap(
      ({ index: at, 0: token }) => (token.length > 1 ? [at, at + token.length - 1] : [at]),
    );
    const offset = offsets[index % offsets.length] ?? 0;
    const character = text.charAt(offset);
    const instead = change === '2' ? character + character : change;
    const isCertain = (change === '' || change === '2') && !canBeOne(text, offset, change);
    const changed = text.slice(0, offset) + instead + text.slice(offset + 1);
    return broken(document, changed, isCertain ? `${character}${change}` : 'other');
  });

/**
 * Whether a character separates only two quotation marks, two numbers, or two texts of a list of which the second begins like the
 * rest of a sentence: "Strings", "and pins".
 */
function canBeOne(text: string, offset: number, change: string): boolean {
  const [before, after] = [text.charAt(offset - 1), text.slice(offset + 1)];
  if (before === '"' && after.startsWith('"')) return true;
  if (text.charAt(offset) !== ',' || change !== '') return false;
  return /\d/.test(before)
    ? /^ *\d/.test(after)
    : /^\s*"(?=[\s\p{Ll}\p{P}])(?:[^"\\]|\\.)*"\s*[,\]]/u.test(after);
}

// The arguments are the words of a text and the comma after its closing mark.
const rewritten: readonly ((words: string, comma: string) => string)[] = [
  (words, comma) => `"${words}${comma}"`,
  (words, comma) => `"${words}"${comma ? '' : ','}`,
  (words, comma) => `«\u00a0${words}\u00a0»${comma}`,
  (words, comma) => `“${words}”${comma}`,
  (words, comma) => (comma ? `“${words},”` : `“${words}”`),
  (words, comma) => `'${words}'${comma}`,
  (words, comma) => `${words}"${comma}`,
  (words, comma) => `"${words}${comma}`,
  (words, comma) => words + comma,
  (words, comma) => `""${words}""${comma}`,
  (words, comma) => `"${words.replace(' ', '"\n" ')}"${comma}`,
  (words, comma) => `"${words.replace(' ', '\n')}"${comma}`,
  (words, comma) => `"${words}" // ${words}${comma}`,
];

/** A document with one to two of its texts written in another way. */
const otherTexts: fc.Arbitrary<Broken> = fc
  .tuple(
    fc.constantFrom(...documents),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(...rewritten)), { minLength: 1, maxLength: 2 }),
  )
  .map(([document, changes]) => {
    const { text } = document.file;
    const places = Array.from(text.matchAll(/(?<=[:[,]\s*)"([^"\\\n]* [^"\\\n]*)"(,?)/g));
    const edits = changes.flatMap(([at, write]) => {
      const place = places[at % places.length];
      if (!place) return [];
      const [written, words = '', comma = ''] = place;
      return [{ offset: place.index, length: written.length, text: write(words, comma) }];
    });
    const [first, second] = edits;
    const separate = first && second && first.offset === second.offset ? [first] : edits;
    return broken(document, applyEdits(text, separate), 'other');
  });

/** A document with anything in place of a part of it. */
const anything: fc.Arbitrary<Broken> = fc
  .tuple(
    fc.constantFrom(...documents),
    ...[fc.nat(), fc.nat(30)],
    fc.oneof(fc.string({ maxLength: 12, unit: 'binary' }), fc.json()),
  )
  .map(([document, at, length, text]) => {
    const original = document.file.text;
    const start = at % original.length;
    return broken(
      document,
      original.slice(0, start) + text + original.slice(start + length),
      'other',
    );
  });

const filesWith = ({ file, site }: Document, text: string) => {
  const changed = { ...file, text };
  return file === site ? { pages: [], site: changed } : { pages: [changed], site };
};

function diagnosed(document: Document, text: string) {
  const { pages, site } = filesWith(document, text);
  const { diagnostics, content } = diagnose(pages, site, { files: [] });
  const found = diagnostics.filter(({ file }) => file === document.file.name);
  return { content, errors: found.filter(({ severity }) => severity === 'error'), found };
}

function fixed(document: Document, text: string): string {
  const { name } = document.file;
  const after = applyFixes(filesWith(document, text), { files: [] }, ({ file }) => file === name);
  return (after.pages[0] ?? after.site).text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The texts of a document, without quotation marks and outer spaces: some begin and end with their own marks. */
const wordsIn = (name: string, text: string) =>
  textsIn(Object(sourceOf({ name, text }).value), () => true).map((one) =>
    one.text.replaceAll(/\p{Quotation_Mark}/gu, '').trim(),
  );

describe('for any break of a document', () => {
  test('each error is at a place in the file, and each edit changes the file', () => {
    fc.assert(
      fc.property(fc.oneof(oneCharacter, otherTexts, anything), ({ text, ...document }) => {
        const { content, errors, found } = diagnosed(document, text);
        if (parsed(text) === undefined) {
          expect(content).toBeUndefined();
          expect(errors).not.toEqual([]);
        }
        const lines = text.split('\n').length;
        for (const { line, endLine, message, fix, suggest } of found) {
          expect(line).toBeGreaterThan(0);
          expect(endLine).toBeGreaterThanOrEqual(line);
          expect(endLine).toBeLessThanOrEqual(lines);
          expect(message).not.toMatch(/\b(?:expected|received|undefined|regex)\b|invalid_/i);
          // An index is no word for authors, unless the message quotes theirs.
          expect(text, message).toContain(/\w+\[\d+/.exec(message)?.[0] ?? '');
          for (const edits of [fix, suggest]) {
            if (edits) expect(applyEdits(text, edits)).not.toBe(text);
          }
        }
      }),
      settings,
    );
  });

  test('--fix restores what one character changed, or does not change the file', () => {
    fc.assert(
      fc.property(oneCharacter, ({ text, kind, ...document }) => {
        const after = fixed(document, text);
        const isUnchanged = after === text;
        if (!isUnchanged) expect(dequal(parsed(after), parsed(document.file.text))).toBe(true);
        // A missing or doubled comma and a missing colon are unambiguous.
        if ([',', ',2', ':'].includes(kind)) expect(isUnchanged).toBe(false);
      }),
      settings,
    );
  });

  test('--fix adds no words that the author did not write', () => {
    fc.assert(
      fc.property(otherTexts, ({ text, ...document }) => {
        const after = fixed(document, text);
        if (after === text) return;
        const { name } = document.file;
        const known = new Set(wordsIn(name, document.file.text));
        expect(wordsIn(name, after).filter((words) => !known.has(words))).toEqual([]);
      }),
      settings,
    );
  });
});
