import { expect, test } from 'vitest';
import { documentsIn } from '../../../tests/tools/documentsIn.ts';
import { diagnose } from '../diagnose.ts';
import { applyEdits } from '../edits.ts';
import { applyFixes } from '../fix.ts';
import type { Diagnostic } from '../types.ts';

const folder = 'tests/fixtures/second-site';
const site = new Map(documentsIn(folder).map(({ name, text }) => [name, text]));

type Replacements = Record<string, readonly (readonly [from: string, to: string])[]>;

/** The diagnostics of the second site with some of its texts replaced. */
function reports(replacements: Replacements, launch = false) {
  const files = Array.from(site, ([name, original]) => {
    let text = original;
    for (const [from, to] of replacements[name] ?? []) {
      expect(text).toContain(from);
      text = text.replace(from, to);
    }
    // The site uses a fictional number, which a launch would report.
    if (launch) text = text.replaceAll('+44 20 7946 0018', '+44 20 7946 1018');
    return { name, text };
  });
  const settings = files.find(({ name }) => name === 'site.json');
  const pages = files.filter((file) => file !== settings);
  if (!settings) throw new Error('There is no site.json.');
  const { diagnostics } = diagnose(pages, settings, { launch, files: ['/demo/lead-form.html'] });
  return diagnostics.map((diagnostic) => {
    const text = files.find(({ name }) => name === diagnostic.file)?.text ?? '';
    return { ...diagnostic, text };
  });
}
const rules = (replacements: Replacements, launch = false) =>
  reports(replacements, launch).map(({ rule }) => rule);

const redirects = (...entries: [from: string, to: string][]): Replacements => ({
  'site.json': [
    [
      '{ "from": "/tuning", "to": "/" }',
      entries.map(([from, to]) => JSON.stringify({ from, to })).join(', '),
    ],
  ],
});
const linkOfHome = (href: string): Replacements => ({
  'home.json': [['"href": "/restoration"', `"href": "${href}"`]],
});

test('reports a page that is only linked from a redirect or from itself', () => {
  const unlinked: Replacements = {
    'site.json': [
      ['"text": "Visit", "href": "/visit" }', '"text": "Bench", "href": "/restoration" }'],
      ['"page": "/visit#request"', '"page": "/restoration#hero-form"'],
      ['"to": "/" }', '"to": "/visit" }'],
    ],
    'visit.json': [['"href": "#request"', '"href": "/visit#request"']],
  };
  expect(rules(unlinked)).toEqual(['unlinked-page']);
  expect(rules({ ...unlinked, ...linkOfHome('/visit') })).toEqual([]);
});

test('accepts links to the start of the content and to the form dialog on every page', () => {
  for (const href of ['#main', '#lead-form', '/visit#main']) {
    expect(rules(linkOfHome(href)), href).toEqual([]);
  }
});

test('only suggests links to existing targets', () => {
  const [withAnchor] = reports(linkOfHome('/visits#request'));
  expect(withAnchor?.suggestion).toBe('Did you mean "/visit#request"?');
  const [without] = reports(linkOfHome('/visits#nowhere'));
  expect(without?.suggestion).toBe('Did you mean "/visit", without "#nowhere"?');
});

test('does not mistake a property of JavaScript objects for a contact', () => {
  expect(rules(linkOfHome('tel:constructor'))).toEqual(['broken-link']);
});

test('accepts a redirect with a query from the path of a page', () => {
  expect(rules(redirects(['/?p=7', '/visit'], ['/visit?old=1', '/visit']))).toEqual([]);
});

test('reports two redirects for the same query in a different order', () => {
  // Requests match capital letters exactly.
  expect(rules(redirects(['/Old-Page', '/visit'], ['/old-page', '/restoration']))).toEqual([]);
  const twice = redirects(['/a?b=1&c=2', '/visit'], ['/a?c=2&b=1', '/restoration']);
  expect(rules(twice)).toEqual(['redirect-conflict']);
});

test('accepts a redirect to the same path on another site, and reports a loop through the own URL', () => {
  expect(rules(redirects(['/tuning', 'https://other.test/tuning']))).toEqual([]);
  const circle = redirects(['/tuning', 'https://piano.test/old'], ['/old', '/visit']);
  expect(rules(circle)).toEqual(['redirect-conflict']);
});

test.each([
  ['hello@example.org', 'placeholder'],
  ['hello@example.net', 'placeholder'],
  ['hello@example.com', 'placeholder'],
])('the placeholder %s blocks a launch', (email, rule) => {
  expect(rules({ 'site.json': [['bench@piano.test', email]] }, true)).toEqual([rule]);
});

test.each(['Company name', 'COMPANY NAME', 'company name'])(
  'the placeholder "%s" blocks a launch',
  (name) => {
    const replaced: Replacements = { 'site.json': [['"Harbor Piano Workshop"', `"${name}"`]] };
    expect(rules(replaced, true)).toContain('placeholder');
  },
);

