import { expect, test } from 'vitest';
import { resolveSite } from '../src/resolved/resolveSite.ts';
import { linkProps } from '../src/shared/href.ts';
import { pages, site } from '../tests/tools/secondSite.ts';
import { diagnose } from './diagnose/diagnose.ts';

/** Diagnoses the second site with changed settings and one replaced text. */
function check(fields: object, [from, to]: readonly [string, string] = ['', '']) {
  const text = JSON.stringify({ ...JSON.parse(site.text), ...fields });
  const first = pages.find((page) => page.text.includes(from));
  const changed = pages.map((page) =>
    page === first ? { ...page, text: page.text.replace(from, () => to) } : page,
  );
  return diagnose(changed, { name: 'site.json', text }, { brief: true });
}

const said = ({ diagnostics }: ReturnType<typeof check>) =>
  diagnostics.map(({ message, suggestion }) => `${message} ${suggestion}`);
const linkTo = (href: string) =>
  check({}, ['"href": "/restoration"', `"href": ${JSON.stringify(href)}`]);

test.each([
  ['https://de.wikipedia.org/wiki/Köln', 'https://de.wikipedia.org/wiki/K%C3%B6ln'],
  ['https://klavier-köln.de/a?b=ü#ü', 'https://xn--klavier-kln-zfb.de/a?b=%C3%BC#%C3%BC'],
  ['HTTPS://EXAMPLE.COM/X', 'https://example.com/X'],
  ["https://example.com/O'Hare;c=2|3", "https://example.com/O'Hare;c=2%7C3"],
  ['https://example.com', 'https://example.com'],
  [
    'mailto:bench?subject=Tuning, 10% off: ö',
    'mailto:bench?subject=Tuning%2C%2010%25%20off%3A%20%C3%B6',
  ],
  [
    'mailto:bench?subject={tuning-time}, 10% off, {company}',
    'mailto:bench?subject=two%20hours%2C%2010%25%20off%2C%20Harbor%20Piano%20Workshop',
  ],
  ['mailto:bench?subject=Salt%20%26%20Co', 'mailto:bench?subject=Salt%20%26%20Co'],
])('publishes a link to %s as %s', (input, published) => {
  const result = linkTo(input);
  expect(said(result)).toEqual([]);
  expect(JSON.stringify(result.content?.pages)).toContain(`"href":"${published}"`);
});

test('the site and its email addresses can use an internationalized domain', () => {
  const result = check({
    url: 'https://klavier-köln.de',
    emails: { bench: 'post@klavier-köln.de' },
  });
  expect(said(result)).toEqual([]);
  const { content } = result;
  expect(content?.site.url).toBe('https://xn--klavier-kln-zfb.de');
  expect(content?.site.emails.bench).toBe('post@klavier-köln.de');
  expect(content && linkProps(resolveSite(content.site), 'mailto:bench').href).toBe(
    'mailto:post@xn--klavier-kln-zfb.de',
  );
});

test('percent-encodes characters with a meaning to servers in redirect targets', () => {
  const to = "https://example.com/a;b'c$ü";
  const { content } = check({ redirects: [{ from: '/old', to }] });
  expect(content?.site.redirects?.[0]?.to).toBe('https://example.com/a%3Bb%27c%24%C3%BC');
});

test.each([
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['https://user:secret@example.com', 'https://example.com'],
  ['/réstoration', '/restoration'],
  ['mailto:bench?Betreff=Hi there', 'mailto:bench?subject=Hi there'],
  ['mailto:{email.bench}?subject=Hi', 'mailto:bench?subject=Hi'],
  ['mailto:bench?subject=Tuning & tea', 'mailto:bench?subject=Tuning %26 tea'],
  ['mailto:{email.bench}?subject={company}', 'mailto:bench?subject={company}'],
  ['mailto:bensh?subject=Hi', 'mailto:bench?subject=Hi'],
  ['https://piano.test/visits', '/visit'],
])('corrects a link to %s to %s', (input, meant) => {
  expect(said(linkTo(input))).toEqual([expect.stringContaining(`Did you mean "${meant}"?`)]);
});

