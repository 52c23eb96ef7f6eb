import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { pageForm } from '../editor/adapter/pageForm.ts';
import { withLinks } from '../editor/links/withLinks.ts';
import { diagnose, pageSchema } from '../schema/index.ts';
import { exampleOf, fieldOf, fieldsIn, kinds, linksIn } from '../schema/inspect.ts';
import { jsonSchema } from '../scripts/generate/jsonSchema.ts';
import { documentsIn } from './tools/documentsIn.ts';
import { jsonSchemaCheck } from './tools/jsonSchemaCheck.ts';

// A block type defined only by its schema, with a field of every kind. No other block type uses these field names.
vi.mock('../schema/blocks/index.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../schema/blocks/index.ts')>();
  const { defineBlock } = await import('../schema/blocks/define.ts');
  const fields = await import('../schema/fields.ts');
  const { drawing, picture } = await import('../schema/picture.ts');
  const { fieldInfo } = await import('../schema/kinds.ts');
  const { address, code, headline, href, name, paragraph, text } = fields;
  const probe = defineBlock('probe', {
    description: 'A block of every kind of field.',
    fields: {
      loud: headline,
      says: text(80, 'A text.'),
      pressMe: fields.ctaText.optional(),
      moreHref: href.optional(),
      leadsOn: address(/^(\/|https:\/\/)/, 'wrong-format/site').register(fieldInfo, {
        kind: 'destination',
      }),
      spot: fields.path,
      above: fields.below.optional().meta({ description: 'An address.' }),
      paper: address(/^(\/|https:\/\/)/, 'wrong-format/site').register(fieldInfo, {
        kind: 'file',
      }),
      callUs: fields.phoneName,
      writeUs: name.meta({ description: 'A name.' }).register(fieldInfo, { kind: 'email' }),
      since: fields.day.optional().meta({ description: 'A day.' }),
      tongue: code(/^[a-z]{2}$/, 'wrong-format/language').meta({ examples: ['en'] }),
      helper: fields.schemaHint,
      amount: z.int().min(2).max(9),
      highlighted: z.boolean().optional(),
      hidden: z.boolean(),
      shade: z.enum(['light', 'dark']),
      hue: fields.color,
      sign: fields.icon,
      picture: drawing.optional(),
      face: z.enum(['Nunito', 'Inter']).register(fieldInfo, { kind: 'typeface' }),
      photo: picture(800, 'A photo.').optional(),
      shots: z.array(z.strictObject({ shot: picture(400, 'A photo.') })).optional(),
      rows: z.array(z.strictObject({ mark: fields.blockId, note: text(20, 'A note.') })).min(2),
      anchor: z.strictObject({ to: href, label: text(20, 'A label.') }).optional(),
      prices: z.record(name, text(20, 'A price.')),
      story: paragraph,
      lines: z.array(
        z.union([text(20, 'A line.'), z.strictObject({ title: text(20, 'A title.') })]),
      ),
    },
    example: {
      loud: 'A loud headline',
      says: 'Tuned in {tuning-time}',
      pressMe: 'See the bench',
      moreHref: '/visit',
      leadsOn: '/visit',
      spot: '/visit',
      above: '/news',
      paper: '/demo/lead-form.html',
      callUs: 'workshop',
      writeUs: 'bench',
      since: '2024-02-29',
      tongue: 'en',
      amount: 2,
      highlighted: true,
      hidden: false,
      shade: 'dark',
      hue: 'rebeccapurple',
      sign: 'phone',
      face: 'Inter',
      photo: { src: 'pictures/bench.jpg', alt: 'The bench', focus: [0.2, 1] },
      shots: [{ shot: { src: 'pictures/bench.jpg', decorative: true } }],
      rows: [
        { mark: 'first', note: 'One' },
        { mark: 'second', note: 'Two' },
      ],
      anchor: { to: '/visit#request', label: 'Go' },
      prices: { small: 'A little' },
      story: ['Read on ', { text: 'here', href: '/visit' }],
      lines: ['plain', { title: 'with a title' }],
    },
  });
  const blockDefinitions = [...original.blockDefinitions, probe];
  const [first, ...rest] = blockDefinitions.map(({ schema }) => schema);
  return {
    blockDefinitions,
    blockTypes: blockDefinitions.map(({ type }) => type),
    blockSchema: z.discriminatedUnion('type', [first ?? probe.schema, ...rest]),
  };
});
const { blockDefinitions } = await import('../schema/blocks/index.ts');
const probe = blockDefinitions.at(-1);
const example: Record<string, unknown> = JSON.parse(JSON.stringify(probe?.example));