test.each(['Your name', 'Ihr Name'])('a form can ask for "%s"', (label) => {
  const form = (text: string): Replacements => ({
    'site.json': [
      [
        '"src": "https://forms.piano.test/tuning"',
        `"action": "https://forms.piano.test/tuning", "tested": true,
          "fields": [{ "kind": "text", "label": "${text}", "name": "name" }]`,
      ],
      [
        '"dialogTitle": "Book a tuning",\n    "dialogHeight": 600',
        '"dialogTitle": "Book a tuning"',
      ],
    ],
  });
  expect(rules(form(label), true)).toEqual(rules(form('Full name'), true));
});

test('an exception lets a text go live that looks like a placeholder', () => {
  const quote: Replacements = {
    'visit.json': [['Come in and play', 'lorem ipsum']],
  };
  const excused: Replacements = {
    ...quote,
    'site.json': [
      [
        '"redirects":',
        '"exceptions": [{ "rule": "example-text", "page": "/visit", "reason": "A quote." }],\n  "redirects":',
      ],
    ],
  };
  expect(rules(quote, true)).toEqual(['example-text']);
  expect(rules(excused, true)).toEqual([]);
  expect(rules(excused, false)).toEqual([]);
});

test('an exception cannot switch off an error', () => {
  const broken = '"exceptions": [{ "rule": "broken-link", "page": "/visit", "reason": "Later." }],';
  expect(rules({ 'site.json': [['"redirects":', `${broken}\n  "redirects":`]] })).toEqual([
    'unknown-value',
  ]);
});

test.each([
  "visit (Anna's conflicted copy 2026-11-29)",
  ...['visit 2', 'visit (1)', 'visit - Kopie', 'visit copy', 'visit-DESKTOP-AB12CD'],
  ...['visit.sync-conflict-20261129-101500-ABCDEFG', 'Copy of visit', 'Kopie von visit'],
])('reports %s.json once, as a copy', (name) => {
  const text = site.get('visit.json') ?? '';
  const settings = { name: 'site.json', text: site.get('site.json') ?? '' };
  const pages = Array.from(site, ([fileName, text]) => ({ name: fileName, text })).filter(
    (file) => file.name !== 'site.json',
  );
  const found = (copy: string) =>
    diagnose([...pages, { name: `${name}.json`, text: copy }], settings).diagnostics.map(
      ({ file, id }) => `${file} ${id}`,
    );
  expect(found(text)).toEqual([`${name}.json conflicted-copy`]);
  expect(found(text.replace('Come in', 'Sit down'))).toEqual([
    `${name}.json conflicted-copy/changed`,
  ]);
  expect(found(text.replace('"/visit"', '"/elsewhere"'))).not.toContain(
    `${name}.json conflicted-copy/changed`,
  );
});

test('the notes about samples may quote placeholders', () => {
  const notes: Replacements = {
    'site.json': [['"redirects":', '"samples": ["Call example.com, 555-0100"],\n  "redirects":']],
  };
  expect(rules(notes, true)).toEqual(['sample']);
});

test.each([
  ['/index.html', '/'],
  ['index.html', '/'],
  ['/visit.html', '/visit'],
  ['/visit/index.php', '/visit'],
])('corrects %s to %s', (input, meant) => {
  const [found] = reports(linkOfHome(input));
  expect(found?.suggestion).toContain(`"${meant}"`);
});

test('recognizes a phone number in any format', () => {
  const [found] = reports(linkOfHome('tel:+44 (20) 7946-0018'));
  expect(found?.suggestion).toContain('"tel:workshop"');
});

test('a page cannot use the paths of assets, embeds and devices of Windows, nor any path below them', () => {
  for (const route of [
    '/assets',
    '/assets/pianos',
    '/embeds',
    '/embeds/pianos',
    '/aux',
    '/com1/pianos',
  ]) {
    const moved: Replacements = {
      'visit.json': [['"path": "/visit"', `"path": "${route}"`]],
    };
    expect(rules(moved), route).toContain('reserved-path');
  }
  for (const route of ['/assets-old', '/auxiliary']) {
    const similar: Replacements = {
      'visit.json': [['"path": "/visit"', `"path": "${route}"`]],
    };
    expect(rules(similar), route).not.toContain('reserved-path');
  }
});

test('a site needs a page at exactly "/"', () => {
  const [found] = reports({ 'home.json': [['"path": "/"', '"path": "/start"']] });
  expect(found?.id).toBe('required-pages/home');
});

test('a misspelled field hides no other error of its document', () => {
  const found = reports({
    'home.json': [
      ['"eyebrow"', '"eyebro"'],
      ['"href": "/restoration"', '"href": "/gone"'],
    ],
    'restoration.json': [
      ['"description"', '"descripton"'],
      ['"alt": "A keyboard on a bench under a window, in the morning"', '"focus": [0, 0]'],
    ],
    'site.json': [
      ['"location"', '"locaton"'],
      [', "href": "/visit" }', ', "href": "/gone" }'],
    ],
  });
  const rulesIn = (name: string) =>
    found.filter(({ file }) => file === name).map(({ id, path }) => `${id} ${path.join('.')}`);
  expect(rulesIn('home.json')).toContain('broken-link/page blocks.0.href');
  expect(rulesIn('restoration.json')).toContainEqual(expect.stringMatching(/^missing-alt /));
  expect(rulesIn('site.json')).toContainEqual(expect.stringMatching(/^broken-link\/page /));
});

