import { expect, test } from 'vitest';
import { lonelyPage, pages, site } from '../../tests/tools/secondSite.ts';
import { fieldsIn } from '../kinds.ts';
import { pageSchema } from '../page.ts';
import { siteSchema } from '../site.ts';
import { diagnose } from './diagnose.ts';

const hero = { type: 'hero', headline: 'New strings' };
const block = (type: string, fields: object) => ({ blocks: [hero, { type, ...fields }] });
const paragraphs = ['One sentence.'];
const time = { title: 'You call', at: 1 };
const person = { name: 'Ada', role: 'Tuner' };
const quote = {
  content: 'She came on time.',
  name: 'Ben',
  role: 'Owner',
  company: 'Hall',
  rating: 5,
};
const job = { title: 'A grand', place: 'Port Ellis', year: 2024 };
const picture = { src: 'pictures/clean-keys.jpg', alt: 'A keyboard on a long bench' };

/** The path of a flag, its default, and a function that adds it to a page. */
const flags: [place: string, isYesByDefault: boolean, page: (flag: object) => object][] = [
  ['published', true, (flag) => flag],
  ['dialog.embedScript', false, (flag) => ({ dialog: { title: 'Ask us', height: 600, ...flag } })],
  ['embed.embedScript', false, (flag) => block('embed', { source: 'lead-form', ...flag })],
  [
    'legal.numbered',
    true,
    (flag) => block('legal', { ...flag, items: [{ id: 'a', title: 'A', paragraphs }] }),
  ],
  [
    'list.numbered',
    false,
    (flag) => block('prose', { headline: 'A', paragraphs: [{ list: ['One', 'Two'], ...flag }] }),
  ],
  [
    'timeline.accent',
    false,
    (flag) =>
      block('timeline', {
        ...{ headline: 'A visit', caption: 'Example.', unit: 'days' },
        items: [time, { ...time, at: 3, ...flag }],
      }),
  ],
  [
    'list.accent',
    false,
    (flag) => block('list', { headline: 'A', items: [{ title: 'B', ...flag }, 'C'] }),
  ],
  [
    'list.dashed',
    false,
    (flag) =>
      block('list', { headline: 'A', legend: [{ name: 'Cable', ...flag }], items: ['B', 'C'] }),
  ],
  [
    'credentials.plate',
    false,
    (flag) => block('credentials', { items: [{ name: 'A', ...flag }, { name: 'B' }] }),
  ],
  [
    'credentials.sample',
    false,
    (flag) => block('credentials', { items: [{ name: 'A', ...flag }, { name: 'B' }] }),
  ],
  [
    'people.sample',
    false,
    (flag) => block('people', { headline: 'A', items: [{ ...person, ...flag }, person] }),
  ],
  [
    'testimonials.sample',
    false,
    (flag) => block('testimonials', { headline: 'A', items: [{ ...quote, ...flag }, quote] }),
  ],
  [
    'work.sample',
    false,
    (flag) => block('work', { headline: 'A', items: [{ ...job, pictures: [picture], ...flag }] }),
  ],
  [
    'gallery.sample',
    false,
    (flag) =>
      block('gallery', {
        ...{ headline: 'A', items: [{ picture, ...flag }, { picture }, { picture }] },
      }),
  ],
  [
    'picture.decorative',
    false,
    (flag) => ({ blocks: [{ ...hero, picture: { src: picture.src, ...flag } }] }),
  ],
];

/** The errors of the second site with one more page, and that page as visitors get it. */
function shownWith(fields: object) {
  const lonely = lonelyPage();
  const text = JSON.stringify({ ...JSON.parse(lonely.text), ...fields });
  const script = '"dialogHeight": 600,\n    "embedScript": "https://forms.piano.test/embed.js"';
  const withScript = { ...site, text: site.text.replace('"dialogHeight": 600', script) };
  const { diagnostics, content } = diagnose([...pages, { ...lonely, text }], withScript);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const all = [...(content?.pages ?? []), ...(content?.unpublished ?? [])];
  const page = all.find(({ path }) => path === '/strings');
  return {
    messages: errors.map(({ message }) => message),
    page: JSON.stringify(page),
    isPublished: content?.pages.some(({ path }) => path === '/strings'),
  };
}

test.each(flags)(
  '"%s" can be true or false, and its default is the same as no field',
  (place, isYesByDefault, pageWith) => {
    const name = place.split('.').at(-1) ?? '';
    const omitted = shownWith(pageWith({}));
    const usual = shownWith(pageWith({ [name]: isYesByDefault }));
    const other = shownWith(pageWith({ [name]: !isYesByDefault }));
    expect(usual).toEqual(omitted);
    expect(other.messages).toEqual([]);
    expect(other.page).not.toBe(omitted.page);
    // Without "decorative" a picture needs an "alt".
    if (name !== 'decorative') expect(omitted.messages).toEqual([]);
    expect(other.isPublished).toBe(name !== 'published');
  },
);

test('the plate behind the logo is optional and off by default', () => {
  const plates = [undefined, false, true].map((plate) => {
    const document = JSON.parse(site.text);
    const { logo, ...brand } = document.brand;
    const text = JSON.stringify({ ...document, brand: { logo, plate, ...brand } });
    return diagnose(pages, { ...site, text }).content?.site.brand?.plate;
  });
  expect(plates).toEqual([undefined, undefined, true]);
});

test('every yes-or-no field accepts both values', () => {
  const all = [...fieldsIn('page', pageSchema), ...fieldsIn('site', siteSchema)];
  const found = all.filter(({ field }) => field.kind === 'yes-or-no');
  expect(found.length).toBeGreaterThan(flags.length);
  for (const { path, field } of found) {
    expect([path, field.structure === 'choice' && field.choices]).toEqual([path, [true, false]]);
  }
});

test('reports a value that is neither true nor false, and removes quotation marks around one', () => {
  const of = (sample: unknown) => {
    const credentials = block('credentials', { items: [{ name: 'A', sample }, { name: 'B' }] });
    const lonely = lonelyPage();
    const text = JSON.stringify({ ...JSON.parse(lonely.text), ...credentials });
    const [found] = diagnose([...pages, { ...lonely, text }], site).diagnostics.filter(
      ({ severity }) => severity === 'error',
    );
    return [found?.id, found?.fix?.map((edit) => edit.text)];
  };
  expect(of('false')).toEqual(['unknown-value/in-quotes', ['false']]);
  expect(of('yes')).toEqual(['wrong-kind', undefined]);
});
