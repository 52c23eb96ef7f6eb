// @vitest-environment node
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seed } from '../../tests/support/walk.ts';
import { applyEdits } from './edits.ts';
import { applyFixes, fixableTogether } from './fix.ts';
import { diagnose } from './index.ts';

const read = (name: string) => ({
  name,
  text: readFileSync(`tests/second-site/${name}`, 'utf8'),
});
const pages = ['home.json', 'restoration.json', 'visit.json', 'not-found.json'].map(read);
const site = read('site.json');

/** Diagnoses the second site after a change of one of its files. */
function diagnoseAfter(name: string, change: (text: string) => string) {
  const changed = (file: typeof site) =>
    file.name === name ? { name, text: change(file.text) } : file;
  return diagnose(pages.map(changed), changed(site));
}

test('documents without a mistake have no diagnostics and can be built', () => {
  const { diagnostics, content } = diagnose(pages, site);
  expect(diagnostics).toEqual([]);
  expect(content?.pages).toHaveLength(4);
});

test('what can be built has its facts filled in', () => {
  const { content } = diagnose(pages, site);
  const home = content?.pages.find(({ path }) => path === '/');
  expect(JSON.stringify(home)).toContain(
    'A tuning takes two hours, at your home or at the bench of Harbor Piano Workshop.',
  );
});

test('a text is as long as visitors see it, with its facts', () => {
  const withHeadline = (headline: string) =>
    diagnoseAfter('home.json', (text) => text.replace('How a tuning goes', headline)).diagnostics;
  // 74 characters as written, 70 as shown: "two hours" is shorter than its name in braces.
  expect(withHeadline(`${'x'.repeat(61)}{tuning-time}`)).toEqual([]);
  expect(withHeadline(`${'x'.repeat(62)}{tuning-time}`)).toMatchObject([
    { rule: 'too-long', message: expect.stringContaining('1 character too long: it has 71') },
  ]);
  // 66 as written, 77 as shown.
  expect(withHeadline(`${'x'.repeat(57)}{company}`)).toMatchObject([{ rule: 'too-long' }]);
});

test('several mistakes in one file are all reported, each at its place', () => {
  const { diagnostics } = diagnoseAfter('home.json', (text) =>
    text
      .replace('"path": "/",', '"path": "/"')
      .replace('"Listen"', '“Listen”')
      .replace('"number": 3,', '"number": 3,,')
      .replace('"title": "Play"', '\'title\': "Play"'),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual([
    'missing-comma',
    'smart-quotes',
    'doubled-comma',
    'single-quotes',
  ]);
  const lines = diagnostics.map(({ line }) => line);
  expect(new Set(lines).size).toBe(4);
  expect([...lines].sort((a, b) => a - b)).toEqual(lines);
});

test('a mistake of syntax that has a fix does not hide one of shape', () => {
  const { diagnostics } = diagnoseAfter('home.json', (text) =>
    text.replace('"path": "/",', '"path": "/"').replace('"headline"', '"headlin"'),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['missing-comma', 'unknown-field']);
});

test('a link to a page with a mistake is no mistake of its own', () => {
  const { diagnostics } = diagnoseAfter('restoration.json', (text) =>
    text.replace('"type": "list"', '"type": "lists"'),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['unknown-block-type']);
});

test('a site.json with a mistake does not make pages wrong', () => {
  const { diagnostics } = diagnoseAfter('site.json', (text) =>
    text.replace('"company"', '"compny"'),
  );
  expect(diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'site.json unknown-field',
  ]);
});

test('in brief, warnings are counted and order is left alone', () => {
  const lonely = {
    name: 'strings.json',
    text: JSON.stringify({
      path: '/strings',
      title: 'New strings',
      description:
        'When strings are too old to hold a tuning: what new ones cost in time, and how they sound.',
      blocks: [{ type: 'hero', headline: 'New strings' }],
    }),
  };
  const whole = diagnose([...pages, lonely], site);
  expect(whole.warnings).toBe(whole.diagnostics.length);
  expect(whole.warnings).toBeGreaterThan(1);
  const brief = diagnose([...pages, lonely], site, { brief: true });
  expect(brief).toEqual({ diagnostics: [], warnings: 1, content: whole.content });
});