test('reports all misspelled fields of a group as one error', () => {
  const misspelt: Replacements = {
    'home.json': [
      ['"eyebrow"', '"eyebrows"'],
      ['"ctaText"', '"ctaTexts"'],
      ['"phone"', '"phones"'],
    ],
  };
  const [found, ...others] = reports(misspelt);
  expect(found).toMatchObject({
    message: 'The fields "eyebrows", "ctaTexts" and "phones" do not exist here.',
    suggestion: 'Did you mean "eyebrow", "ctaText" and "phone"?',
  });
  expect(found?.suggest ?? found?.fix).toHaveLength(3);
  expect(others).toEqual([]);
});

test('names each field that is meant, also if one of the values needs another form', () => {
  const [found] = reports({
    'visit.json': [
      ['"title": "Mornings"', '"heading": "Mornings"'],
      [
        '"description": "The bench, from eight o’clock."',
        '"body": ["The bench, from eight o’clock."]',
      ],
    ],
  });
  expect(found).toMatchObject({
    message: 'The fields "heading" and "body" do not exist here.',
    suggestion:
      'Did you mean "title" and "description"? Write "description": "The bench, from eight o’clock.".',
  });
});

test('reports a wrong name in several entries of a list as one error', () => {
  const [found, ...others] = reports({
    'visit.json': [
      ['"title": "Mornings"', '"heading": "Mornings"'],
      ['"title": "Afternoons"', '"heading": "Afternoons"'],
    ],
  });
  expect(found?.message).toBe('2 entries have a field "heading", which does not exist here.');
  expect(others).toEqual([]);
});

test.each([
  ['in between', '"eyebrow": "A workshop since 1961"', 'eyebrow'],
  ['at the end', '"phone": "workshop"', 'phone'],
])('removing a field %s leaves valid JSON', (_place, input, name) => {
  const [found] = reports({ 'home.json': [[input, `"${name}": null`]] });
  const without = applyEdits(found?.text ?? '', found?.suggest ?? []);
  const [hero] = JSON.parse(without).blocks;
  expect(Object.keys(hero)).toContain('headline');
  expect(Object.keys(hero)).not.toContain(name);
});

test('marks the right characters after an emoji and an escape', () => {
  const from = 'A tuning takes {tuning-time}';
  const to = 'A \\"tuning\\" 😀😀 takes {tuning-tim}';
  const [found] = reports({ 'home.json': [[from, to]] });
  const line = found?.text.split('\n')[(found?.line ?? 0) - 1] ?? '';
  expect(line.slice((found?.column ?? 0) - 1, (found?.endColumn ?? 0) - 1)).toBe('{tuning-tim}');
});

test('names the block types that have the field, in an entry too', () => {
  const [found] = reports({ 'home.json': [['"number": 2,', '"number": 2, "rating": 5,']] });
  expect(found?.rule).toBe('unknown-field');
  expect(found?.suggestion).toContain('testimonials');
});

test('converts a quoted number to an integer field only if it is an integer', () => {
  const [decimal] = reports({ 'home.json': [['"number": 1,', '"number": "1.5",']] });
  expect(decimal?.fix).toBeUndefined();
  const [report] = reports({ 'home.json': [['"number": 1,', '"number": "1",']] });
  expect(report?.fix?.map(({ text }) => text)).toEqual(['1']);
});

test('a price range may begin and end with the same price', () => {
  expect(rules({ 'prices.json': [['"to": 420', '"to": 180']] })).toEqual([]);
  expect(rules({ 'prices.json': [['"to": 420', '"to": 179.99']] })).toEqual(['price-range']);
});

test('removes control characters from messages', () => {
  const found = reports({ 'home.json': [['"type": "hero"', '"type": "he\\u001b[31mro"']] });
  expect(found.length).toBeGreaterThan(0);
  for (const { message, suggestion } of found) {
    expect(Array.from(message + suggestion).filter((character) => character < ' ')).toEqual([]);
  }
});

test('leaves a file unchanged that may not be changed, even if its error has an unambiguous fix', () => {
  const files = Array.from(site, ([name, text]) => ({
    name,
    text: text.replace('"blocks": [', '"blocks": [,'),
  }));
  const settings = files.find(({ name }) => name === 'site.json');
  if (!settings) throw new Error('There is no site.json.');
  const pages = files.filter((file) => file !== settings);
  const fixed = applyFixes({ pages, site: settings }, {}, ({ file }) => file === 'visit.json');
  for (const [index, { name, text }] of fixed.pages.entries()) {
    expect(text === pages[index]?.text, name).toBe(name !== 'visit.json');
  }
});

test('suggests the nearest of two similar names', () => {
  const second = '"phones": { "workshed": "+44 20 7946 0019", ';
  const [found] = reports({
    ...linkOfHome('tel:workshp'),
    'site.json': [['"phones": { ', second]],
  });
  expect(found?.suggestion).toBe('Did you mean "tel:workshop"?');
});

test('suggests a link without the query and with its anchor', () => {
  const [found] = reports(linkOfHome('/visit?from=home#request'));
  expect(found?.suggestion).toBe('Did you mean "/visit#request", without "from=home"?');
});

