import { describe, expect, test } from 'vitest';
import { diagnoseAfter, lonelyPage, pages, site } from '../../tests/tools/secondSite.ts';
import { diagnose } from './diagnose.ts';

test('documents without errors have no diagnostics and can be built', () => {
  const { diagnostics, content } = diagnose(pages, site);
  expect(diagnostics).toEqual([]);
  expect(content?.pages).toHaveLength(pages.length);
});

test('reports every error in a file with its location', () => {
  const { diagnostics } = diagnoseAfter('home.json', (text) =>
    text
      .replace('"path": "/",', '"path": "/"')
      .replace('"Listen"', '“Listen”')
      .replace('"number": 3,', '"number": 3,,')
      .replace('"title": "Play"', 'title: "Play"'),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual([
    'comma',
    'quotation-mark',
    'comma',
    'unquoted-text',
  ]);
  const lines = diagnostics.map(({ line }) => line);
  expect(new Set(lines).size).toBe(4);
  expect([...lines].sort((a, b) => a - b)).toEqual(lines);
});

test('a fixable syntax error does not hide a shape error', () => {
  const { diagnostics } = diagnoseAfter('home.json', (text) =>
    text.replace('"path": "/",', '"path": "/"').replace('"headline"', '"headlin"'),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['comma', 'unknown-field']);
});

test('does not report a link to a page that has an error', () => {
  const { diagnostics } = diagnoseAfter('restoration.json', (text) =>
    text.replace('"type": "list"', '"type": "lists"'),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['unknown-block-type']);
});

test('an error in site.json does not cause errors in pages', () => {
  const { diagnostics } = diagnoseAfter('site.json', (text) =>
    text.replace('"company"', '"compny"'),
  );
  expect(diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'site.json unknown-field',
  ]);
});

test('brief mode only counts warnings', () => {
  const lonely = lonelyPage();
  const full = diagnose([...pages, lonely], site);
  expect(full).toMatchObject({ diagnostics: [{ rule: 'unlinked-page' }], warnings: 1 });
  const brief = diagnose([...pages, lonely], site, { brief: true });
  expect(brief).toEqual({ diagnostics: [], warnings: 1, content: full.content });
});

test('sorts errors by location, even on one line', () => {
  const { diagnostics } = diagnoseAfter('home.json', (text) =>
    text.replace('"number": 2, "title"', '"numbr": 2,, "titl"'),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['unknown-field', 'comma']);
});

test('skips the order of fields in a file with an error', () => {
  const { diagnostics } = diagnoseAfter('visit.json', (text) =>
    text.replace('\n  "path"', '\n "path"').replace('"#request"', '"/nowhere-at-all"'),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['broken-link']);
});

test('brief mode omits warnings even if there are errors', () => {
  const lonely = {
    name: 'strings.json',
    text: pages[2]?.text.replace('"/visit"', '"/strings"').replace('"#request"', '"/gone"') ?? '',
  };
  const { diagnostics } = diagnose([...pages, lonely], site, { brief: true });
  expect(diagnostics.map(({ rule }) => rule)).toEqual(
    diagnostics.map(() => expect.stringMatching(/broken-link|duplicate-text/)),
  );
});

test('launch mode reports placeholders in addition to warnings', () => {
  const { text } = site;
  const invented = { ...site, text: text.replace('+44 20 7946 0018', '(919) 555-0100') };
  expect(invented.text).not.toBe(text);
  const { diagnostics } = diagnose([...pages, lonelyPage()], invented, { launch: true });
  expect(diagnostics.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['unlinked-page', 'placeholder']),
  );
});

test('reads text with an escaped quotation mark', () => {
  for (const words of ['A 19\\" rack', 'A \\"rack [', 'ends with \\\\', 'one " and [']) {
    const escaped = words.includes('\\') ? words : words.replace('"', '\\"');
    const { diagnostics } = diagnoseAfter('home.json', (text) =>
      text.replace('Listen', () => escaped),
    );
    expect(diagnostics, escaped).toEqual([]);
  }
});