test('a document in disorder is fixed in rounds and means the same', () => {
  const wrong = `{"blocks":[
{"headline":"Come in","type":"hero"},
    {"items":[{"answer":"Yes.","question":"Do you tune?"},{"answer":"No.", "question":"Do you sell?"}], "headline":"Asked","type":"faq"}
  ],
"description":"Where the workshop is, when somebody is at the bench, and how to ask for a tuning.",
  "title":"Questions", "path":"/visit"
}
`;
  const others = pages.filter(({ name }) => name !== 'visit.json');
  const documents = {
    pages: [...others, { name: 'visit.json', text: wrong }],
    site: { ...site, text: site.text.replace('/visit#request', '/visit') },
  };
  const { pages: fixed, fixedPlaces, diagnosis } = applyFixes(documents, {}, () => true);
  expect(diagnosis.diagnostics).toEqual([]);
  expect(new Set(fixedPlaces.map(({ file, rule }) => `${file} ${rule}`))).toEqual(
    new Set(['visit.json missing-schema', 'visit.json key-order', 'visit.json indentation']),
  );
  const text = fixed.at(-1)?.text ?? '';
  expect(JSON.parse(text)).toEqual({
    $schema: 'schema/page.schema.json',
    ...JSON.parse(wrong),
  });
  expect(Object.keys(JSON.parse(text))).toEqual([
    '$schema',
    'path',
    'title',
    'description',
    'blocks',
  ]);
  expect(text).toMatch(/^ {4}\{"type":"faq", "headline":"Asked","items":\[\{"question"/m);
});

test('mistakes are in the order of their places, also in one line', () => {
  const { diagnostics } = diagnoseAfter('home.json', (text) =>
    text.replace('"number": 2, "title"', '"numbr": 2,, "titl"'),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual([
    'unknown-field',
    'doubled-comma',
    'unknown-field',
  ]);
});

test('the order of fields is not looked at in a file with an error', () => {
  const { diagnostics } = diagnoseAfter('visit.json', (text) =>
    text.replace('\n  "path"', '\n "path"').replace('"#request"', '"/nowhere-at-all"'),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['broken-link']);
});

test('in brief, warnings are no diagnostics beside errors either', () => {
  const lonely = {
    name: 'strings.json',
    text: pages[2]?.text.replace('"/visit"', '"/strings"').replace('"#request"', '"/gone"') ?? '',
  };
  const { diagnostics } = diagnose([...pages, lonely], site, { brief: true });
  expect(diagnostics.map(({ rule }) => rule)).toEqual(
    diagnostics.map(() => expect.stringMatching(/broken-link|duplicate-text/)),
  );
});

test('a page that only itself links to is unlinked, and no page has the address of the code', () => {
  const lonely = {
    name: 'strings.json',
    text: JSON.stringify({
      path: '/strings',
      title: 'New strings',
      description:
        'When strings are too old to hold a tuning: what new ones cost in time, and how they sound.',
      blocks: [{ type: 'hero', headline: 'New strings', ctaText: 'Again', href: '/strings' }],
    }),
  };
  const withPath = (path: string) => ({
    ...lonely,
    text: lonely.text.replaceAll('"/strings"', `"${path}"`),
  });
  const rulesFor = (file: typeof site) =>
    diagnose([...pages, file], site).diagnostics.map(({ rule }) => rule);
  expect(rulesFor(lonely)).toContain('unlinked-page');
  expect(rulesFor(withPath('/assets'))).toEqual(['reserved-path']);
  expect(rulesFor(withPath('/assets-old'))).not.toContain('reserved-path');
});

test('notes on samples may name the samples', () => {
  const { text } = site;
  const noted = text.replace('"company"', '"samples": ["The number 555-0100."], "company"');
  const { diagnostics } = diagnose(pages, { ...site, text: noted }, { launch: true });
  expect(diagnostics.map(({ rule }) => rule)).not.toContain('fictional-phone');
});

test('the schema of a document is looked for from its folder', () => {
  const suggestionFor = (name: string) => {
    const { text = '' } = pages.find((page) => page.name === 'visit.json') ?? {};
    const file = { name, text: text.replace(/ {2}"\$schema".*\n/, '') };
    const others = pages.filter((page) => page.name !== 'visit.json');
    const { diagnostics } = diagnose([...others, file], site);
    return diagnostics.map(({ suggestion }) => suggestion);
  };
  const asked = (path: string) => [`Write "$schema": "${path}" as its first field.`];
  expect(suggestionFor('a.json')).toEqual(asked('schema/page.schema.json'));
  expect(suggestionFor('pages/a.json')).toEqual(asked('../schema/page.schema.json'));
  expect(suggestionFor('pages/deep/a.json')).toEqual(asked('../../schema/page.schema.json'));
  // A folder outside of the project has no known path to the schemas.
  expect(suggestionFor('../a.json')).toEqual([]);
  expect(suggestionFor('/elsewhere/a.json')).toEqual([]);
});

test('the indentation is that of the brackets, whatever a text has in it', () => {
  for (const words of ['{ [ "', 'ends with \\', '\\" {', '}}']) {
    const { diagnostics } = diagnoseAfter('home.json', (text) =>
      text
        .replace('"Listen"', () => JSON.stringify(words.replace(/[{}]/g, '[')))
        .replace('  "blocks"', '   "blocks"')
        .replace('"eyebrow"', '\n\n      "eyebrow"'),
    );
    const [found] = diagnostics.filter(({ rule }) => rule === 'indentation');
    expect(found?.fix).toEqual([{ offset: expect.any(Number), length: 3, text: '  ' }]);
  }
});

describe('what is suggested for a value fits its field:', () => {
  const found = (name: string, from: string, to: string) => {
    const { diagnostics } = diagnoseAfter(name, (text) => text.replace(from, () => to));
    return diagnostics.map(({ rule, suggestion, fix, suggest }) => ({
      rule,
      suggestion,
      edit: (fix ?? suggest)?.map(({ text }) => text).join(''),
    }));
  };

  test('a number within its bounds, and without its quotation marks', () => {
    expect(found('restoration.json', '"rating": 5', '"rating": 5.5')).toMatchObject([
      { rule: 'wrong-kind', suggestion: 'Write 5.' },
    ]);
    expect(found('home.json', '"number": 2', '"number": " 2 "')).toMatchObject([{ edit: '2' }]);
  });

  test('no name that is taken already', () => {
    const [field] = found('visit.json', '"id": "request"', '"id": "request", "headlin": "Again"');
    expect(field).toMatchObject({ rule: 'unknown-field', edit: undefined });
    const [fact] = found('site.json', '{ "tuning-time"', '{ "Tuning Time": "1 h", "tuning-time"');
    expect(fact).toMatchObject({ rule: 'wrong-form', edit: undefined });
  });

  test('a language as it is written, and a phone that site.json has', () => {
    expect(found('site.json', '"en-GB"', '"en-gb"')).toMatchObject([{ edit: '"en-GB"' }]);
    const phone = (name: string) => found('home.json', '"phone": "workshop"', `"phone": "${name}"`);
    expect(phone('Workshop')).toMatchObject([{ edit: '"workshop"' }]);
    expect(phone('Front Desk')).toMatchObject([{ rule: 'wrong-form', edit: undefined }]);
  });

  test('of an entry in which no field is known, nothing is missing', () => {
    const entry = found('restoration.json', '"Strings and pins"', '{ "colour": "red" }');
    expect(entry.map(({ rule }) => rule)).toEqual(['unknown-field']);
  });
});

test('an edit at the start of another comes first, whatever the order in which they are given', () => {
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

  test('says each place that it changed, with the words before and after', () => {
    const { fixed } = fix('home.json', (text) =>
      text.replace('"path": "/",', '"path": "/"').replace('"Listen"', '“Listen”'),
    );
    expect(fixed.pages).toEqual(pages);
    expect(fixed.fixedPlaces).toEqual([
      {
        ...{ file: 'home.json', line: 3, column: 14, rule: 'missing-comma' },
        before: '  "path": "/"',
        after: '  "path": "/",',
      },
      {
        ...{ file: 'home.json', line: 22, column: 20, rule: 'smart-quotes' },
        before: '          "title": “Listen”,',
        after: '          "title": "Listen",',
      },
    ]);
  });

  test('leaves a file as it is in which one mistake of syntax has several meanings, and fixes the others', () => {
    const { documents, fixed } = fix('home.json', (text) =>
      text.replace('"path": "/",', '"path": "/"').replace('"Listen"', 'Listen"'),
    );
    const visit = documents.pages.findIndex(({ name }) => name === 'visit.json');
    const both = documents.pages.map((page, index) =>
      index === visit ? { ...page, text: page.text.replace('\n  "path"', '\n "path"') } : page,
    );
    expect(fixed.pages).toEqual(documents.pages);
    expect(fixed.fixedPlaces).toEqual([]);
    const fixes = fixed.diagnosis.diagnostics.map(({ rule, fix: certain, suggest }) => [
      ...[rule, certain, suggest?.length],
    ]);
    expect(fixes).toEqual([
      ['missing-comma', undefined, 1],
      ['missing-quote', undefined, 1],
    ]);
    const again = applyFixes({ pages: both, site: documents.site }, {}, () => true);
    expect(again.pages[visit]).toEqual(pages[visit]);
  });

  test('does not give two fields one name, and prints a place for each line', () => {
    const { documents, fixed } = fix('home.json', (text) =>
      text.replace('"subheadline"', '"Sub_Headline": "Twice", "sub-headline"'),
    );
    expect(fixed.pages).toEqual(documents.pages);
    const lines = fix('home.json', (text) => text.replace(/^ {2}"(?=path|title)/gm, '"')).fixed;
    expect(lines.fixedPlaces.map(({ line, rule }) => [line, rule])).toEqual([
      [3, 'indentation'],
      [4, 'indentation'],
    ]);
  });

  test('fixes the order of pages while site.json has a mistake', () => {
    const { documents } = fix('site.json', (text) => text.replace('"company"', '"company'));
    const both = documents.pages.map((page) => ({
      ...page,
      text: page.text.replace('\n  "path"', '\n "path"'),
    }));
    const fixed = applyFixes({ pages: both, site: documents.site }, {}, () => true);
    expect(fixed.pages).toEqual(pages);
    expect(fixed.site).toBe(documents.site);
  });

  test('applies no edits that touch the same characters, and each fix whole or not at all', () => {
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
              ...{ file: 'a', line: 1, column: 1, endLine: 1, endColumn: 1, rule: 'a', path: [] },
              severity: 'error' as const,
              message: '',
              fix: edits,
            }));
          const together = fixableTogether(diagnostics);
          const edits = together.flatMap(({ fix }) => fix ?? []);
          expect(() => applyEdits('a'.repeat(20), edits)).not.toThrow();
          // A round fixes something wherever something can be fixed.
          expect(together.length > 0).toBe(diagnostics.length > 0);
        },
      ),
      { seed },
    );
  });
});