test('recognizes an email address in uppercase', () => {
  const [found] = reports(linkOfHome('mailto:Bench@Piano.TEST'));
  expect(found?.suggestion).toContain('"mailto:bench"');
});

test('suggests https for an address that begins with HTTP in uppercase', () => {
  const [found] = reports(linkOfHome('HTTP://example.com'));
  expect(found?.suggestion).toBe('Did you mean "https://example.com"?');
});

test('a leading space hides neither a forbidden scheme nor the correction', () => {
  const [found] = reports(linkOfHome(' http://example.com'));
  expect(found).toMatchObject({
    rule: 'forbidden-link',
    suggestion: 'Did you mean "https://example.com"?',
  });
  expect(rules(linkOfHome(' javascript:alert(1)'))).toEqual(['forbidden-link']);
});

test('keeps every entry of a list that is too long, and removes an empty optional list', () => {
  const badges = (count: number) => {
    const input = JSON.stringify(Array.from({ length: count }, (_, index) => `Mark ${index}`));
    return reports({
      'home.json': [['"phone": "workshop"', `"phone": "workshop",\n      "badges": ${input}`]],
    });
  };
  expect(badges(6)).toEqual([]);
  const [many] = badges(7);
  expect(many?.rule).toBe('wrong-count');
  expect(many?.suggest ?? many?.fix).toBeUndefined();
  const [empty] = badges(0);
  expect(empty?.rule).toBe('wrong-count');
  expect(applyEdits(empty?.text ?? '', empty?.suggest ?? [])).toBe(site.get('home.json'));
});

test('a choice with a space keeps its quotation marks', () => {
  const [found] = reports({ 'visit.json': [['"layout": "compact"', '"layout": " compact"']] });
  expect(found?.rule).toBe('unknown-value');
  expect(found?.suggestion).not.toContain('without quotation marks');
  expect(applyEdits(found?.text ?? '', found?.fix ?? [])).toBe(site.get('visit.json'));
});

test('suggests the only phone number in any kind of phone link', () => {
  const [found] = reports(linkOfHome('tel:reception'));
  expect(found?.suggestion).toBe('Did you mean "tel:workshop"?');
});

test('reports a button without a link if the page has other blocks to scroll to', () => {
  const input = '"ctaText": "Write to us"';
  const nowhere: Replacements = {
    'visit.json': [[`${input},\n      "href": "#request"`, input]],
  };
  expect(rules(nowhere)).toEqual(['broken-link']);
});

test('a redirect to a missing page is a broken link', () => {
  expect(rules(redirects(['/tuning', '/gone']))).toEqual(['broken-link']);
});

test('a folder redirect needs a page below the folder, and a common prefix is not enough', () => {
  expect(rules(redirects(['/old/*', '/vis/*']))).toEqual(['broken-link']);
  expect(rules(redirects(['/old/*', '/visit/*']))).toEqual(['broken-link']);
  expect(rules(redirects(['/old/*', '/*']))).toEqual([]);
});

test("reports a redirect that hides the page of a provider's code", () => {
  const code = '<script src="https://widgets.piano.test/w.js"></script>';
  const withCode: Replacements = {
    ...redirects(['/embeds/*', '/visit']),
    'visit.json': [
      ['"blocks": [', `"blocks": [${JSON.stringify({ type: 'embed', code, title: 'Notes' })},`],
    ],
  };
  expect(rules(withCode)).toContain('redirect-conflict');
  const withForm: Replacements = {
    'site.json': [
      ...(redirects(['/embeds/*', '/visit'])['site.json'] ?? []),
      ['"src": "https://forms.piano.test/tuning"', `"src": ${JSON.stringify(code)}`],
    ],
  };
  expect(rules(withForm)).toContain('redirect-conflict');
  expect(rules(redirects(['/embeds/*', '/visit']))).toEqual([]);
});

test('reports a redirect that hides version.json', () => {
  expect(rules(redirects(['/version.json', '/visit']))).toEqual(['redirect-conflict']);
});

test('a page cannot have the path of a file without its extension', () => {
  const moved: Replacements = { 'visit.json': [['"path": "/visit"', '"path": "/demo/lead-form"']] };
  expect(rules(moved)).toEqual(['reserved-path']);
});

test('names no block types for an unknown field outside blocks', () => {
  const [found] = reports({ 'site.json': [['"language":', '"headline": "x",\n  "language":']] });
  expect([found?.rule, found?.suggestion]).toEqual([
    'unknown-field',
    expect.not.stringContaining('block'),
  ]);
});

test('reports a link in a paragraph as a link', () => {
  const paragraph = '["Ask ", { "text": "us", "href": "visit" }]';
  const prose = `{ "type": "prose", "paragraphs": [${paragraph}] }`;
  const [found] = reports({
    'visit.json': [['    {\n      "type": "embed"', `    ${prose},\n    {\n      "type": "embed"`]],
  });
  expect(found).toMatchObject({ rule: 'wrong-format', suggestion: 'Did you mean "/visit"?' });
});

test('two steps may happen at the same time', () => {
  expect(rules({ 'visit.json': [['"We come", "at": 3', '"We come", "at": 1']] })).toEqual([]);
});