test.each([
  ['mailto:bench?body=Hi', '"mailto:bench", without "body=Hi"?'],
  ['mailto:bench@piano.test?cc=a&Subject=Hi', '"mailto:bench?subject=Hi", without "cc=a"?'],
  ['/visit.html?day=3#request', '"/visit#request", without "day=3"?'],
  ['https://piano.test/visits?day=3#way', '"/visit", without "day=3" and "#way"?'],
])('says what the correction of a link to %s drops', (input, meant) => {
  expect(said(linkTo(input))).toEqual([expect.stringContaining(`Did you mean ${meant}`)]);
});

test.each([
  // What the schema corrects names a page and a block that exist.
  ['/Visit us#Request', 'Did you mean "/visit#request"?'],
  ['/visit#Ask for a tuning', 'Did you mean "/visit#request"?'],
  ['/Our Pianos', 'Remove the link, or write the address of a page'],
])('corrects a link to %s only to a page that exists', (input, advice) => {
  expect(said(linkTo(input))).toEqual([expect.stringContaining(advice)]);
});

test('suggests no correction for a link with an unsupported scheme', () => {
  expect(said(linkTo('whatsapp://send?phone=1'))).toEqual([
    expect.stringMatching(/is not a valid link\. Write a page/),
  ]);
});

test('a WhatsApp link needs a number with an area code', () => {
  const link = ['"href": "/restoration"', '"href": "whatsapp:workshop"'] as const;
  expect(said(check({}, link))).toEqual([]);
  expect(said(check({ phones: { workshop: '112' } }, link))).toEqual([
    expect.stringContaining('"workshop" is too short for WhatsApp. Choose a number'),
  ]);
});

test.each([
  ['/alte seite', '/alte%20seite'],
  ['/100%', '/100%25'],
  ['jobs', '/jobs'],
  ['https://old.example.com/team', '/team'],
  ['/alt#team', '/alt'],
])('corrects a redirect from %s to %s', (from, meant) => {
  expect(said(check({ redirects: [{ from, to: '/visit' }] }))).toEqual([
    expect.stringContaining(`Did you mean "${meant}"?`),
  ]);
});

test.each([
  ['bench.jpg', 'pictures/bench.jpg'],
  ['/pictures/bench.jpg', 'pictures/bench.jpg'],
  ['./pictures/bench.jpg', 'pictures/bench.jpg'],
  ['pictures\\bench.jpg', 'pictures/bench.jpg'],
  ['C:\\Site\\Pictures\\by hand\\bench.jpg', 'pictures/by hand/bench.jpg'],
])('corrects the picture path %s to %s', (src, meant) => {
  const picture = JSON.stringify({ src, alt: 'The bench by the window' });
  const phone = '"phone": "workshop"';
  expect(said(check({}, [phone, `${phone}, "picture": ${picture}`]))).toEqual([
    expect.stringContaining(`Did you mean "${meant}"?`),
  ]);
});

test.each([
  ['boardroom', 'drawings/boardroom.svg'],
  // The former short name of a drawing.
  ['conference-rooms/rack', 'drawings/conference-rooms-rack.svg'],
  ['boardroom.svg', 'drawings/boardroom.svg'],
  ['C:\\Site\\drawings\\by hand\\boardroom.svg', 'drawings/by hand/boardroom.svg'],
])('corrects the drawing path %s to %s', (drawing, meant) => {
  const phone = '"phone": "workshop"';
  expect(said(check({}, [phone, `${phone}, "drawing": ${JSON.stringify(drawing)}`]))).toEqual([
    expect.stringContaining(`Did you mean "${meant}"?`),
  ]);
});

test.each([
  ['en-GB', 'uber-uns'],
  ['de-DE', 'ueber-uns'],
])('transliterates umlauts in names as in %s: %s', (language, meant) => {
  expect(said(check({ language }, ['"id": "request"', '"id": "Über uns"']))).toContainEqual(
    expect.stringContaining(`Did you mean "${meant}"?`),
  );
  expect(said(check({ language }, ['"path": "/visit"', '"path": "/über-uns"']))).toContainEqual(
    expect.stringContaining(`Did you mean "/${meant}"?`),
  );
});

test.each([
  'Klavier\u00adstimmung',
  'أهلا\u200f',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
])('visitors see %j unchanged', (text) => {
  const result = check({}, ['How a tuning goes', text]);
  expect(said(result)).toEqual([]);
  expect(JSON.stringify(result.content?.pages)).toContain(text);
});
