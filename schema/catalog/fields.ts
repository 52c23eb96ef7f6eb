import { consent, otherStatistics } from './embeds.ts';
import type { RuleGroup } from './ruleGroup.ts';
import { amount, anyOf, ask, didYouMean, quoted } from './words.ts';

type Help = { help: string | undefined; helpInForm?: string | null | undefined };
type Bound = { value: number; limit: number };

/** The length of a text; `isWide`: it has characters that count two. */
type Size = { length: number; limit: number; isWide: boolean };
type Count = { count: number; limit: number };

/** A field that does not exist: the likely ones, the block types that have it, and the fields that take its value. */
type Unknown = {
  name: string;
  meant: readonly string[];
  types: readonly string[];
  takers: readonly string[];
  isEmpty: boolean;
};
type Choice = { value: string; choices: readonly string[]; meant: readonly string[] };
type Kinds = Help & { expectedKind: string; given: string };
type Field = { field: string };

function widthNote(isWide: boolean): string {
  return isWide ? ' Chinese, Japanese and Korean characters count as two.' : '';
}

export const fields = {
  title: 'Fields',
  rules: {
    empty: {
      about: 'A text needs visible characters. If the field is optional, remove it.',
    },
    'missing-field': {
      about: 'Required fields are bold in docs/pages.md and docs/site.md.',
    },
    'unknown-field': {
      about:
        'The field is misspelled or belongs to another block. docs/pages.md and docs/site.md list all fields.',
    },
    'unknown-block-type': {
      about: 'All block types are in docs/pages.md.',
    },
    'unknown-value': {
      about: 'The values of each field are in docs/pages.md and docs/site.md.',
    },
    'wrong-kind': {
      about:
        'A field accepts one kind of value: a text in quotation marks, a number, a list, true or false, or a group.',
    },
    'out-of-range': {
      about: 'Numbers have limits, such as one to five stars.',
    },
    'wrong-count': {
      about: 'Lists have a minimum and a maximum number of entries.',
    },
    'too-long': {
      about:
        'Texts have a maximum length. Facts count as the text they stand for; Chinese, Japanese and Korean characters count as two.',
    },
    'too-short': {
      severity: 'warning',
      about:
        'Search results show the description. Write at least 70 characters, or search engines replace it.',
    },
    'half-button': {
      about: 'A button needs both text ("ctaText") and a link ("href").',
    },
  },
  sentences: {
    empty: () => ['This text is empty.', 'Write the text.'],
    'empty/optional': () => ['This text is empty.', 'Write the text, or remove the field.'],
    'empty/alt': () => [
      'This text is empty.',
      'Describe what the picture shows. If it is only decoration, mark it as decorative instead.',
    ],
    'missing-field': ({ help, helpInForm }: Help) => ['This field is missing.', help, helpInForm],
    'unknown-field': ({ name, meant, types, takers, isEmpty }: Unknown) => [
      `There is no field ${quoted(name)} here.`,
      meant.length > 0
        ? didYouMean(meant)
        : types.length > 0
          ? `${types.length === 1 ? 'Only the block type' : 'The block types'} ${anyOf(types, 'and')} ${types.length === 1 ? 'has' : 'have'} it.`
          : takers.length > 0
            ? `Move its text to ${anyOf(takers.slice(0, 4))}.`
            : isEmpty
              ? 'Remove it.'
              : 'If a program translated the name, write it in English. Otherwise move what you need of its content, and remove the field.',
    ],
    'unknown-field/elsewhere': ({ name, places }: { name: string; places: readonly string[] }) => [
      `There is no field ${quoted(name)} here.`,
      `Move it to ${places.join(' or ')}.`,
    ],
    'unknown-field/whole': ({ name, place }: { name: string; place: string }) => [
      `${quoted(name)} is only for ${place || 'the document as a whole'}.`,
    ],
    'unknown-field/entries-elsewhere': ({
      name,
      places,
    }: {
      name: string;
      places: readonly string[];
    }) => [
      `There is no field ${quoted(name)} here.`,
      `Move what is in it to ${places.join(' or ')}.`,
    ],
    'unknown-field/reserved': ({ name }: { name: string }) => [
      `A field cannot be called "${name}".`,
      'Remove the field.',
    ],
    'unknown-field/opposite': ({
      name,
      meant,
      value,
    }: {
      name: string;
      meant: string;
      value: boolean;
    }) => [`There is no field ${quoted(name)} here.`, `Write "${meant}": ${value} instead.`],
    'unknown-field/range': ({
      name,
      names,
      value,
    }: {
      name: string;
      names: readonly string[];
      value: unknown;
    }) => [
      `There is no field ${quoted(name)} here.`,
      `Write a line for each: ${names.map((one) => `"${one}": ${quoted(value)}`).join(', ')}.`,
    ],
    'unknown-field/entries': ({
      name,
      meant,
      count,
    }: {
      name: string;
      meant: string;
      count: number;
    }) => [
      `${count} entries have a field ${quoted(name)}, which does not exist here.`,
      didYouMean([meant]),
    ],
    'unknown-field/several': ({
      names,
      meant,
    }: {
      names: readonly string[];
      meant: readonly string[];
    }) => [`The fields ${anyOf(names, 'and')} do not exist here.`, ask(anyOf(meant, 'and'))],
    'unknown-field/analytics-address': ({ provider }: { provider: string }) => [
      `${provider} runs only on its own servers.`,
      'Remove the address.',
    ],
    'unknown-field/of-site': ({ name }: { name: string }) => [
      `"${name}" is the same in all languages.`,
      'Write it in the site.json of the site, and remove it here.',
    ],
    'unknown-field/block': () => [
      'A block cannot be inside another block.',
      'Move it to the list "blocks" of the page.',
    ],
    'unknown-field/group': ({ names, place }: { names: readonly string[]; place: string }) => [
      `A group with ${anyOf(names, 'and')} does not belong here.`,
      `Move it to ${place}.`,
    ],
    'unknown-block-type': ({ type, meant }: { type: string; meant: readonly string[] }) => [
      `There is no block type ${type}.`,
      meant.length > 0 ? didYouMean(meant) : 'docs/pages.md lists all block types.',
      meant.length > 0 ? undefined : null,
    ],
    'unknown-block-type/frame': ({ type, url }: { type: string; url: string }) => [
      `There is no block type ${type}.`,
      `Use the block type "embed": { "type": "embed", "url": "${url}", "title": "…" }.`,
      null,
    ],
    'unknown-value': ({ value, choices, meant }: Choice) => [
      `${value} is not one of the choices.`,
      meant.length > 0
        ? didYouMean(meant)
        : choices.length <= 8
          ? `Choose ${anyOf(choices)}.`
          : undefined,
    ],
    'unknown-value/google-analytics': () => [consent, otherStatistics],
    'unknown-value/address': ({ value, choices, field }: Omit<Choice, 'meant'> & Field) => [
      `${value} is not one of the choices.`,
      `Choose ${anyOf(choices)}, or use "${field}" with the address of something else: "${field}": "https://…".`,
    ],
    'unknown-value/icon': ({ value, meant }: { value: string; meant: readonly string[] }) => [
      `There is no icon ${value}.`,
      meant.length > 0
        ? didYouMean(meant, 4)
        : 'Search lucide.dev/icons for what it should show, such as "tool".',
    ],
    'unknown-value/unit': ({ value, choices }: Omit<Choice, 'meant'>) => [
      `${value} is not one of the choices.`,
      `Choose ${anyOf(choices)}, and write the numbers in that unit.`,
    ],
    'unknown-value/in-quotes': ({ value, meant }: { value: string; meant: string }) => [
      `${value} is not one of the choices.`,
      ask(`${meant}, without quotation marks`),
    ],
    'wrong-kind': ({ expectedKind, given, help, helpInForm }: Kinds) => [
      `This must be ${expectedKind}, not ${given}.`,
      help,
      helpInForm,
    ],
    'wrong-kind/digits': ({ help, helpInForm }: Help) => [
      'This must be text, not a number.',
      ['Put it in quotation marks, including any leading zero.', help].filter(Boolean).join(' '),
      helpInForm,
    ],
    'wrong-kind/union': ({ given, help, helpInForm }: Help & { given: string }) => [
      `This cannot be ${given}.`,
      help,
      helpInForm,
    ],
    'wrong-kind/decimals': ({ meant }: { meant: readonly number[] }) => [
      'This must be a whole number.',
      meant.length > 0 ? `Write ${meant.join(' or ')}.` : undefined,
    ],
    'out-of-range/max': ({ value, limit }: Bound) => [
      `${value} is too high. The maximum is ${limit}.`,
    ],
    'out-of-range/min': ({ value, limit }: Bound) => [
      `${value} is too low. The minimum is ${limit}.`,
    ],
    'wrong-count/min': ({ count, limit }: Count) => [
      `This list has ${amount(count, 'entry', 'entries')}. The minimum is ${limit}.`,
      `Add ${amount(limit - count, 'entry', 'entries')}.`,
    ],
    'wrong-count/max': ({ count, limit, isInBlock }: Count & { isInBlock: boolean }) => [
      `This list has ${amount(count, 'entry', 'entries')}. The maximum is ${limit}.`,
      isInBlock
        ? `Move ${count - limit} to another block, or remove ${count - limit}.`
        : `Remove ${amount(count - limit, 'entry', 'entries')}.`,
    ],
    'wrong-count/none': () => ['This list is empty.', 'Add an entry, or remove the field.'],
    'too-long': ({ length, limit, isWide }: Size) => [
      `This text is too long: ${length} characters. The maximum is ${limit}.${widthNote(isWide)}`,
      `Shorten it by ${amount(length - limit, 'character')}.`,
    ],
    'too-short': ({ length, limit, isWide }: Size) => [
      `This text is short: ${amount(length, 'character')}. Aim for at least ${limit}.${widthNote(isWide)}`,
      'Say more about the page. Search engines replace short descriptions with their own text.',
    ],
    'half-button': ({ text, field }: { text: string; field: string }) => [
      `The button "${text}" has no link.`,
      `Add the link ("${field}"), for example #lead-form.`,
    ],
    'half-button/text': ({ field }: { field: string }) => [
      'The button with this link has no text, so visitors do not see it.',
      `Add the text ("${field}"), or remove the link.`,
    ],
  },
} as const satisfies RuleGroup;