test('suggests different ids for blocks with the same name in the menu', () => {
  const named = '"menuName": "What we do",';
  const found = reports({
    'restoration.json': [
      ['"type": "list",', `"type": "list", ${named}`],
      ['"type": "testimonials",', `"type": "testimonials", ${named}`],
    ],
  });
  expect(found.map(({ suggestion }) => suggestion)).toEqual([
    expect.stringContaining('"what-we-do"'),
    expect.stringContaining('"what-we-do-2"'),
  ]);
});

test('buttons that link to another page may have different labels', () => {
  const toVisit: Replacements = {
    'restoration.json': [
      ['"ctaText": "Ask for a visit"', '"ctaText": "Ask for a visit", "href": "/visit"'],
      ['"href": "#lead-form"', '"href": "/visit"'],
    ],
  };
  expect(rules(toVisit)).toEqual([]);
});

test('does not mistake a file name of this site for another site', () => {
  const [found] = reports(linkOfHome('restoration.html'));
  expect(found?.suggestion).toContain('"/restoration"');
});

test('reports a single logo until the document declares how it looks on a dark background', () => {
  const felt = '{ "src": "pictures/logos/felt.svg", "decorative": true }';
  const withLogo = (more: string) =>
    rules({
      'work.json': [
        [
          '"name": "Trade licence of the town", "number"',
          `"name": "Trade licence of the town", "logo": ${felt}, ${more}"number"`,
        ],
      ],
    });
  expect(withLogo('')).toEqual(['logo-on-dark']);
  expect(withLogo(`"logoOnDark": ${felt}, `)).toEqual([]);
  expect(withLogo('"plate": true, ')).toEqual([]);
});

test('reports a block with a headline before the hero, and accepts one without a headline', () => {
  const before = (block: string): Replacements => ({
    'restoration.json': [['"blocks": [', `"blocks": [ ${block},`]],
  });
  const item = '"items": [{ "question": "How long?", "answer": "A year." }]';
  expect(rules(before(`{ "type": "faq", "headline": "Before", ${item} }`))).toEqual([
    'heading-order',
  ]);
  expect(rules(before('{ "type": "prose", "headline": "Before", "paragraphs": ["A"] }'))).toEqual([
    'heading-order',
  ]);
  expect(rules(before('{ "type": "banner", "text": "Closed on Friday." }'))).toEqual([]);
});

test('reports links from menus, the footer and other pages to an unpublished page or a section of it', () => {
  const hidden: Replacements = {
    'restoration.json': [
      ['"path": "/restoration",', '"path": "/restoration", "published": false,'],
    ],
  };
  const found = (replacements: Replacements) =>
    reports(replacements)
      .filter(({ rule }) => rule === 'unpublished-page')
      .map(({ file, path }) => `${file} ${path.join('/')}`);
  const inSettings = [
    'site.json header/services/groups/0/links/0/href',
    'site.json footer/columns/0/links/0/href',
  ];
  expect(found(hidden)).toEqual(expect.arrayContaining(inSettings));
  const toSection = found({ ...hidden, ...linkOfHome('/restoration#hero-form') });
  expect(toSection).toEqual(expect.arrayContaining(inSettings));
  expect(toSection.filter((place) => place.startsWith('home.json'))).toHaveLength(1);
});

const headline = 'Your piano, as it sounded on its first day';
/** The launch rules that find something in a headline of the home page. */
const foundIn = (text: string, language = 'en-GB') =>
  reports(
    {
      'home.json': [[headline, text]],
      'site.json': [['"language": "en-GB"', `"language": "${language}"`]],
    },
    true,
  ).flatMap(({ file, rule }) => (file === 'home.json' ? [rule] : []));

test.each([
  ['placeholder', 'See www.example.com'],
  ['placeholder', 'See https://shop.example'],
])('%s reports “%s” in a page', (rule, text) => {
  expect(foundIn(text)).toContain(rule);
});

test.each([
  ...['TODO write this', 'Open since TBD', 'FIXME', 'Call xxx for more', 'DRAFT: Come in'],
  ...['Welcome to [Your name]', 'Write to <your name>', 'Hello [first_name]', 'Call ____'],
  ...['[Hier Text einfügen]', 'Seit (Jahr ergänzen)', 'Desde [fecha]', 'Bienvenue à [ville]'],
  ...['IMG_2034.jpg', '…'],
])('reports the unfinished text “%s” while the site is written', (text) => {
  expect(foundIn(text)).toContain('example-text');
});

test.each([
  ...['In [[city]]', 'In %city%', 'It takes (tuning-time)', 'It takes $tuning-time'],
  ...['See http://localhost:4173/prices', 'See 127.0.0.1:8080'],
  ...['Sure! Here is the text: Come in', 'Gerne! Hier ist der Text: Kommen Sie'],
])('reports what “%s” has from elsewhere', (text) => {
  expect(foundIn(text)).toContain('leftover');
});

