// The fields of a form of the site itself, without a provider's frame. `leadForm` and the block `form` share them.
import { z } from 'zod';
import { sentenceOf } from './catalog/index.ts';
import { address, code, ctaText, flag, pieces, text } from './fields.ts';
import { fieldInfo } from './kinds.ts';
import { type Refusal, refuse } from './refuse.ts';
import { repeatsIn } from './repeats.ts';

/** The kinds of fields that a form has. */
export const inputKinds = [
  ...(['text', 'email', 'phone', 'long-text', 'choice', 'choices', 'date', 'consent'] as const),
] as const;
export type InputKind = (typeof inputKinds)[number];

/** The fields that each kind needs in addition to those of all kinds. */
const needs: { readonly [Kind in InputKind]?: 'options' | 'wording' } = {
  choice: 'options',
  choices: 'options',
  consent: 'wording',
};

/** What `needs` means, as JSON Schema. */
const conditions = (['options', 'wording'] as const).map((part) => {
  const kinds = inputKinds.filter((kind) => needs[kind] === part);
  return {
    if: { properties: { kind: { enum: kinds, description: 'The kind of the field.' } } },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema
    then: { required: [part] },
    else: { not: { required: [part] } },
  };
});

const inputName = code(/^[A-Za-z][A-Za-z0-9_-]*$/, 'wrong-format/input-name').max(40);

const input = z
  .strictObject({
    kind: z.enum(inputKinds).meta({
      title: 'Kind',
      description:
        'What people enter. A "choice" is one of several options, "choices" are any of them, and "consent" is a box to check.',
    }),
    label: text(80, 'The text above the field.').meta({ examples: ['Your name'] }),
    name: inputName.meta({
      title: 'Name in the message',
      description:
        'The name in the message. For "name", "email", "phone", "company", "street", "postal-code" and "city", browsers suggest a value.',
      examples: ['name'],
    }),
    required: flag().meta({ description: 'Whether it must be filled in.' }),
    help: text(160, 'A sentence under the label, such as a format or an example.').optional(),
    options: z
      .array(text(80, 'An option.'))
      .min(2)
      .max(30)
      .optional()
      .meta({ description: 'The options of a "choice" or "choices".' }),
    wording: z
      .union([text(400, 'A sentence of plain text.'), pieces])
      .register(fieldInfo, { kind: 'paragraph' })
      .optional()
      .meta({
        title: 'Wording of the consent',
        description:
          'The sentence next to the box of a "consent", for example with a link to the privacy policy.',
      }),
  })
  .meta({ allOf: conditions });
export type Input = z.infer<typeof input>;

/** The address that a form is sent to. */
const action = address(/^(?:[Hh][Tt][Tt][Pp][Ss]:\/\/|\/(?!\/)[\w./-]*$)/, 'wrong-format/action')
  .check(refuse(actionErrors))
  .register(fieldInfo, { correct: (input) => ({ meant: secured(input) }) })
  .meta({
    title: 'Sent to',
    description:
      'The address from your form service (https://…), or one on this site that receives forms, such as "/api/contact".',
    examples: ['https://formspree.io/f/abcdwxyz'],
  });

/** The https address for an http address. */
function secured(input: string): string | undefined {
  return /^http:\/\//i.test(input) ? input.replace(/^http/i, 'https') : undefined;
}

/**
 * Pages of form builders, which show a form of their own and receive no other. `readFrame` knows more of them, but some, such as
 * HubSpot, also receive forms.
 */
const builders =
  /^https:\/\/(?:[\w-]+\.)*(?:docs\.google\.com|forms\.gle|typeform\.com|tally\.so|jotform\.com|calendly\.com|forms\.office\.com)\//i;

function actionErrors(input: string): Refusal[] {
  return builders.test(input)
    ? [{ sentence: sentenceOf('wrong-format/action-page', { input }) }]
    : [];
}

