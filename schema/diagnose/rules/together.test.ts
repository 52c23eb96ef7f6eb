import { expect, test } from 'vitest';
import { documentsIn } from '../../../tests/tools/documentsIn.ts';
import { diagnose } from '../diagnose.ts';
import { applyEdits } from '../edits.ts';
import { applyFixes } from '../fix.ts';

const folder = 'tests/fixtures/second-site';
const site = new Map(documentsIn(folder).map(({ name, text }) => [name, text]));

type Replacements = Record<string, readonly (readonly [from: string, to: string])[]>;

/** What is reported of the second site with some of its texts replaced. */
function reports(replacements: Replacements, launch = false) {
  const files = Array.from(site, ([name, original]) => {
    let text = original;
    for (const [from, to] of replacements[name] ?? []) {
      expect(text).toContain(from);
      text = text.replace(from, to);
    }
    // For tests the site has a number that nobody has, which is no number for a launch.
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

test('a page that only a redirect or the page itself leads to is not found by visitors', () => {
  const unlinked: Replacements = {
    'site.json': [
      [', "href": "/visit" }', ', "href": "/restoration" }'],
      ['"page": "/visit#request"', '"page": "/restoration#hero-form"'],
      ['"to": "/" }', '"to": "/visit" }'],
    ],
    'visit.json': [['"href": "#request"', '"href": "/visit#request"']],
  };
  expect(rules(unlinked)).toEqual(['unlinked-page']);
  expect(rules({ ...unlinked, ...linkOfHome('/visit') })).toEqual([]);
});

test('every page has a start of its content and the form dialog to lead to', () => {
  for (const href of ['#main', '#lead-form', '/visit#main']) {
    expect(rules(linkOfHome(href)), href).toEqual([]);
  }
});

test('a suggested link leads to something that is there', () => {
  const [withAnchor] = reports(linkOfHome('/visits#request'));
  expect(withAnchor?.suggestion).toBe('Did you mean "/visit#request"?');
  const [without] = reports(linkOfHome('/visits#nowhere'));
  expect(without?.suggestion).toBe('Did you mean "/visit"?');
});

test('a contact that only JavaScript knows is none', () => {
  expect(rules(linkOfHome('tel:constructor'))).toEqual(['broken-link']);
});

test('a redirect for a query hides no page, as pages have none', () => {
  expect(rules(redirects(['/?p=7', '/visit'], ['/visit?old=1', '/visit']))).toEqual([]);
});

test('two redirects for the same query are one too many, in whatever order it is written', () => {
  const twice = redirects(['/a?b=1&c=2', '/visit'], ['/a?c=2&b=1', '/restoration']);
  expect(rules(twice)).toEqual(['redirect-conflict']);
});

test('an old address may lead to another site, whatever is redirected there', () => {
  expect(rules(redirects(['/tuning', 'https://other.test/tuning']))).toEqual([]);
  const circle = redirects(['/tuning', 'https://piano.test/old'], ['/old', '/visit']);
  expect(rules(circle)).toEqual(['redirect-conflict']);
});

test.each([
  ['hello@example.org', 'placeholder'],
  ['hello@example.net', 'placeholder'],
  ['hello@example.com', 'placeholder'],
])('%s does not go live', (email, rule) => {
  expect(rules({ 'site.json': [['bench@piano.test', email]] }, true)).toEqual([rule]);
});

test.each(['(919) 555-0100', '(919) 555 0142', '919.555.0199', '9195550123'])(
  '%s, a number for films, does not go live',
  (phone) => {
    const replaced: Replacements = { 'site.json': [['+44 20 7946 0018', phone]] };
    expect(rules(replaced, true)).toEqual(['placeholder']);
    expect(rules(replaced)).toEqual([]);
  },
);

test('a number of a customer does', () => {
  expect(rules({ 'site.json': [['+44 20 7946 0018', '(919) 555-1100']] }, true)).toEqual([]);
});

test.each(['Company name', 'COMPANY NAME', 'company name'])('nor does "%s"', (name) => {
  const replaced: Replacements = { 'site.json': [['"Harbor Piano Workshop"', `"${name}"`]] };
  expect(rules(replaced, true)).toContain('placeholder');
});

test('notes on samples are no samples', () => {
  const notes: Replacements = {
    'site.json': [['"redirects":', '"samples": ["Call example.com, 555-0100"],\n  "redirects":']],
  };
  expect(rules(notes, true).filter((rule) => !['key-order', 'sample'].includes(rule))).toEqual([]);
});

test.each([
  ['/index.html', '/'],
  ['index.html', '/'],
  ['/visit.html', '/visit'],
  ['/visit/index.php', '/visit'],
])('for %s, %s is suggested', (written, meant) => {
  const [found] = reports(linkOfHome(written));
  expect(found?.suggestion).toContain(`"${meant}"`);
});

test('a phone number is recognized however it is written', () => {
  const [found] = reports(linkOfHome('tel:+44 (20) 7946-0018'));
  expect(found?.suggestion).toContain('"tel:workshop"');
});

test('the folders of code are no addresses of pages, with and without more behind them', () => {
  for (const route of ['/assets', '/assets/pianos', '/embeds', '/embeds/pianos']) {
    const moved: Replacements = {
      'visit.json': [['"path": "/visit"', `"path": "${route}"`]],
    };
    expect(rules(moved), route).toContain('reserved-path');
  }
});

test('a site has a page of the very path "/"', () => {
  const [found] = reports({ 'home.json': [['"path": "/"', '"path": "/start"']] });
  expect(found?.id).toBe('required-pages/home');
});

test('the misspelt fields of a group are one error, which names them all', () => {
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

test('a wrong name in several entries of a list is one error', () => {
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
])('to take out a field %s leaves a document that can be read', (_place, written, name) => {
  const [found] = reports({ 'home.json': [[written, `"${name}": null`]] });
  const without = applyEdits(found?.text ?? '', found?.suggest ?? []);
  const [hero] = JSON.parse(without).blocks;
  expect(Object.keys(hero)).toContain('headline');
  expect(Object.keys(hero)).not.toContain(name);
});

test('a mistake is marked where it is, also behind an emoji and an escaped sign', () => {
  const from = 'A tuning takes {tuning-time}';
  const to = 'A \\"tuning\\" 😀😀 takes {tuning-tim}';
  const [found] = reports({ 'home.json': [[from, to]] });
  const line = found?.text.split('\n')[(found?.line ?? 0) - 1] ?? '';
  expect(line.slice((found?.column ?? 0) - 1, (found?.endColumn ?? 0) - 1)).toBe('{tuning-tim}');
});

test('a field of another type of block is said to belong there, also inside of an entry', () => {
  const [found] = reports({ 'home.json': [['"number": 2,', '"number": 2, "rating": 5,']] });
  expect(found?.rule).toBe('unknown-field');
  expect(found?.suggestion).toContain('testimonials');
});

test('a link that runs code is forbidden, however it is written', () => {
  for (const href of ['javascript:alert(1)', 'JavaScript:alert(1)', 'DATA:text/html,x']) {
    expect(rules(linkOfHome(href)), href).toEqual(['forbidden-link']);
  }
});

test('a number with decimals is not made a whole one, and one in quotation marks is', () => {
  const [decimal] = reports({ 'home.json': [['"number": 1,', '"number": "1.5",']] });
  expect(decimal?.fix).toBeUndefined();
  const [whole] = reports({ 'home.json': [['"number": 1,', '"number": "1",']] });
  expect(whole?.fix?.map(({ text }) => text)).toEqual(['1']);
});

test('a range may begin and end with the same price', () => {
  expect(rules({ 'prices.json': [['"to": 420', '"to": 180']] })).toEqual([]);
  expect(rules({ 'prices.json': [['"to": 420', '"to": 179.99']] })).toEqual(['price-range']);
});

test('two mistakes in one line are reported from the left to the right', () => {
  const found = reports({
    'home.json': [['"number": 2, "title": "Tune"', '"nothing": 2, "title": 5']],
  });
  const columns = found.filter(({ line }) => line === found[0]?.line).map(({ column }) => column);
  expect(columns.length).toBeGreaterThan(1);
  expect(columns).toEqual([...columns].sort((a, b) => a - b));
});

test('what a document holds cannot give orders to a terminal', () => {
  const found = reports({ 'home.json': [['"type": "hero"', '"type": "he\\u001b[31mro"']] });
  expect(found.length).toBeGreaterThan(0);
  for (const { message, suggestion } of found) {
    expect(Array.from(message + suggestion).filter((character) => character < ' ')).toEqual([]);
  }
});

test('a file that may not be changed stays as it is, also where its mistake has one meaning', () => {
  const files = Array.from(site, ([name, text]) => ({
    name,
    text: text.replace('"blocks": [', '"blocks": [,'),
  }));
  const settings = files.find(({ name }) => name === 'site.json');
  if (!settings) throw new Error('There is no site.json.');
  const pages = files.filter((file) => file !== settings);
  const fixed = applyFixes({ pages, site: settings }, {}, (name) => name === 'visit.json');
  for (const [index, { name, text }] of fixed.pages.entries()) {
    expect(text === pages[index]?.text, name).toBe(name !== 'visit.json');
  }
});

test('the nearest of two names is meant, though the other one is not far', () => {
  const second = '"phones": { "workshed": "+44 20 7946 0019", ';
  const [found] = reports({
    ...linkOfHome('tel:workshp'),
    'site.json': [['"phones": { ', second]],
  });
  expect(found?.suggestion).toBe('Did you mean "tel:workshop"?');
});

test('the address that is suggested for a link with a query keeps the block that it leads to', () => {
  const [found] = reports(linkOfHome('/visit?from=home#request'));
  expect(found?.suggestion).toBe('Did you mean "/visit#request"?');
});

test('an e-mail address is recognized in capitals too', () => {
  const [found] = reports(linkOfHome('mailto:Bench@Piano.TEST'));
  expect(found?.suggestion).toContain('"mailto:bench"');
});

test('for an address that begins with HTTP in capitals, the same over https is suggested', () => {
  const [found] = reports(linkOfHome('HTTP://example.com'));
  expect(found?.suggestion).toBe('Did you mean "https://example.com"?');
});

test('a space before an address hides neither its scheme nor what is meant', () => {
  const [found] = reports(linkOfHome(' http://example.com'));
  expect(found).toMatchObject({
    rule: 'forbidden-link',
    suggestion: 'Did you mean "https://example.com"?',
  });
  expect(rules(linkOfHome(' javascript:alert(1)'))).toEqual(['forbidden-link']);
});

test('a list with an entry too many loses none, and one without entries may go', () => {
  const badges = (count: number) => {
    const written = JSON.stringify(Array.from({ length: count }, (_, index) => `Mark ${index}`));
    return reports({
      'home.json': [['"phone": "workshop"', `"phone": "workshop",\n      "badges": ${written}`]],
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

test('a choice with a space in its quotation marks keeps the marks', () => {
  const [found] = reports({ 'visit.json': [['"layout": "compact"', '"layout": " compact"']] });
  expect(found?.rule).toBe('unknown-value');
  expect(found?.suggestion).not.toContain('without quotation marks');
  expect(applyEdits(found?.text ?? '', found?.fix ?? [])).toBe(site.get('visit.json'));
});

test('of one phone number alone the name is suggested, however the link is written', () => {
  const [found] = reports(linkOfHome('tel:reception'));
  expect(found?.suggestion).toBe('Did you mean "tel:workshop"?');
});

test('a button that leads nowhere is found on a page with other blocks to lead to', () => {
  const written = '"ctaText": "Write to us"';
  const nowhere: Replacements = {
    'visit.json': [[`${written},\n      "href": "#request"`, written]],
  };
  expect(rules(nowhere)).toEqual(['broken-link']);
});

test('a redirect to a page that is not there is a broken link', () => {
  expect(rules(redirects(['/tuning', '/gone']))).toEqual(['broken-link']);
});

test('a redirect to a folder needs a page below it, and not one whose path only begins alike', () => {
  expect(rules(redirects(['/old/*', '/vis/*']))).toEqual(['broken-link']);
  expect(rules(redirects(['/old/*', '/visit/*']))).toEqual(['broken-link']);
  expect(rules(redirects(['/old/*', '/*']))).toEqual([]);
});

test('a redirect does not hide the code of a provider', () => {
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

test('a redirect does not hide the file that says which version is live', () => {
  expect(rules(redirects(['/version.json', '/visit']))).toEqual(['redirect-conflict']);
});

test('no page has the address of a file without its ending', () => {
  const moved: Replacements = { 'visit.json': [['"path": "/visit"', '"path": "/demo/lead-form"']] };
  expect(rules(moved)).toEqual(['reserved-path']);
});

test('for a field that is unknown outside of blocks, no block type is named', () => {
  const [found] = reports({ 'site.json': [['"language":', '"headline": "x",\n  "language":']] });
  expect([found?.rule, found?.suggestion]).toEqual([
    'unknown-field',
    expect.not.stringContaining('block'),
  ]);
});

test('a link in a paragraph is checked as a link, whatever else a piece can be', () => {
  const paragraph = '["Ask ", { "text": "us", "href": "visit" }]';
  const prose = `{ "type": "prose", "paragraphs": [${paragraph}] }`;
  const [found] = reports({
    'visit.json': [['    {\n      "type": "embed"', `    ${prose},\n    {\n      "type": "embed"`]],
  });
  expect(found).toMatchObject({ rule: 'wrong-format', suggestion: 'Did you mean "/visit"?' });
});

test.each([
  ['a measured distance', 'dimensions', '{ "from": { "x": 0, "y": 1 }, "to": ⟦40, 1⟧ }', 'to'],
  ['a measured distance', 'dimensions', '{ "from": ⟦1, 40⟧, "to": { "x": 0, "y": 1 } }', 'from'],
  ['a cable', 'runs', '{ "name": "Cable", "points": [{ "x": 1, "y": 1 }, ⟦1, 40⟧] }', 'points'],
])('of %s, the point that is outside of the plan is marked', (_what, name, entry, point) => {
  const written = entry.replace(/⟦(\d+), (\d+)⟧/, '{ "x": $1, "y": $2 }');
  const [found, ...others] = reports({
    'visit.json': [
      [
        '      "items": [\n        { "title": "Bench"',
        `      "${name}": [${written}],\n      "items": [\n        { "title": "Bench"`,
      ],
    ],
  });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ rule: 'plan-layout', message: expect.stringContaining('40 ft') });
  expect(found?.path).toContain(point);
  const line = found?.text.split('\n')[(found?.line ?? 0) - 1] ?? '';
  expect(line.slice((found?.column ?? 0) - 1, (found?.endColumn ?? 0) - 1)).toBe('40');
});

test('a row that ends at the very edge of its plan is inside, whatever its decimals add up to', () => {
  const row = (x: number): Replacements => ({
    'visit.json': [
      [
        '"x": 4, "y": 15, "across": { "count": 3, "spacing": 5 }',
        `"x": ${x}, "y": 15, "across": { "count": 4, "spacing": 8.4 }`,
      ],
    ],
  });
  expect(4.8 + 3 * 8.4).toBeGreaterThan(30);
  expect(rules(row(4.8))).toEqual([]);
  expect(rules(row(4.9))).toEqual(['plan-layout']);
});

test('areas that overlap over the whole width of one are reported; one whole in another is not', () => {
  const areas = (store: string): Replacements => ({
    'visit.json': [['"x": 20, "y": 0, "width": 10, "height": 20', store]],
  });
  expect(rules(areas('"x": 5, "y": 10, "width": 10, "height": 5'))).toEqual([]);
  const lower = '"x": 0, "y": 0, "width": 20, "height": 15';
  const upper = '"x": 0, "y": 10, "width": 20, "height": 10';
  const both: Replacements = {
    'visit.json': [
      ['"x": 0, "y": 0, "width": 20, "height": 20', lower],
      ['"x": 20, "y": 0, "width": 10, "height": 20', upper],
    ],
  };
  expect(rules(both)).toEqual(['plan-layout']);
});

test('two things may happen at the same time', () => {
  expect(rules({ 'visit.json': [['"We come", "at": 3', '"We come", "at": 1']] })).toEqual([]);
});

test('blocks with the same name in the menu are given ids that differ', () => {
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

test('buttons that lead to another page may have names of their own', () => {
  const toVisit: Replacements = {
    'restoration.json': [
      ['"ctaText": "Ask for a visit"', '"ctaText": "Ask for a visit", "href": "/visit"'],
      ['"href": "#lead-form"', '"href": "/visit"'],
    ],
  };
  expect(rules(toVisit)).toEqual([]);
});

test('the name of a file of this site is not taken for another site', () => {
  const [found] = reports(linkOfHome('restoration.html'));
  expect(found?.suggestion).toContain('"/restoration"');
});

test('a closing bracket alone in its line is indented too', () => {
  const [found] = reports({ 'visit.json': [['\n  ]\n}', '\n      ]\n}']] });
  expect(found?.rule).toBe('indentation');
  expect(applyEdits(found?.text ?? '', found?.fix ?? [])).toBe(site.get('visit.json'));
});

test('of fixes that touch each other all are made, one round after the other', () => {
  const right = '  "path": "/restoration",\n  "title": "Piano restoration",';
  const wrong = '  "title": "Piano restoration",\n      "path": "/restoration",';
  const files = Array.from(site, ([name, text]) => ({ name, text: text.replace(right, wrong) }));
  const settings = files.find(({ name }) => name === 'site.json');
  if (!settings) throw new Error('There is no site.json.');
  const documents = { pages: files.filter((file) => file !== settings), site: settings };
  const { pages } = applyFixes(documents, { files: ['/demo/lead-form.html'] }, () => true);
  const fixed = pages.find(({ name }) => name === 'restoration.json');
  expect(fixed?.text).toBe(site.get('restoration.json'));
});

test('a logo with one form is reported until the document says what is right on a dark background', () => {
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

test('a headline before the main one is reported of any block type, and a block without one is not', () => {
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

test('a page that is not published is reported where the menus, the footer and other pages lead to it, to a section of it too', () => {
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
  ['placeholder', 'Lorem ipsum dolor'],
  ['placeholder', 'TODO write this'],
  ['placeholder', 'Open since TBD'],
  ['placeholder', 'FIXME'],
  ['placeholder', 'Call xxx for more'],
  ['placeholder', 'Welcome to [Your name]'],
  ['placeholder', 'Write to info@yourcompany.com'],
  ['placeholder', 'See www.example.com'],
  ['placeholder', 'See https://shop.example'],
  ['placeholder', 'See http://localhost:4173/prices'],
  ['placeholder', 'See 127.0.0.1:8080'],
  ['placeholder', 'Call 07700 900123'],
  ['garbled-text', 'HÃ¶ren Sie'],
])('%s finds “%s” in a page', (rule, text) => {
  expect(foundIn(text)).toContain(rule);
});

test.each([
  ['en-GB', 'Phones for your company, from XXX-Large to small'],
  ['es-ES', 'TODO INCLUIDO, sin sorpresas'],
  ['en-GB', 'Strings, for example, and felt'],
  ['en-GB', 'We serve local.ly and the whole county'],
])('in %s, “%s” goes live', (language, text) => {
  const rules = ['placeholder', 'garbled-text'];
  expect(foundIn(text, language).filter((rule) => rules.includes(rule))).toEqual([]);
});

test('a text of an example is reported in the settings too', () => {
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

test('pictures that no page shows are one warning, and those of a new site another with a fix', () => {
  const settings = site.get('site.json') ?? '';
  const named = Array.from(site.values()).flatMap(
    (text) => text.match(/pictures\/[\w/.-]+/g) ?? [],
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
    ...placeholders,
  ];
  const { diagnostics } = diagnose(documents.pages, documents.site, { pictures });
  const unused = diagnostics.filter(({ rule }) => rule === 'unused-file');
  expect(unused.map(({ id }) => id)).toEqual(['unused-file/placeholders', 'unused-file']);
  expect(unused[1]?.message).toContain('"pictures/5.jpg" and 2 more');
  const fixed = applyFixes(documents, { pictures }, () => true);
  expect(fixed.removed).toEqual(placeholders.map(({ src }) => src));
  const left = fixed.diagnosis.diagnostics.filter(({ rule }) => rule === 'unused-file');
  expect(left).toHaveLength(1);
});

test('a file that nothing leads to is reported, and one that cannot be given out with the reason', () => {
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
  'in %s a price with a point for thousands is pointed out, and the suggestion is what was meant',
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

test('a point before three digits is a decimal point in English, and in the sizes of a plan', () => {
  expect(readAs('en-GB', '1.000')).toEqual([]);
  expect(readAs('de-CH', '1.000')).toEqual([]);
  const plan = reports({
    'site.json': [['"language": "en-GB"', '"language": "de-DE"']],
    'visit.json': [['"title": "Bench", "x": 6', '"title": "Bench", "x": 6.000']],
  });
  expect(plan.map(({ rule }) => rule)).not.toContain('thousands-point');
});