test.each([
  ['en-GB', 'Phones for your company, from XXX-Large to small'],
  ['es-ES', 'TODO INCLUIDO, sin sorpresas'],
  ['en-GB', 'Strings, for example, and felt'],
  ['en-GB', 'We serve local.ly and the whole county'],
  ['ja-JP', '【お知らせ】調律の流れ'],
  ['en-GB', 'No letter of ours says “as an AI language model”'],
  ['en-GB', '# 1 in Kent for grand pianos'],
  ['en-GB', '“It [the piano] sings”, wrote the paper [sic] in 1961 [1]'],
  ['en-GB', 'In town (city center), draft beer and 100% name brands'],
  ['de-DE', 'Stadt und Ort (siehe Text), für alle Kolleg*innen'],
])('in %s, “%s” does not block a launch', (language, text) => {
  const rules = ['placeholder', 'example-text', 'leftover', 'garbled-text', 'markup-in-text'];
  expect(foundIn(text, language).filter((rule) => rules.includes(rule))).toEqual([]);
});

const items = '"items": ["Actions and hammers", "Strings and pins", "Cases and keys"]';
test.each([
  ['1', '"number": 2,', '"number": 3,'],
  ['1', '"title": "Play"', '"title": "3. Play"'],
  ['1', '"title": "Play"', '"title": "Schritt 3: Play"'],
  ['0', '"title": "Play"', '"title": "1. FC Köln"'],
  ['1', items, '"items": ["1) Actions", "2) Strings", "3) Cases"]'],
  ['0', items, '"items": ["1. Bundesliga", "Strings and pins", "3. Etage"]'],
])('reports %s problem in a list with %s as %s', (count, from, to) => {
  const file = from === items ? 'restoration.json' : 'home.json';
  const found = reports({ [file]: [[from, to]] });
  expect(found).toHaveLength(Number(count));
});

test.each<[file: string, from: string, to: string, id: string]>([
  ['site', '"date": "2026-12-19"', '"date": "2025-12-19"', 'unused-setting/date'],
  ['site', '"until": "2027-01-01"', '"until": "2028-01-01"', 'unused-setting/days'],
  [
    'site',
    '"text": "Work", "href": "/work"',
    '"text": "Work", "href": "/visit"',
    'different-labels/page',
  ],
  [
    'site',
    '"from": "/tuning", "to": "/"',
    '"from": "/", "to": "/tuning"',
    'redirect-conflict/swapped',
  ],
  [
    'site',
    '"city": "Port Ellis",',
    '"city": "Port Ellis", "taxId": "GB 1",',
    'unknown-field/elsewhere',
  ],
  ['site', '"+44 20 7946 0018"', '"+44 20 7946 OO18"', 'wrong-format/phone'],
  ['site', '"founded": 1987', '"founded": 2099', 'wrong-format'],
])('in %s.json, reports %s as %s once', (name, from, to, id) => {
  expect(reports({ [`${name}.json`]: [[from, to]] }).map((found) => found.id)).toEqual([id]);
});

test('reports example text in site.json', () => {
  const example: Replacements = {
    'site.json': [
      [
        'Port Ellis and an hour around it.',
        'Where your company works: its town and what is around it.',
      ],
    ],
  };
  const found = reports(example, true).filter(({ rule }) => rule === 'example-text');
  expect(found.map(({ file, path }) => `${file} ${path.join('/')}`)).toEqual([
    'site.json location',
  ]);
});

test('reports unused pictures in one warning, and unused placeholders in another', () => {
  const settings = site.get('site.json') ?? '';
  const named = Array.from(site.values()).flatMap(
    (text) => text.match(/(?:pictures|drawings)\/[\w/.-]+/g) ?? [],
  );
  const picture = (src: string, more: object = {}) => ({ src, isVector: true, ...more });
  const numbered = [1, 2, 3, 4, 5, 6, 7].map((number) => picture(`pictures/${number}.jpg`));
  const placeholders = ['placeholder', 'placeholder-logo'].map((name) =>
    picture(`pictures/${name}.svg`, { isPlaceholder: true }),
  );
  const documents = {
    pages: Array.from(site, ([name, text]) => ({ name, text })).filter(
      ({ name }) => name !== 'site.json',
    ),
    site: { name: 'site.json', text: settings },
  };
  const pictures = [
    ...[...new Set(named)].map((src) => picture(src)),
    ...numbered,
    picture('pictures/1 (conflicted copy).jpg'),
    ...placeholders,
  ];
  const { diagnostics } = diagnose(documents.pages, documents.site, { pictures });
  const unused = diagnostics.filter(({ rule }) => rule === 'unused-file');
  expect(unused.map(({ id }) => id)).toEqual([
    ...['unused-file/placeholders', 'unused-file/copies', 'unused-file'],
  ]);
  expect(unused[2]?.message).toContain('"pictures/5.jpg" and 2 more');
});

test('a placeholder of a new site blocks a launch wherever it is shown', () => {
  const [settings, ...pages] = Array.from(site, ([name, text]) => ({ name, text })).sort(
    (a, b) => Number(a.name !== 'site.json') - Number(b.name !== 'site.json'),
  );
  if (!settings) throw new Error('There is no site.json.');
  const pictures = [
    { src: 'pictures/bench.jpg', isVector: false, isPlaceholder: true as const },
    { src: 'pictures/hall.jpg', isVector: false },
  ];
  const found = (launch: boolean) =>
    diagnose(pages, settings, { launch, pictures }).diagnostics.flatMap(({ id, file, path }) =>
      id === 'placeholder/picture' ? [`${file} ${path.at(-1)}`] : [],
    );
  const reported = pages.flatMap(({ name, text }) =>
    Array.from(text.matchAll(/"src": "pictures\/bench\.jpg"/g), () => `${name} src`),
  );
  expect(reported.length).toBeGreaterThan(0);
  expect(found(true)).toEqual(reported);
  expect(found(false)).toEqual([]);
});

