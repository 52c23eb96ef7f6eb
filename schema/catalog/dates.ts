import type { RuleGroup } from './ruleGroup.ts';
import { quoted } from './words.ts';

type Target = { title: string; days: string };

export const dates = {
  title: 'Dates, and lists of pages',
  rules: {
    'shown-days': {
      about:
        'The last day must not come before the first. The home page, the 404 page and heroes are always shown.',
    },
    'hidden-target': {
      about:
        'Whenever visitors see a link, they must see its page and block. Give both the same days.',
    },
    'over-days': {
      severity: 'warning',
      about: 'Visitors no longer see it. Unpublish it, delete it, or write a later day.',
    },
    'future-date': {
      severity: 'warning',
      about: 'Hide the page until that date with "showFrom".',
    },
    'empty-list': {
      severity: 'warning',
      about: 'Visitors do not see a list without pages. Add a page, or correct the address.',
    },
    'unlisted-page': {
      severity: 'warning',
      about:
        'No list has this page with a date. Give it an address below that of a list, or remove the date.',
    },
  },
  sentences: {
    'shown-days': ({ from }: { from: string }) => [
      `Visitors would never see it: its first day is ${from}.`,
      'Write a later day, or correct the first one.',
    ],
    'shown-days/required': () => [
      'Every site needs this page, so it is always shown.',
      'Remove this field.',
    ],
    'shown-days/hero': () => [
      'A page is never without its main headline, so its hero is always shown.',
      'Remove this field, or give the page the days.',
    ],
    'hidden-target': ({ title, days }: Target) => [
      `Visitors see the page ${quoted(title)} only ${days}, but this link on other days too.`,
      'Give the same days to the block with the link, or link to another page.',
    ],
    'hidden-target/block': ({ title, days }: Target) => [
      `Visitors see the block ${quoted(title)} only ${days}, but this link on other days too.`,
      'Give the same days to the block with the link, or link to another block.',
    ],
    'over-days': ({ until }: { until: string }) => [
      `Visitors have not seen this page since ${until}.`,
      'Unpublish it, delete it, or write a later day.',
    ],
    'over-days/block': ({ until }: { until: string }) => [
      `Visitors have not seen this block since ${until}.`,
      'Remove it, or write a later day.',
    ],
    'future-date': ({ date }: { date: string }) => [
      'This date is in the future.',
      `Hide the page until then, with "showFrom": "${date}", or correct the date.`,
      'Hide the page until then, with the same day under “Visible from”, or correct the date.',
    ],
    'empty-list': ({ below }: { below: string }) => [
      `There is no page below "${below}", so visitors do not see this list.`,
      `Add a page, such as "${below}/first", or correct the address.`,
    ],
    'unlisted-page': ({ below }: { below: string }) => [
      'This page has a date, but no list shows it.',
      below === ''
        ? 'Give it an address below another page, such as "/news", or remove the date.'
        : `Add a block "page-list" with "below": "${below}" to a page, or remove the date.`,
      below === ''
        ? undefined
        : `Add a page list of the pages below “${below}” to a page, or remove the date.`,
    ],
  },
} as const satisfies RuleGroup;
