import { describe, expect, test } from 'vitest';
import { diagnoseAfter, lonelyPage, pages, site } from '../../tests/tools/secondSite.ts';
import { diagnose } from './diagnose.ts';

test('documents without a mistake have no diagnostics and can be built', () => {
  const { diagnostics, content } = diagnose(pages, site);
  expect(diagnostics).toEqual([]);
  expect(content?.pages).toHaveLength(pages.length);
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
    'comma',
    'quotation-mark',
    'comma',
    'quotation-mark',
  ]);
  const lines = diagnostics.map(({ line }) => line);
  expect(new Set(lines).size).toBe(4);
  expect([...lines].sort((a, b) => a - b)).toEqual(lines);
});

test('a mistake of syntax that has a fix does not hide one of shape', () => {
  const { diagnostics } = diagnoseAfter('home.json', (text) =>
    text.replace('"path": "/",', '"path": "/"').replace('"headline"', '"headlin"'),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['comma', 'unknown-field']);
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
  const lonely = lonelyPage();
  const whole = diagnose([...pages, lonely], site);
  expect(whole.warnings).toBe(whole.diagnostics.length);
  expect(whole.warnings).toBeGreaterThan(1);
  const brief = diagnose([...pages, lonely], site, { brief: true });
  expect(brief).toEqual({ diagnostics: [], warnings: 1, content: whole.content });
});

test('mistakes are in the order of their places, also in one line', () => {
  const { diagnostics } = diagnoseAfter('home.json', (text) =>
    text.replace('"number": 2, "title"', '"numbr": 2,, "titl"'),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['unknown-field', 'comma']);
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
  const lonely = lonelyPage({ ctaText: 'Again', href: '/strings' });
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

test('what must not go live is found beside warnings too', () => {
  const { text } = site;
  const invented = { ...site, text: text.replace('+44 20 7946 0018', '(919) 555-0100') };
  expect(invented.text).not.toBe(text);
  const { diagnostics } = diagnose([...pages, lonelyPage()], invented, { launch: true });
  expect(diagnostics.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['unlinked-page', 'placeholder']),
  );
});

test('the lines below a text with an escaped quotation mark are indented as others are', () => {
  for (const words of ['A 19\\" rack', 'A \\"rack [', 'ends with \\\\', 'one " and [']) {
    const escaped = words.includes('\\') ? words : words.replace('"', '\\"');
    const { diagnostics } = diagnoseAfter('home.json', (text) =>
      text.replace('Listen', () => escaped),
    );
    expect(diagnostics, escaped).toEqual([]);
  }
});

test('the schema of a document is looked for from its folder', () => {
  const suggestionFor = (name: string) => {
    const { text = '' } = pages.find((page) => page.name === 'visit.json') ?? {};
    const file = { name, text: text.replace(/ {2}"\$schema".*\n/, '') };
    const others = pages.filter((page) => page.name !== 'visit.json');
    const { diagnostics } = diagnose([...others, file], site);
    return diagnostics.map(({ suggestion }) => suggestion);
  };
  const asked = (path: string) => [expect.stringContaining(`"$schema": "${path}"`)];
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
      { rule: 'wrong-kind', suggestion: expect.stringMatching(/^Write 5\.$/) },
    ]);
    expect(found('home.json', '"number": 2', '"number": " 2 "')).toMatchObject([{ edit: '2' }]);
  });

  test('no name that is taken already', () => {
    const [field] = found('visit.json', '"id": "request"', '"id": "request", "headlin": "Again"');
    expect(field).toMatchObject({ rule: 'unknown-field', edit: undefined });
    const [fact] = found('site.json', '{ "tuning-time"', '{ "Tuning Time": "1 h", "tuning-time"');
    expect(fact).toMatchObject({ rule: 'wrong-format', edit: undefined });
  });

  test('a language as it is written, and a phone that site.json has', () => {
    expect(found('site.json', '"en-GB"', '"en-gb"')).toMatchObject([{ edit: '"en-GB"' }]);
    const phone = (name: string) => found('home.json', '"phone": "workshop"', `"phone": "${name}"`);
    expect(phone('Workshop')).toMatchObject([{ edit: '"workshop"' }]);
    expect(phone('Front Desk')).toMatchObject([{ rule: 'wrong-format', edit: undefined }]);
  });

  test('of an entry in which no field is known, nothing is missing', () => {
    const entry = found('restoration.json', '"Strings and pins"', '{ "color": "red" }');
    expect(entry.map(({ rule }) => rule)).toEqual(['unknown-field']);
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