test('reports a download without a link, and why another cannot be downloaded', () => {
  const [settings, ...others] = Array.from(site, ([name, text]) => ({ name, text })).sort(
    (a, b) => Number(a.name !== 'site.json') - Number(b.name !== 'site.json'),
  );
  if (!settings) throw new Error('There is no site.json.');
  const address = '/downloads/list.pdf';
  const downloads = [
    { address: '/downloads/price-list.pdf', bytes: 1 },
    { address, bytes: 1 },
    { address: '/downloads/broken.pdf', bytes: 1, problem: 'It is no PDF.' },
  ];
  const found = diagnose(others, settings, { downloads }).diagnostics;
  expect(found.filter(({ rule }) => rule === 'unused-file').map(({ message }) => message)).toEqual([
    `No link leads to "${address}".`,
    'Nothing links to "/downloads/broken.pdf", and visitors could not download it. It is no PDF.',
  ]);
});

const readAs = (language: string, price: string) =>
  reports({
    'site.json': [['"language": "en-GB"', `"language": "${language}"`]],
    'prices.json': [['"price": 95', `"price": ${price}`]],
  }).filter(({ file }) => file === 'prices.json');

test.each(['de-DE', 'es', 'fr-FR'])(
  'in %s, reports a price with a point as thousands separator and suggests the intended number',
  (language) => {
    const [found, ...others] = readAs(language, '1.000');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ rule: 'thousands-point', severity: 'warning' });
    expect(found?.message).toContain('is 1, not 1,000');
    const text = applyEdits(found?.text ?? '', found?.suggest ?? []);
    expect(text).toContain('"price": 1000,');
    expect(readAs(language, '12.345')[0]?.message).toContain('is 12.345, not 12,345');
    for (const price of ['1000', '49.5', '49.50', '0.125', '1.0000']) {
      expect(readAs(language, price)).toEqual([]);
    }
  },
);

test('reports hours that were written as times of day', () => {
  const at = (first: string, unit = 'hours') =>
    reports({
      'visit.json': [
        ['"unit": "days"', `"unit": "${unit}"`],
        ['"at": 1 }', `"at": ${first} }`],
      ],
    });
  expect(at('1.45').map(({ rule, suggestion }) => [rule, suggestion])).toEqual([
    ['clock-decimals', 'For 45 minutes, write 1.75.'],
  ]);
  expect(at('18.30').map(({ suggestion }) => suggestion)).toEqual(['For 30 minutes, write 18.5.']);
  for (const value of ['1.25', '1.5', '1.50', '1.75', '1.1', '1.333', '1']) {
    expect(at(value)).toEqual([]);
  }
  expect(at('1.45', 'days')).toEqual([]);
});

test('does not report a decimal point before three digits in dinars, or in the times of a timeline', () => {
  const dinars = reports({
    'prices.json': [
      ['"currency": "GBP"', '"currency": "KWD"'],
      ['"price": 95,', '"price": 1.250,'],
    ],
  });
  expect(dinars).toEqual([]);
  const timeline = reports({
    'site.json': [['"language": "en-GB"', '"language": "de-DE"']],
    'visit.json': [['"title": "We come", "at": 3', '"title": "We come", "at": 3.000']],
  });
  expect(timeline.map(({ rule }) => rule)).not.toContain('thousands-point');
});

