import { expect, test } from 'vitest';
import { pages, site } from '../../tests/tools/secondSite.ts';
import { diagnose } from './diagnose.ts';
import { applyEdits } from './edits.ts';
import { applyFixes } from './fix.ts';

const all = [...pages, site];

/** A document with one text replaced, and its errors. */
function withChange(file: string, was: string, is: string) {
  const text = all.find(({ name }) => name === file)?.text ?? '';
  expect(text).toContain(was);
  const changed = text.replace(was, () => is);
  const documents = {
    pages: pages.map((page) => (page.name === file ? { name: file, text: changed } : page)),
    site: file === site.name ? { name: file, text: changed } : site,
  };
  const { diagnostics } = diagnose(documents.pages, documents.site);
  const found = diagnostics.filter((one) => one.file === file && one.severity === 'error');
  return { text, changed, documents, found };
}

test.each([
  ['prices.json', '"price": 95,', '"price": £95,', 'Write "price": 95.'],
  ['prices.json', '"price": 95,', '"price": £95.00,', 'Write "price": 95.'],
  ['prices.json', '"price": 95,', '"price": 095,', 'Write "price": 95.'],
  ['prices.json', '"price": 95,', '"price": ９５,', 'Write "price": 95.'],
  ['prices.json', '"from": 1200', '"from": 1 200', 'Write "from": 1200.'],
  ['site.json', '"2026-12-19"', '2026-12-19', 'Write "2026-12-19".'],
  ['site.json', '"10:00-13:00"', '10:00-13:00', 'Write "10:00-13:00".'],
  ['home.json', '"/restoration"', '/restoration', 'Write "/restoration".'],
  ['prices.json', '"from": 1200', '"from": 1.200,-', 'Write "from": 1200.'],
  ['visit.json', '"decorative": true', '"decorative": WAHR', 'Write "decorative": true.'],
])('in %s, suggests what makes %j of %j', (file, was, is, suggestion) => {
  const { text, changed, found } = withChange(file, was, is);
  expect(found.map((one) => one.suggestion)).toEqual([suggestion]);
  expect(applyEdits(changed, found[0]?.fix ?? found[0]?.suggest ?? [])).toBe(text);
});

test.each([
  // The field takes a number or a list, so quotation marks would be the next error.
  ['prices.json', '"price": 95,', '"price": on request,', '"price": 95'],
  ['prices.json', '"price": 95,', '"price": 95/visit,', '"price": 95'],
  // A unit or a fraction is not dropped.
  ['prices.json', '"price": 95,', '"price": 1/2,', '"price": 95'],
  ['prices.json', '"price": 95,', '"price": 30 min,', '"price": 95'],
  ['prices.json', '"price": 95,', '"price": "30 min",', '"price": 95'],
  ['visit.json', '["Actions", "Keys"]', 'Actions and keys; strings', '"features": ['],
])('in %s, suggests nothing for %j as %j and shows an example', (file, was, is, example) => {
  const { found } = withChange(file, was, is);
  expect(found).toHaveLength(1);
  expect(found[0]?.suggest).toBeUndefined();
  expect(found[0]?.suggestion).toContain(`Example: ${example}`);
});

test.each([
  ['"$95"', '"price": 95, and "currency": "USD"'],
  ['$95', '"price": 95, and "currency": "USD"'],
  ['"48,50 €"', '"price": 48.5, and "currency": "EUR"'],
])('names both the price and the currency of %s in a block with another one', (is, advice) => {
  const { found } = withChange('prices.json', '"price": 95,', `"price": ${is},`);
  expect(found.map(({ suggest, fix }) => suggest ?? fix)).toEqual([undefined]);
  expect(found[0]?.suggestion).toContain(advice);
});

test.each([
  ['prices.json', '"from": 1200', `"from": "1'250.–"`, 'Write "from": 1250.'],
  ['prices.json', '"price": 95,', '"price": "1,250.00",', 'Write "price": 1250.'],
  ['visit.json', '"height": 600', '"height": "600px"', 'Write "height": 600.'],
  ['prices.json', '"path": "/prices",', '"path": "/prices", "published": "nein",', 'false.'],
  [
    'prices.json',
    '"path": "/prices",',
    '"path": "/prices", "published": "May 5",',
    'Write true or',
  ],
  [
    'home.json',
    '"title": "Listen"',
    '"title": { "rendered": "Listen" }',
    'Write "title": "Listen".',
  ],
  ['site.json', '"2026-12-19"', '"19/12/2026"', '"2026-12-19"'],
  ['site.json', '"2026-12-19"', '"04/05/2026"', 'Write "2026-05-04" or "2026-04-05"'],
])('in %s, says with the own words what %j is as %j', (file, was, is, advice) => {
  const { found } = withChange(file, was, is);
  expect(found.map((one) => one.suggestion)).toEqual([expect.stringContaining(advice)]);
  expect(found[0]?.suggestion).not.toContain('Example');
});

