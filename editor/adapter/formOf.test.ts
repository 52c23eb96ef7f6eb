import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  emailName,
  paragraph,
  phoneName,
  paragraphs as severalOrOne,
} from '../../schema/fields.ts';
import { pageSchema, siteSchema } from '../../schema/index.ts';
import { fieldOf, fieldsIn, type Kind, limitsOf } from '../../schema/inspect.ts';
import { drawing, picture } from '../../schema/picture.ts';
import { toDocument, toForm } from './convert.ts';
import type { FormField } from './form.ts';
import { formOf } from './formOf.ts';
import { newBlock } from './newBlock.ts';

const words = (maximum = 0) => ({ ...text(maximum), isWords: true as const });
const text = (maximum = 0) => ({ type: maximum > 70 ? ('lines' as const) : ('line' as const) });

/** The control for each kind of field; undefined for a kind without one. */
const controls: Record<Kind, (maximum?: number) => Partial<FormField> | undefined> = {
  text: words,
  label: words,
  destination: () => ({ type: 'destination' }),
  file: text,
  below: () => ({ type: 'below' }),
  'picture-file': () => ({ type: 'line' }),
  anchor: () => ({ type: 'line' }),
  code: () => ({ type: 'line' }),
  html: text,
  headline: words,
  link: () => ({ type: 'link' }),
  path: () => ({ type: 'address' }),
  phone: () => ({ type: 'contact', contacts: 'phones' }),
  email: () => ({ type: 'contact', contacts: 'emails' }),
  color: () => ({ type: 'color' }),
  day: () => ({ type: 'day' }),
  icon: () => ({ type: 'icon' }),
  drawing: () => ({ type: 'drawing' }),
  typeface: () => ({ type: 'typeface' }),
  number: () => ({ type: 'number' }),
  choice: () => ({ type: 'choice' }),
  'yes-or-no': () => ({ type: 'yes-or-no' }),
  paragraph: () => ({ type: 'paragraph' }),
  paragraphs: () => ({ type: 'paragraphs' }),
  picture: () => ({ type: 'picture' }),
  group: () => ({ type: 'group' }),
  either: () => ({ type: 'group' }),
  record: () => ({ type: 'list' }),
  list: () => ({ type: 'list' }),
  hint: () => undefined,
  focus: () => undefined,
  block: () => undefined,
};

test('every field of a page and of the site settings has the control for its kind', () => {
  const fields = [...fieldsIn('page', pageSchema), ...fieldsIn('site', siteSchema)];
  const paragraphs = fields.filter(({ field }) => ['paragraph', 'paragraphs'].includes(field.kind));
  const seen = new Set<Kind>();
  for (const { path, field } of fields) {
    // A paragraph is one field, including its pieces.
    if (paragraphs.some((one) => path !== one.path && path.startsWith(one.path))) continue;
    const { kind, schema } = field;
    seen.add(kind);
    // A block as a whole has no control, and a list of paragraphs is one field.
    const entry = field.structure === 'list' ? fieldOf(field.entry).kind : undefined;
    const wanted =
      entry === 'paragraph'
        ? { type: 'paragraphs' as const }
        : entry === 'block'
          ? undefined
          : kind === 'code' && field.info.knownValues
            ? { type: 'choice' as const }
            : controls[kind](limitsOf(field).maximum);
    const form = formOf('a-field', schema);
    if (wanted) expect(form, path).toMatchObject(wanted);
    else expect(form, path).toBeUndefined();
  }
  expect(Object.keys(controls).filter((kind) => ![...seen].some((own) => own === kind))).toEqual(
    [],
  );
});

const choice = z.enum(['left', 'right']);
const paragraphs = z.array(paragraph);

test.each([
  'Plain words.',
  ['See ', { text: 'our prices', href: '/prices' }],
  ['One.', ['Two, ', { strong: 'loud' }], { list: ['Three.'] }],
  ['One.', 'Two.'],
])('shows an answer in any notation, and writes it back unchanged: %j', (answer) => {
  const form = formOf('answer', severalOrOne);
  expect(severalOrOne.parse(answer)).toEqual(answer);
  expect(form && toDocument(form, toForm(form, answer))).toEqual(answer);
});

test.each([
  ['a choice', choice, '', undefined],
  ['a choice that may be missing', choice.optional(), '', undefined],
  ['text', paragraphs, [], []],
  ['text that may be missing', paragraphs.optional(), [], undefined],
  ['one paragraph or several', severalOrOne, '', ''],
  ['a paragraph', paragraph, '', ''],
  ['a paragraph that may be missing', paragraph.optional(), '', undefined],
])('clearing %s writes the empty value that its schema expects', (_name, schema, held, written) => {
  const form = formOf('a-field', schema);
  expect(form && toDocument(form, held)).toEqual(written);
});

test('does not show text with a paragraph that its field cannot show, so nothing is lost', () => {
  const form = formOf('text', paragraphs);
  expect(form && toForm(form, ['A', { list: ['B'] }])).toEqual(['A', { list: ['B'] }]);
  expect(form && toForm(form, ['A', { table: [] }])).toBeUndefined();
});

test('a new block omits contacts, drawings, pictures, and lists that would be empty without them', () => {
  const schema = z.strictObject({
    headline: z.literal('A'),
    phone: phoneName,
    email: emailName,
    drawing,
    pictures: z.array(picture(800, 'A picture.')),
    people: z.array(z.strictObject({ name: choice, phone: phoneName.optional() })),
  });
  const example = {
    ...{ headline: 'A', phone: 'main', email: 'general', drawing: 'a-drawing' },
    ...{ pictures: [{ src: 'pictures/a.jpg', alt: 'A.' }] },
    people: [{ name: 'left', phone: 'main' }],
  };
  expect(newBlock(schema, example)).toStrictEqual({ headline: 'A', people: [{ name: 'left' }] });
});

test('a field without a description has an empty help text', () => {
  expect(formOf('a-field', choice)?.help).toMatchObject({
    description: '',
    isOptional: false,
  });
});