export const formFields = {
  action,
  fields: z
    .array(input)
    .min(1)
    .max(20)
    .check(refuse(inputErrors))
    .meta({ title: 'Fields', description: 'The fields of the form, in order.' }),
  button: ctaText
    .optional()
    .register(fieldInfo, { instead: 'the wording of the site, such as “Send”' })
    .meta({ description: 'The text of the button. Default: “Send”.' }),
  thanks: text(200, 'What visitors read after sending the form.')
    .optional()
    .meta({ title: 'Thanks' }),
  send: z
    .record(
      code(/^[^\s"<>]+$/, 'wrong-format/input-name').max(60),
      code(/\S/, 'wrong-format/input-value').max(300),
    )
    .optional()
    .meta({
      title: 'Fixed values',
      description:
        'Values that the service needs with each message, such as { "access_key": "…" }. Visitors can read them, so no passwords.',
      examples: [{ _subject: 'Request from the website' }],
    }),
  tested: flag().meta({
    title: 'Tested',
    description: 'Whether a test message that you sent from the live site or a preview arrived.',
  }),
};

/** Errors about fields that need or exclude each other, and about names, options and wordings that are used twice. */
function inputErrors(inputs: readonly Input[]): Refusal[] {
  const consents = [...inputs.entries()].filter(([, { wording }]) => wording !== undefined);
  return [
    ...inputs.flatMap(partErrors),
    ...repeatsIn([...inputs.entries()], ([, { name }]) => name).map(
      ({ item: [index, { name }] }): Refusal => {
        return { path: [index, 'name'], sentence: sentenceOf('form-fields/same-name', { name }) };
      },
    ),
    ...repeatsIn(consents, ([, { wording }]) => JSON.stringify(wording)).map(
      ({ item: [index], first: [, first] }): Refusal => {
        const sentence = sentenceOf('form-fields/same-wording', { label: first.label });
        return { path: [index, 'wording'], sentence };
      },
    ),
  ];
}

function partErrors(input: Input, index: number): Refusal[] {
  const { kind, options = [] } = input;
  const parts = (['options', 'wording'] as const).flatMap((part): Refusal[] => {
    if (needs[kind] === part) {
      return input[part] === undefined
        ? [{ path: [index, 'kind'], sentence: sentenceOf('form-fields/needs', { kind, part }) }]
        : [];
    }
    if (input[part] === undefined) return [];
    const sentence = sentenceOf('form-fields/excluded', { kind, part });
    return [{ path: [index, part], sentence, suggest: 'remove' }];
  });
  const repeated = repeatsIn([...options.entries()], ([, option]) => option).map(
    ({ item: [place, option] }): Refusal => ({
      path: [index, 'options', place],
      sentence: sentenceOf('form-fields/same-option', { option }),
      suggest: 'remove',
    }),
  );
  return [...parts, ...repeated];
}

/** A form of the site itself. */
export type OwnForm = {
  action: string;
  fields: readonly Input[];
  button?: string | undefined;
  thanks?: string | undefined;
  send?: Readonly<Record<string, string>> | undefined;
  tested?: boolean | undefined;
};

/** What pages add to each form: the names of the trap for programs (src/ui/sendForm.ts), and how long the form was open. */
const addedNames: ReadonlySet<string> = new Set(['_gotcha', '_honey', 'botcheck', '_seconds']);

/** Fixed values that replace a field, and names of what pages add, at their paths in the form. */
export function sendErrors({ fields = [], send = {} }: Partial<OwnForm>): Refusal[] {
  const names = [
    ...fields.map(({ name }, index) => ({ name, path: ['fields', index, 'name'] })),
    ...Object.keys(send).map((name) => ({ name, path: ['send', name] })),
  ];
  return [
    ...fields.flatMap(({ name }): Refusal[] =>
      Object.hasOwn(send, name)
        ? [{ path: ['send', name], sentence: sentenceOf('form-fields/same-name', { name }) }]
        : [],
    ),
    ...names.flatMap(({ name, path }): Refusal[] =>
      addedNames.has(name) ? [{ path, sentence: sentenceOf('form-fields/added', { name }) }] : [],
    ),
  ];
}