test('reports each missing script once, and an icon without its initials', () => {
  const mark = '    "mark": { "src": "pictures/mark.svg" },\n';
  const typeface =
    ',\n    "typeface": { "headlines": "Fraunces", "text": "Atkinson Hyperlegible Next" }';
  const company = (name: string): Replacements[string] => [['Harbor Piano Workshop', name]];
  const found = (settings: Replacements[string]) =>
    reports({ 'site.json': settings }).map(({ message, suggestion }) => [message, suggestion]);
  const ofIcon = expect.stringMatching(/^"Fraunces" and "Atkinson.* its icon shows no initials\.$/);
  expect(found([...company('Окна Плюс'), [mark, '']])).toEqual([
    [ofIcon, expect.stringContaining('"Inter"')],
  ]);
  expect(found(company('Окна Плюс'))).toEqual([
    [expect.not.stringContaining('icon'), expect.any(String)],
  ]);
  // The default typeface too.
  expect(found([...company('Окна Плюс 東京のピアノ工房３Ｆ'), [typeface, '']])).toEqual([
    [expect.stringContaining('lacks 8 Cyrillic characters'), expect.any(String)],
    [
      expect.stringMatching(/lacks 10 Chinese and Japanese characters.*text/),
      expect.stringContaining('or keep'),
    ],
  ]);
});

test('reports the language of the site once if nearly all texts are in another', () => {
  const files = documentsIn('tests/fixtures/law-firm');
  const settings = files.find(({ name }) => name === 'site.json');
  if (!settings) throw new Error('There is no site.json.');
  const pages = files.filter((file) => file !== settings);
  const text = settings.text.replace('"language": "es-ES"', '"language": "en-US"');
  const { diagnostics } = diagnose(pages, { ...settings, text }, {});
  expect(
    diagnostics.flatMap(({ rule, message }) => (rule === 'other-language' ? [message] : [])),
  ).toEqual(['Most texts are in Spanish, not in English.']);
});

test('reports an address that a copied page still has in the copy', () => {
  const files = documentsIn(folder);
  const settings = files.find(({ name }) => name === 'site.json');
  const visit = files.find(({ name }) => name === 'visit.json');
  if (!settings || !visit) throw new Error('A file is missing.');
  const copy = { ...visit, name: 'apply.json' };
  const pages = [copy, ...files.filter((file) => file !== settings)];
  const { diagnostics } = diagnose(pages, settings, { files: ['/demo/lead-form.html'] });
  const found = diagnostics.filter(({ rule }) => rule === 'duplicate-path');
  expect(found.map(({ file }) => file)).toEqual(['apply.json']);
});

test('reports a list of points in a text once, and does not join them', () => {
  const found = reports({
    'home.json': [['By ear, from the middle outwards.', 'We do:\n● tuning\n● repairs']],
  });
  expect(found.map(({ rule, suggest }) => [rule, suggest])).toEqual([
    ['invisible-character', undefined],
  ]);
});

test('accepts an entry for readers of another language that names it', () => {
  const english = 'Please tell us when you call, and we will plan more time for you.';
  const found = (answer: string) => {
    const files = documentsIn('tests/fixtures/clinic');
    const settings = files.find(({ name }) => name === 'site.json');
    if (!settings) throw new Error('There is no site.json.');
    const pages = files
      .filter((file) => file !== settings)
      .map(({ name, text }) => ({ name, text: text.replace(/(?<="answer": ")[^"]+/, answer) }));
    return diagnose(pages, settings, {}).diagnostics.filter(
      ({ rule }) => rule === 'other-language',
    );
  };
  expect(found(english)).toHaveLength(1);
  expect(found(`Our doctors speak English. ${english}`)).toEqual([]);
});

test.each<[string, Replacements, Partial<Diagnostic>]>([
  [
    'a block that is written as a page below its page',
    { 'home.json': [['"href": "/restoration"', '"href": "/visit/request"']] },
    { rule: 'broken-link', suggestion: 'Did you mean "/visit#request"?' },
  ],
  [
    'a setting of the page in an entry, without a suggestion to move it',
    { 'visit.json': [['"title": "Mornings",', '"title": "Mornings", "published": false,']] },
    { message: '"published" is only for the document as a whole.', suggestion: undefined },
  ],
  [
    'a picture in the field of a drawing',
    {
      'visit.json': [['"type": "hero",', '"type": "hero", "drawing": "pictures/clean-keys.jpg",']],
    },
    { id: 'wrong-format/drawing-picture' },
  ],
  [
    'a unit with the word that the page puts before it',
    { 'prices.json': [['"per": "visit"', '"per": "a visit"']] },
    {
      message: 'Visitors would see "per a visit".',
      suggestion: 'Write only the unit: "visit".',
      line: 25,
    },
  ],
])('reports %s', (_, replacements, expected) => {
  const found = reports(replacements);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject(expected);
});

test('suggests the new address of a page that only its file has the old name of', () => {
  const found = reports({ 'restoration.json': [['"path": "/restoration"', '"path": "/repairs"']] });
  expect(new Set(found.map(({ rule, suggestion }) => `${rule}: ${suggestion}`))).toEqual(
    new Set(['broken-link: Did you mean "/repairs"?']),
  );
});

test('reports a page without links although a linked page has the name of its file as its address', () => {
  const found = reports({
    'restoration.json': [['"path": "/restoration"', '"path": "/repairs"']],
    'work.json': [['"path": "/work"', '"path": "/restoration"']],
  });
  const unlinked = found.filter(({ rule }) => rule === 'unlinked-page');
  expect(unlinked.map(({ file }) => file)).toEqual(['restoration.json']);
});

test('accepts a number with an extension that a link leads to', () => {
  expect(
    reports({
      'site.json': [['"+44 20 7946 0018"', '"+44 20 7946 0018 ext. 12"']],
      'home.json': [
        ['"href": "/restoration"', '"href": "tel:workshop"'],
        ['"ctaText": "See what we restore"', '"ctaText": "{phone.workshop}"'],
      ],
    }).filter(({ rule }) => rule === 'different-labels'),
  ).toEqual([]);
});

test.each<[string, Replacements, Partial<Diagnostic>]>([
  [
    'a date in numbers with the day first, where the language writes it first',
    { 'site.json': [['"date": "2026-12-24"', '"date": "04/01/2027"']] },
    { suggestion: 'Write "2027-01-04" or "2027-04-01": the year, the month and the day.' },
  ],
  [
    'the words of a text that were garbled',
    { 'home.json': [['By ear, from the middle outwards.', 'Weâ€™ll tune it by ear.']] },
    { suggestion: 'Did you mean "We’ll"?' },
  ],
])('suggests %s', (_, replacements, expected) => {
  const found = reports(replacements);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject(expected);
});