describe('text that is not JSON', () => {
  test.each([
    '',
    '   ',
    '{',
    '[',
    'null',
    '7',
    '"text"',
    '{"path": }',
    '{"a": 1,}',
    '// no',
    '\u0000',
  ])('%j gives a diagnostic and never throws', (text) => {
    const { diagnostics, content } = diagnoseAfter('visit.json', () => text);
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.every(({ file }) => file === 'visit.json')).toBe(true);
    expect(content).toBeUndefined();
  });
});

describe('facts', () => {
  const siteWith = (from: string, to: string) =>
    diagnoseAfter('site.json', (text) => text.replace(from, () => to));

  test('work in every text of site.json that visitors read', () => {
    const { diagnostics, content } = diagnoseAfter('site.json', (text) =>
      text
        .replace('"facts": {', '"facts": { "trade": "Piano", "slogan": "{trade}s of {city}",')
        .replace('Harbor Piano Workshop', 'Harbor {trade} Workshop')
        .replace('Port Ellis and an hour', '{city} and an hour')
        .replace('"Our work"', '"{trade} work"')
        .replace('"At the bench"', '"At the {trade} bench"')
        .replace('"label": "Visit"', '"label": "Visit {city}"')
        .replace('Actions, strings', '{trade} actions, strings')
        .replace('Pianos tuned', '{slogan} tuned')
        .replace('"title": "Workshop"', '"title": "{company}"')
        .replace('"Tuning request"', '"{trade} tuning request"')
        .replace('"Book a tuning"', '"Book a {trade} tuning"'),
    );
    expect(diagnostics).toEqual([]);
    const { site: filled } = content ?? {};
    expect(JSON.stringify(filled)).not.toMatch(/\{[a-z]/);
    expect(filled?.company).toBe('Harbor Piano Workshop');
    expect(filled?.location).toBe('Port Ellis and an hour around it.');
    expect(filled?.header.services.label).toBe('Piano work');
    expect(filled?.header.links[0]?.label).toBe('Visit Port Ellis');
    expect(filled?.footer.text).toBe('Pianos of Port Ellis tuned, repaired and restored by hand.');
    expect(filled?.footer.columns[0]?.title).toBe('Harbor Piano Workshop');
    expect(filled?.leadForm.dialogTitle).toBe('Book a Piano tuning');
    expect(filled?.facts.slogan).toBe('Pianos of Port Ellis');
  });

  test('count with their length in site.json as well', () => {
    const long = siteWith('"Our work"', '"{tuning-time} {tuning-time} {tuning-time}"');
    expect(long.diagnostics).toMatchObject([
      { rule: 'too-long', message: expect.stringContaining('it has 29, and 24 fit') },
    ]);
    expect(siteWith('"Our work"', '"{tuning-time} of our work"').diagnostics).toEqual([]);
  });

  test('work in the title and the description of a page, and not in addresses and names', () => {
    const titled = diagnoseAfter('visit.json', (text) =>
      text
        .replace('Visit the workshop', 'Visit {company}')
        .replace('to ask for a tuning', 'to ask for {tuning-time}'),
    );
    const visit = titled.content?.pages.find(({ path }) => path === '/visit');
    expect(visit?.title).toBe('Visit Harbor Piano Workshop');
    expect(visit?.description).toContain('to ask for two hours at');
    for (const [from, to] of [
      ['"#request"', '"#{request}"'],
      ['"path": "/visit"', '"path": "/{visit}"'],
      ['"id": "request"', '"id": "{request}"'],
      ['"lead-form"', '"{lead-form}"'],
    ] as const) {
      const { diagnostics } = diagnoseAfter('visit.json', (text) => text.replace(from, to));
      expect(diagnostics.length, to).toBeGreaterThan(0);
    }
  });

  test('are known where site.json has a mistake, so that pages are as long as visitors see them', () => {
    const { diagnostics } = diagnose(
      pages.map((file) => ({
        ...file,
        text: file.text.replace('How a tuning goes', `${'x'.repeat(61)}{tuning-time}`),
      })),
      { ...site, text: site.text.replace('"company"', '"compny"') },
    );
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['unknown-field']);
  });

  test('are marked at their own place, also in a text with escapes', () => {
    const { diagnostics } = diagnoseAfter('home.json', (text) =>
      text.replace('Listen', 'A \\"{no}\\" \\u00e9 {nor}'),
    );
    const line = diagnoseAfter('home.json', (text) => text.replace('"Listen"', '7')).diagnostics[0];
    expect(diagnostics).toMatchObject([
      { line: line?.line, column: (line?.column ?? 0) + 5, endColumn: (line?.column ?? 0) + 9 },
      { line: line?.line, column: (line?.column ?? 0) + 19, endColumn: (line?.column ?? 0) + 24 },
    ]);
  });
});
