import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pages, site } from '../../tests/tools/secondSite.ts';
import { seed } from '../../tests/tools/walk.ts';
import { diagnose } from './diagnose.ts';
import { applyEdits } from './edits.ts';
import { applyFixes, fixableTogether } from './fix.ts';

const bold = '{ "type": "prose", "paragraphs": [["By ", { "bold": "hand" }]] }';

test('suggests "strong" for bold words under another name', () => {
  const changed = pages.map(({ name, text }) => ({
    name,
    text: name === 'visit.json' ? text.replace('"blocks": [', `$&${bold},`) : text,
  }));
  const [found] = applyFixes({ pages: changed, site }, {}, () => true).diagnosis.diagnostics;
  expect(found).toMatchObject({ rule: 'unknown-field', suggestion: 'Did you mean "strong"?' });
  expect(found?.suggest?.map((edit) => edit.text)).toEqual(['"strong"']);
});

test('reports errors of every file, but none that only follow from another', () => {
  const wrong: Record<string, [string, string]> = {
    'home.json': ['"href": "/restoration"', '"href": "/restorations"'],
    'visit.json': ['"subheadline"', '"subheadlin"'],
    'work.json': ['"type": "hero"', '"type" "hero"'],
    'restoration.json': ['"headline": ', '"headlin": '],
  };
  const changed = pages.map(({ name, text }) => ({
    name,
    text: wrong[name] ? text.replace(...wrong[name]) : text,
  }));
  const found = diagnose(changed, site, { pictures: [] }).diagnostics.filter(
    ({ rule }) => rule !== 'missing-file',
  );
  expect(found.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'home.json broken-link',
    'restoration.json unknown-field',
    'visit.json unknown-field',
    'work.json incomplete-field',
  ]);
});

test('applies an edit at the start of another first, in any order', () => {
  const edits = [
    { offset: 0, length: 1, text: 'x' },
    { offset: 0, length: 0, text: '(' },
  ];
  expect(applyEdits('ab', edits)).toBe('(xb');
  expect(applyEdits('ab', edits.toReversed())).toBe('(xb');
});

describe('--fix', () => {
  const fix = (name: string, change: (text: string) => string) => {
    const changed = (file: typeof site) =>
      file.name === name ? { name, text: change(file.text) } : file;
    const documents = { pages: pages.map(changed), site: changed(site) };
    return { documents, fixed: applyFixes(documents, {}, () => true) };
  };

  test('lists each change with the text before and after', () => {
    const { fixed } = fix('home.json', (text) =>
      text.replace('"path": "/",', '"path": "/"').replace('"Listen"', '“Listen”'),
    );
    expect(fixed.pages).toEqual(pages);
    expect(fixed.fixedPlaces).toMatchObject([
      {
        ...{ file: 'home.json', line: 3, column: 14, rule: 'comma' },
        before: '  "path": "/"',
        after: '  "path": "/",',
      },
      {
        ...{ file: 'home.json', line: 22, column: 20, rule: 'quotation-mark' },
        before: '          "title": “Listen”,',
        after: '          "title": "Listen",',
      },
    ]);
  });

  test('leaves a file unchanged if one of its syntax errors is ambiguous, and fixes the others', () => {
    const { documents, fixed } = fix('home.json', (text) =>
      text.replace('"path": "/",', '"path": "/"').replace('"Listen"', 'Listen"'),
    );
    const visit = documents.pages.findIndex(({ name }) => name === 'visit.json');
    const both = documents.pages.map((page, index) =>
      index === visit ? { ...page, text: page.text.replace('"blocks": [', '"blocks": [,') } : page,
    );
    expect(fixed.pages).toEqual(documents.pages);
    expect(fixed.fixedPlaces).toEqual([]);
    const fixes = fixed.diagnosis.diagnostics.map(({ rule, fix: certain, suggest }) => [
      ...[rule, certain, suggest?.length],
    ]);
    expect(fixes).toEqual([
      ['comma', undefined, 1],
      ['quotation-mark', undefined, 1],
    ]);
    const again = applyFixes({ pages: both, site: documents.site }, {}, () => true);
    expect(again.pages[visit]).toEqual(pages[visit]);
  });

  test('does not rename two fields to one name', () => {
    const { documents, fixed } = fix('home.json', (text) =>
      text.replace('"subheadline"', '"Sub_Headline": "Twice", "sub-headline"'),
    );
    expect(fixed.pages).toEqual(documents.pages);
  });

  test('writes the name of a field in American English', () => {
    const { documents, fixed } = fix('site.json', (text) =>
      text.replace('"licenses"', '"licences"').replace('"colors"', '"colours"'),
    );
    expect(documents.site.text).not.toBe(site.text);
    expect(fixed.site.text).toBe(site.text);
    expect(diagnose(documents.pages, documents.site).diagnostics).toMatchObject([
      { message: 'There is no field "colours" here.', suggestion: 'Did you mean "colors"?' },
      { message: 'There is no field "licences" here.', suggestion: 'Did you mean "licenses"?' },
    ]);
  });

  test('fixes pages while site.json has an error', () => {
    const { documents } = fix('site.json', (text) => text.replace('"company"', '"company'));
    const both = documents.pages.map((page) => ({
      ...page,
      text: page.text.replace('"blocks": [', '"blocks": [,'),
    }));
    const fixed = applyFixes({ pages: both, site: documents.site }, {}, () => true);
    expect(fixed.pages).toEqual(pages);
    expect(fixed.site).toBe(documents.site);
  });

  test('fixes an error in site.json once, as in a page', () => {
    for (const name of ['site.json', 'home.json']) {
      const { fixed } = fix(name, (text) => `\ufeff${text}`);
      expect(fixed.site).toEqual(site);
      expect(fixed.pages).toEqual(pages);
      expect(fixed.fixedPlaces.map(({ file, rule }) => [file, rule])).toEqual([
        [name, 'unreadable-file'],
      ]);
    }
  });

  test('never applies overlapping edits, and applies each fix as a whole or not at all', () => {
    const edit = (offset: number, length: number) => ({ offset, length, text: '' });
    expect(() => applyEdits('abcdef', [edit(0, 3), edit(2, 1)])).toThrow('overlap');
    expect(applyEdits('abcdef', [edit(0, 3), edit(3, 1)])).toBe('ef');
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.tuple(fc.nat(9), fc.nat(3)), { minLength: 1, maxLength: 3 })),
        (fixes) => {
          // The edits of one fix never overlap.
          const diagnostics = fixes
            .map((places) => places.map(([offset, length]) => edit(offset, length)))
            .filter((edits) => {
              const ordered = [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length);
              return ordered.every(
                ({ offset }, index) =>
                  index === 0 ||
                  offset >= (ordered[index - 1]?.offset ?? 0) + (ordered[index - 1]?.length ?? 0),
              );
            })
            .map((edits) => ({
              ...{
                file: 'a',
                line: 1,
                column: 1,
                endLine: 1,
                endColumn: 1,
                rule: 'a',
                id: 'a',
                path: [],
              },
              severity: 'error' as const,
              message: '',
              fix: edits,
            }));
          const together = fixableTogether(diagnostics);
          const edits = together.flatMap(({ fix }) => fix ?? []);
          expect(() => applyEdits('a'.repeat(20), edits)).not.toThrow();
          // Each round applies at least one fix if there is any.
          expect(together.length > 0).toBe(diagnostics.length > 0);
        },
      ),
      { seed },
    );
  });
});