test.each([
  ['prices.json', '"from": 1200', `"from": "1'200"`],
  ['prices.json', '"from": 1200', `"from": 1'200`],
  ['home.json', '"eyebrow": "A workshop since 1961",', '"eyebrow"：「A workshop since 1961」、'],
  ['home.json', '"eyebrow": "A workshop', '“eyebrow”: ‹A workshop'.replace('‹', '"')],
  ['visit.json', '["Actions", "Keys"],', '［"Actions"、 ‹Keys›］，'],
])('--fix in %s restores %j from %j', (file, was, is) => {
  const { text, documents } = withChange(file, was, is);
  const fixed = applyFixes(documents, {}, (found) => found.file === file);
  expect([...fixed.pages, fixed.site].find(({ name }) => name === file)?.text).toBe(text);
});

test.each([
  ['“How a “good” tuning, as it “goes”, ends”', '"How a “good” tuning, as it “goes”, ends"'],
  ['„Wie ein „gutes“ Klavier“', '"Wie ein „gutes“ Klavier"'],
  [`'How a "good" one goes'`, '"How a \\"good\\" one goes"'],
])('--fix keeps quoted words inside of %s', (is, fixed) => {
  const { text, documents } = withChange('home.json', '"How a tuning goes"', is);
  const { pages: after } = applyFixes(documents, {}, () => true);
  expect(after.find(({ name }) => name === 'home.json')?.text).toBe(
    text.replace('"How a tuning goes"', () => fixed),
  );
});

test.each([
  ['prices.json', '"path": "/prices",', '$&\n  "status": "draft",', 'Write "published": false.'],
  [
    'prices.json',
    '"path": "/prices",',
    '$&\n  "draft": true,',
    'Write "published": false instead.',
  ],
  ['visit.json', '"picture"', '"image"', 'Did you mean "picture"?'],
  [
    'visit.json',
    '"picture": {\n            "src"',
    '"image": {\n            "url"',
    'Did you mean "picture"? Example: "picture": { "src": "pictures/boardroom.jpg", "alt": "…" }',
  ],
])('in %s, advises what is right for %j as %j', (file, was, is, suggestion) => {
  const { found } = withChange(file, was, is.replace('$&', was));
  expect(found[0]?.suggestion).toBe(suggestion);
});

const monday = '"monday": "8:00-12:30, 13:30-17:30"';
const week = /"monday"[^}]*"friday": "8:00-17:30"/;

test.each(['monday-friday', 'Mon – Fri', 'Mo bis Fr', 'weekdays'])(
  'a range of days, "%s", becomes its days',
  (name) => {
    const [input = ''] = week.exec(site.text) ?? [];
    const { found, changed } = withChange('site.json', input, `"${name}": "8:00-17:30"`);
    expect(found).toHaveLength(1);
    const fixed = applyEdits(changed, found[0]?.suggest ?? []);
    expect(JSON.parse(fixed).hours.week).toEqual({
      ...{ monday: '8:00-17:30', tuesday: '8:00-17:30', wednesday: '8:00-17:30' },
      ...{ thursday: '8:00-17:30', friday: '8:00-17:30', saturday: '10:00-13:00' },
    });
  },
);

test('never suggests to replace the days that are already there', () => {
  const { found } = withChange('site.json', monday, '"mon-wed": "8:00-12:30"');
  expect(found.map(({ suggest }) => suggest)).toEqual([undefined]);
  expect(found[0]?.suggestion).toBe('Write a line for each: "monday": "8:00-12:30".');
});

test.each([
  ['prices.json', '{ "group": "At the bench",', '// ... the remaining prices\n{'],
  ['prices.json', '{ "group": "At the bench",', '/* rest unchanged */ {'],
  ['prices.json', '{ "group": "At the bench",', '...\n{'],
])('in %s, what stands for content is not removed: %j as %j', (file, was, is) => {
  const { found } = withChange(file, was, is);
  expect(found.map(({ id, suggest }) => [id, suggest])).toEqual([['comment/missing', undefined]]);
});

test('does not suggest a number that lost a leading zero as a text', () => {
  const { found } = withChange('site.json', '"CT1 0AA"', '2134');
  expect(found.map(({ id, suggest }) => [id, suggest])).toEqual([['wrong-kind/digits', undefined]]);
});

const rows = (sign: string) => ['Cleanup', '180', 'hour'].join(sign);

test.each([
  ['a table', ['\t', ';', ' | '].map((sign) => [`${rows(sign)}\n${rows(sign)}`, undefined])],
  ['quoted cells', [['"Cleanup"\t180\n"Strings"\t20', undefined]]],
])('one message for the lines of %s, with an example of an entry', (_what, cases) => {
  for (const [is = ''] of cases) {
    const { found } = withChange(
      'prices.json',
      '{ "title": "Small repairs", "price": 49.5, "per": "hour", "note": "Parts at cost." },',
      is,
    );
    expect(found.map(({ id, suggest, fix }) => [id, suggest, fix])).toEqual([
      ['unquoted-text/rows', undefined, undefined],
    ]);
  }
});

const lines = '      "eyebrow": "A workshop since 1961",\n      "headline": "Your piano';