/** A page with a block like the example, with some fields changed. */
function pageWith(changes: object) {
  return {
    path: '/probe',
    title: 'A page of every kind',
    description:
      'What every kind of field does in a block that nothing but its schema knows, from the form to the checks.',
    blocks: [
      { type: 'hero', headline: 'Every kind' },
      { ...example, ...changes },
    ],
  };
}

const folder = 'tests/fixtures/second-site';
const files = documentsIn(folder);
const pictures = ['pictures', 'drawings']
  .flatMap((name) =>
    readdirSync(`${folder}/${name}`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${name}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((src) => src.includes('.'))
  .concat('drawings/bench.svg')
  .map((src) => ({ src, isVector: true }));
const site = files.find(({ name }) => name === 'site.json') ?? { name: '', text: '' };

/** The errors of the second site with this page added. */
function mistakesOf(changes: object) {
  const page = { name: 'probe.json', text: JSON.stringify(pageWith(changes), null, 2) };
  const pages = [...files.filter((file) => file !== site), page];
  const options = { files: ['/demo/lead-form.html'], pictures };
  const { diagnostics } = diagnose(pages, site, options);
  return diagnostics.filter(({ severity }) => severity === 'error');
}

test('the test block has every kind of field that blocks can share', () => {
  if (!probe) throw new Error('There is no test block.');
  const found = new Set(fieldsIn('block', probe.schema).map(({ field }) => field.kind));
  // Only the list of blocks, embed codes and policies have these.
  const elsewhere = ['block', 'html', 'paragraphs'];
  expect(new Set([...found, ...elsewhere])).toEqual(new Set(Object.keys(kinds)));
  expect(mistakesOf({})).toEqual([]);
});

test.each([
  [{ moreHref: '/no-such-page' }, 'broken-link', ['moreHref']],
  [{ moreHref: '#nowhere' }, 'broken-link', ['moreHref']],
  [{ callUs: 'nobody' }, 'broken-link', ['callUs']],
  [{ writeUs: 'nobody' }, 'broken-link', ['writeUs']],
  [{ leadsOn: '/no-such-page' }, 'broken-link', ['leadsOn']],
  [{ anchor: { to: '/no-such-page', label: 'Go' } }, 'broken-link', ['anchor', 'to']],
  [{ story: [{ text: 'here', href: '/no-such-page' }] }, 'broken-link', ['story', 0, 'href']],
  [{ paper: '/no-such-file.html' }, 'missing-file', ['paper']],
  [{ rows: [1, 2].map(() => ({ mark: 'same', note: 'x' })) }, 'block-id', ['rows', 1, 'mark']],
  [{ says: 'In {no-such-fact}' }, 'unknown-fact', ['says']],
  [{ loud: 'In {no-such-fact}' }, 'unknown-fact', ['loud']],
  [{ pressMe: '{nothing}' }, 'unknown-fact', ['pressMe']],
  [{ menuName: 'Probe' }, 'block-id', ['menuName']],
  [{ prices: { small: '{nothing}' } }, 'unknown-fact', ['prices', 'small']],
  [{ moreHref: 'visit' }, 'wrong-format', ['moreHref']],
  [{ callUs: '+44 20 7946 0018' }, 'wrong-format', ['callUs']],
  [{ above: '/' }, 'wrong-format', ['above']],
  [{ hue: 'blurple' }, 'wrong-format', ['hue']],
  [{ since: '2026-02-29' }, 'wrong-format', ['since']],
  [{ sign: 'no-such-icon' }, 'unknown-value', ['sign']],
  [{ hidden: 'yes' }, 'wrong-kind', ['hidden']],
  [{ photo: { src: 'pictures/bank.jpg', alt: 'The bench' } }, 'missing-file', ['photo', 'src']],
  [{ photo: { src: 'pictures/bench.jpg' } }, 'missing-alt', ['photo']],
  [{ shots: [{ shot: { src: 'pictures/bench.jpg' } }] }, 'missing-alt', ['shots', 0, 'shot']],
  [{ photo: { src: '../bench.jpg', alt: 'The bench' } }, 'wrong-format', ['photo', 'src']],
  [{ photo: { src: 'pictures/bench.jpg', alt: '' } }, 'empty', ['photo', 'alt']],
  [
    { photo: { src: 'pictures/bench.jpg', alt: 'The bench', focus: [0.5, 1.2] } },
    'out-of-range',
    ['photo', 'focus', 1],
  ],
  [{ picture: 'drawings/bench.svg' }, 'picture-or-drawing', ['picture']],
])('%j is reported as %s', (changes, rule, path) => {
  const found = mistakesOf(changes);
  expect(found).toMatchObject([{ rule, path: ['blocks', 1, ...path] }]);
});

test('accepts a link to any anchor field', () => {
  expect(mistakesOf({ moreHref: '#second' })).toEqual([]);
});

test('suggests the likely name of a contact without a link scheme', () => {
  expect(mistakesOf({ callUs: 'workshp' })[0]?.suggestion).toBe('Did you mean "workshop"?');
  expect(mistakesOf({ writeUs: 'bench@piano.test' })[0]?.suggestion).toContain('"bench"');
});

test('changing an address changes every link to the page, and nothing else', () => {
  const page = pageWith({ says: '/visit' });
  expect(linksIn(page).map(({ path }) => path.slice(2))).toEqual([
    ['moreHref'],
    ['leadsOn'],
    ['callUs'],
    ['writeUs'],
    ['anchor', 'to'],
    ['story', 1, 'href'],
  ]);
  expect(withLinks(page, '/visit', '/workshop')).toEqual(
    pageWith({
      says: '/visit',
      moreHref: '/workshop',
      leadsOn: '/workshop',
      anchor: { to: '/workshop#request', label: 'Go' },
      story: ['Read on ', { text: 'here', href: '/workshop' }],
    }),
  );
});

test.each([
  {},
  { id: 'an-id', menuName: 'Probe', background: 'sunk', helper: 'kept' },
  { highlighted: false },
  { highlighted: undefined, anchor: undefined, moreHref: undefined },
])('a block with %j is unchanged after a round trip through the editor', (changes) => {
  const page: unknown = JSON.parse(JSON.stringify(pageWith(changes)));
  const state = pageForm.toForm(page);
  expect(state && pageForm.toDocument(state)).toEqual(page);
});

test('makes a valid example for every field', () => {
  // Without a path, because otherwise the example of the block type would be used.
  const made = fieldsIn('page', pageSchema).map(({ path, field }) => {
    const written = exampleOf(field.schema, [], {});
    const isTaken = written && z.safeParse(field.schema, JSON.parse(written)).success;
    return { path, isTaken };
  });
  // The example of a complete block is too long for a message, and an example of a record's name is never shown.
  expect(made.filter(({ isTaken }) => !isTaken).map(({ path }) => path)).toEqual([
    'page.blocks[](probe)',
    'page.blocks[](probe).prices.(name)',
  ]);
});

test('JSON Schema accepts the same values as the schema, and offers examples', async () => {
  const json: unknown = JSON.parse(jsonSchema(pageSchema));
  const errorsIn = jsonSchemaCheck(jsonSchema(pageSchema));
  expect(await errorsIn(pageWith({}))).toEqual([]);
  for (const wrong of [{ hidden: 'yes' }, { sign: 'no-such-icon' }, { moreHref: 'javascript:x' }]) {
    expect(await errorsIn(pageWith(wrong)), JSON.stringify(wrong)).not.toEqual([]);
  }
  const options: unknown[] = Object(json).properties.blocks.items.oneOf;
  const { properties } = Object(options.at(-1));
  expect(properties.leadsOn.examples).toEqual(['/faq']);
  expect(properties.callUs.examples).toEqual(['main']);
});

test.each([
  ['a text without a kind', z.string(), 'is a text without a kind'],
  ['a default', z.string().default('x'), 'has the Zod type "default"'],
  ['null', z.string().nullable(), 'has the Zod type "nullable"'],
  ['a pair', z.tuple([z.string()]), 'has the Zod type "tuple"'],
  ['a date', z.date(), 'has the Zod type "date"'],
  ['anything', z.unknown(), 'has the Zod type "unknown"'],
  [
    'a text that is changed',
    z.string().transform((text) => text.trim()),
    'has the Zod type "pipe"',
  ],
  ['null as a choice', z.literal(null), 'has the Zod type "literal"'],
])('throws with the path of a field that is %s', (_name, schema, reason) => {
  const block = z.strictObject({ rows: z.array(z.strictObject({ odd: schema })).optional() });
  expect(() => fieldsIn('probe', block)).toThrow(`The field probe.rows[].odd ${reason}`);
});

test('throws if a kind does not fit the structure of its schema', async () => {
  const { fieldInfo } = await import('../schema/kinds.ts');
  const number = z.number().register(fieldInfo, { kind: 'icon' });
  expect(() => fieldOf(number)).toThrow('has the kind "icon", which is not a kind of number');
});
