import type { RuleGroup } from './ruleGroup.ts';
import { allOf, ask, didYouMean, quoted } from './words.ts';

type Path = { path: string };
type Steps = { numbers: readonly number[]; start: number; last: number; areAllThere: boolean };
type Near = { near: readonly string[] };

export const texts = {
  title: 'Texts and blocks',
  rules: {
    'one-hero': { about: 'Every page has exactly one hero, with the main headline.' },
    'heading-order': {
      severity: 'warning',
      about: 'The hero comes first, because screen readers read headings in order.',
    },
    'duplicate-text': {
      about: 'Search engines show the title and description, so each page needs different ones.',
    },
    'repeated-content': {
      severity: 'warning',
      about: 'Content that appears twice is usually a copy. Change or remove it.',
    },
    'unknown-fact': {
      about:
        'A name in braces, such as {city}, stands for a fact in the site settings. Texts have no other braces.',
    },
    'markup-in-text': {
      severity: 'warning',
      about: 'Visitors see HTML and Markdown as plain text, and marks and numbers of lists twice.',
    },
    'step-numbers': {
      severity: 'warning',
      about: 'Visitors see the numbers of steps as written. Number them from 1.',
    },
    'unused-setting': {
      severity: 'warning',
      about: 'It has no effect without a drawing or numbers, or its year is past. Remove it.',
    },
  },
  sentences: {
    'one-hero': () => ['This page has no hero, so it has no main headline.', 'Add a hero.'],
    'one-hero/second': () => [
      'This is the second hero of the page. A page has only one.',
      'Use another type of block, or remove this one.',
    ],
    'heading-order': () => [
      'This headline comes before the main headline of the page.',
      'Move the hero to the top.',
    ],
    'duplicate-text': ({ field, path }: Path & { field: string }) => [
      `The page ${path} has the same ${field}.`,
      'Say what only this page offers.',
    ],
    'repeated-content/block': ({ first }: { first: number }) => [
      `This block has the same content as block ${first}.`,
      'Remove it, or change it.',
    ],
    'repeated-content/entry': ({ first }: { first: number }) => [
      `This entry is the same as entry ${first}.`,
      'Remove it, or change it.',
    ],
    'repeated-content/headline': ({ path }: Path) => [
      `The page ${path} has the same main headline.`,
      'Say what only this page offers.',
    ],
    'repeated-content/title': ({ first }: { first: number }) => [
      `Entry ${first} has the same text here.`,
      'Change one of the two, or remove it.',
    ],
    'unknown-fact': ({ input, near }: Near & { input: string }) => [
      `${input} is not a fact in the site settings.`,
      near.length > 0
        ? ask(near.map((name) => `{${name}}`).join(' or '))
        : 'Add the fact, or remove the braces.',
    ],
    'unknown-fact/close': ({ near: [name] }: Near) => [
      'This closing brace has no opening brace.',
      name === undefined ? 'Remove it.' : ask(`{${name}}`),
    ],
    'unknown-fact/dollar': ({ input }: { input: string }) => [
      `${input} has a dollar sign, which visitors would read before the fact.`,
      didYouMean([input.slice(1)]),
    ],
    'unknown-fact/in-fact': ({ input }: { input: string }) => [
      `A fact cannot contain another fact: ${input}.`,
      'Write the words themselves.',
    ],
    'unknown-fact/open': ({ near: [name] }: Near) => [
      'This opening brace has no closing brace.',
      name === undefined ? 'Remove it.' : ask(`{${name}}`),
    ],
    'unknown-fact/trace': ({ text }: { text: string }) => [
      `${quoted(text)} comes from a chatbot or another system.`,
      'Remove it.',
    ],
    'markup-in-text/bullet': ({ piece }: { piece: string }) => [
      `This text starts with ${piece}, like an entry of a list.`,
      'Remove it. Lists have their own marks.',
    ],
    'markup-in-text/entity': ({ piece }: { piece: string }) => [
      `${piece} is HTML. Visitors would see it as plain text.`,
      'Write the character itself.',
    ],
    'markup-in-text/escape': ({ piece }: { piece: string }) => [
      `${piece} is code for a new line. Visitors would see it as plain text.`,
      'Write a space, or start a new paragraph.',
    ],
    'markup-in-text/markdown': ({ piece }: { piece: string }) => [
      `${piece} is Markdown. Visitors would see it as plain text.`,
      'Write plain words. In a paragraph, links and bold words are separate pieces.',
    ],
    'markup-in-text/numbered': ({ text }: { text: string }) => [
      `${quoted(text)} has a number, but each entry of this list already has a mark.`,
      'Remove the numbers of the list.',
    ],
    'markup-in-text/numbers': ({ rendered }: { rendered: string }) => [
      `The page adds these numbers itself. Visitors would see ${quoted(rendered)}.`,
      'Remove the numbers from the texts.',
    ],
    'markup-in-text/unit': ({ rendered, unit }: { rendered: string; unit: string }) => [
      `Visitors would see ${quoted(rendered)}.`,
      `Write only the unit: ${quoted(unit)}.`,
    ],
    'markup-in-text/scheme': ({ piece }: { piece: string }) => [
      `${piece} belongs to a link. Visitors would see it as plain text.`,
      `Remove "${piece}", or use a link.`,
    ],
    'markup-in-text/tag': ({ piece }: { piece: string }) => [
      `${piece} is HTML. Visitors would see it as plain text.`,
      'Remove the tags, with a space where they separate words.',
    ],
    'step-numbers': ({ numbers, start, last, areAllThere }: Steps) => [
      `The steps have the numbers ${allOf(numbers.map(String))}, in this order.`,
      areAllThere
        ? `Put the steps in order, or number them from ${start} to ${last}.`
        : `Number them from ${start} to ${last}.`,
    ],
    'unused-setting/drawing': () => [
      'A list shows this only with a drawing.',
      'Add a drawing, or remove this field.',
    ],
    'unused-setting/numbers': () => [
      'Only numbers can be highlighted, and this list has none.',
      'Put numbers in front of the points, or remove this field.',
    ],
    'unused-setting/no-numbers': () => [
      'A list with numbers has no icons.',
      'Remove this icon, or the numbers.',
    ],
    'unused-setting/date': ({ date }: { date: string }) => [
      `${date} is long before the other dates.`,
      'Correct the year, or remove it if it is over.',
    ],
    'unused-setting/days': ({ days }: { days: number }) => [
      `These are ${days} days.`,
      'Check the years of both dates.',
    ],
  },
} as const satisfies RuleGroup;