describe('a suggested value fits its field:', () => {
  const found = (name: string, from: string, to: string) => {
    const { diagnostics } = diagnoseAfter(name, (text) => text.replace(from, () => to));
    return diagnostics.map(({ rule, suggestion, fix, suggest }) => ({
      rule,
      suggestion,
      edit: (fix ?? suggest)?.map(({ text }) => text).join(''),
    }));
  };

  test('a number is within its bounds and without quotation marks', () => {
    expect(found('restoration.json', '"rating": 5', '"rating": 5.5')).toMatchObject([
      { rule: 'wrong-kind', suggestion: expect.stringMatching(/^Write 5\.$/) },
    ]);
    expect(found('home.json', '"number": 2', '"number": " 2 "')).toMatchObject([{ edit: '2' }]);
  });

  test('a field name is not one that the group already has', () => {
    const [field] = found('visit.json', '"id": "request"', '"id": "request", "headlin": "Again"');
    expect(field).toMatchObject({ rule: 'unknown-field', edit: undefined });
    const [fact] = found('site.json', '{ "tuning-time"', '{ "Tuning Time": "1 h", "tuning-time"');
    expect(fact).toMatchObject({ rule: 'wrong-format', edit: undefined });
  });

  test('a language has the right case, and a phone is one in site.json', () => {
    expect(found('site.json', '"en-GB"', '"en-gb"')).toMatchObject([{ edit: '"en-GB"' }]);
    const phone = (name: string) => found('home.json', '"phone": "workshop"', `"phone": "${name}"`);
    expect(phone('Workshop')).toMatchObject([{ edit: '"workshop"' }]);
    expect(phone('Front Desk')).toMatchObject([{ rule: 'wrong-format', edit: undefined }]);
  });

  test('an entry without any known field has no missing fields', () => {
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
  ])('%j gives a diagnostic and does not throw', (text) => {
    const { diagnostics, content } = diagnoseAfter('visit.json', () => text);
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.every(({ file }) => file === 'visit.json')).toBe(true);
    expect(content).toBeUndefined();
  });
});

test('a check after other checks reports the same as a first one', () => {
  const texts = [
    ...['Visit us [company]', 'example text here', '“Ã¶ffnen', '{nothing}', '<b>Bold</b>'],
    ...[
      'Lorem ipsum dolor sit amet',
      'https://harbor.netlify.app/prices',
      '字',
      'Call +1 555 0100',
    ],
  ];
  const all = [...pages, site];
  const copyOf = ({ name, text }: (typeof all)[number]) => ({ name, text });
  const check = (files: readonly (typeof all)[number][], launch: boolean) => {
    const settings = files.find(({ name }) => name === site.name) ?? site;
    return diagnose(
      files.filter((file) => file !== settings),
      settings,
      { launch },
    );
  };
  for (const [index, { name }] of all.entries()) {
    for (const [number, words] of texts.entries()) {
      const expected = (index + number) % 3;
      const changed = all.map((file) => {
        if (file.name !== name) return file;
        let count = 0;
        const text = file.text.replace(/"(?:headline|title|text|company)": "[^"]*"/g, (field) => {
          count += 1;
          return count === expected + 1
            ? field.replace(/: ".*"/, `: ${JSON.stringify(words)}`)
            : field;
        });
        return { name, text };
      });
      for (const launch of [false, true]) {
        const { diagnostics } = check(changed, launch);
        expect(diagnostics).toEqual(check(changed.map(copyOf), launch).diagnostics);
      }
    }
  }
  expect(check(all, false).diagnostics).toEqual([]);
});

test('an unchanged page is checked again when site.json changes what it reads', () => {
  // Texts with findings that depend on facts, contacts, the language, the country and the address of the site.
  const page = lonelyPage({
    subheadline: 'TODO: [tuning-time] and {tuning-time}, or {founded}.',
    badges: ['TODO soon', '{company}', '{phone.main}', '555-0142'],
    href: 'https://second-site.example/visit',
  });
  const all = [...pages, page];
  const first = JSON.parse(site.text);
  const changes: object[] = [
    ...Object.keys(first).map((name) => ({ [name]: undefined })),
    ...Object.keys(first.facts).map((name) => ({ facts: { ...first.facts, [name]: undefined } })),
    ...[{ company: 'x'.repeat(40) }, { language: 'de-DE' }, { language: 'es-ES' }],
    ...[{ callingCode: '+1', country: 'US' }, { url: 'https://other.example' }, {}],
  ];
  for (const change of changes) {
    const changed = { name: site.name, text: JSON.stringify({ ...first, ...change }) };
    const fresh = all.map((file) => ({ ...file }));
    for (const launch of [false, true]) {
      const found = diagnose(all, changed, { launch });
      expect(found, JSON.stringify(change)).toEqual(diagnose(fresh, changed, { launch }));
    }
  }
});