test.each(['> ', '>', '| ', '+', '• '])('--fix removes "%s" from the start of lines', (sign) => {
  const marked = lines.replaceAll(/^/gm, sign);
  const { text, found, documents } = withChange('home.json', lines, marked);
  expect(found.map(({ id }) => id)).toEqual(['stray-character/lines']);
  const { pages: fixed } = applyFixes(documents, {}, () => true);
  const [home] = fixed.filter(({ name }) => name === 'home.json');
  expect(JSON.parse(home?.text ?? '')).toEqual(JSON.parse(text));
});

test.each([
  [
    'line numbers',
    'home.json',
    /[\s\S]*/,
    (text: string) =>
      text
        .trim()
        .split('\n')
        .map((line, at) => `${at + 1}  ${line}`)
        .join('\n'),
  ],
  ['one curly mark', 'home.json', '"Listen"', () => '“Listen"'],
] as const)('--fix corrects %s with one message', (_what, file, was, change) => {
  const original = pages.find(({ name }) => name === file)?.text ?? '';
  const [input = ''] = typeof was === 'string' ? [was] : (was.exec(original) ?? []);
  const { text, found, documents } = withChange(file, input, change(input));
  expect(found).toHaveLength(1);
  const { pages: fixed } = applyFixes(documents, {}, () => true);
  expect(fixed.find(({ name }) => name === file)?.text.trim()).toBe(text.trim());
});

test.each([
  ['home.json', '"/restoration"', '"C:\\Users\\Ann\\our list.pdf"', '/downloads/our-list.pdf'],
  ['home.json', '"/restoration"', '"C:/Users/Ann/list.pdf"', '/downloads/list.pdf'],
  ['home.json', '"type": "process"', '"Typ": "process"', 'Did you mean "type"?'],
  ['prices.json', '"path"', '"Pfad"', 'Did you mean "path"?'],
  [
    'site.json',
    '"leadForm": {',
    '"exceptions": [{ "date": "12-24", "hours": "closed", "reason": "Eve" }], "leadForm": {',
    'Move it to hours › exceptions.',
  ],
  ['prices.json', '"title": "Tuning",', '"nazwa": "Tuning",', 'Did you mean "title"?'],
  [
    'home.json',
    '\n  ]\n}\n',
    '\n  ]\n}\n to hear."\n    }\n  ]\n}\n',
    'left over from another version',
  ],
])('in %s, one message for %j as %j', (file, was, is, advice) => {
  const { found } = withChange(file, was, is);
  expect(found.map((one) => one.suggestion)).toEqual([expect.stringContaining(advice)]);
});

const homeText = pages.find(({ name }) => name === 'home.json')?.text ?? '';

test.each([
  ['play every no', 'within "description", on line 23', 'play every no"\n'],
  ['hear."\n        },', 'too early, on line 24', 'hear."\n        }\n'],
  ['"description":', 'within "description", on line 5', 'Port Ellis"\n}\n'],
])('a file that ends after %j is reported as cut off and can be closed', (last, place, end) => {
  const at = homeText.indexOf(last) + last.length;
  const { changed, found } = withChange('home.json', homeText.slice(at), '\n');
  expect(found).toMatchObject([{ id: 'bracket/cut', message: expect.stringContaining(place) }]);
  expect(found[0]).not.toHaveProperty('fix');
  const closed = applyEdits(changed, found[0]?.suggest ?? []);
  expect(() => JSON.parse(closed)).not.toThrow();
  expect(closed).toContain(end);
});

test.each(['\n}\n', '\n  ]\n}\n', '\n    }\n  ]\n}\n', '\n      ]\n    }\n  ]\n}\n'])(
  'suggests the closing brackets if nothing else is missing: %j',
  (end) => {
    const { text, changed, found } = withChange('home.json', end, '\n');
    expect(found.map(({ id }) => id)).toEqual(['bracket/at-end']);
    expect(applyEdits(changed, found[0]?.suggest ?? [])).toBe(text);
  },
);

test.each([
  ['prices.json', '["One tuning"]', '{"0": "One tuning"}'],
  ['visit.json', '["Actions", "Keys"]', '{"1": "Actions", "2": "Keys"}'],
])('in %s, suggests the list %j for its numbered entries', (file, was, is) => {
  const { text, changed, found } = withChange(file, was, is);
  expect(applyEdits(changed, found[0]?.suggest ?? [])).toBe(text);
});

test.each(['"<meta name="a" content="12AB34CD56" />"', '"<meta name="a" content="12AB34CD56" />"'])(
  'finds the code in the tag %s',
  (tag) => {
    const { changed, found } = withChange(
      'site.json',
      '"leadForm": {',
      `"verification": { "bing": ${tag} }, "leadForm": {`,
    );
    expect(found).toHaveLength(1);
    expect(applyEdits(changed, found[0]?.suggest ?? [])).toContain('{ "bing": "12AB34CD56" }');
  },
);

test('says what to do with the rest of a deleted entry', () => {
  const start = '        {\n          "number": 1,\n          "title": "Listen",\n';
  const { found } = withChange('home.json', start, '');
  expect(found.map(({ id, suggest }) => [id, suggest])).toEqual([['bracket/tail', undefined]]);
});
