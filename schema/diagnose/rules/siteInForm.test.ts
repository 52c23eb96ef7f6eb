// @vitest-environment node
import { expect, test } from 'vitest';
import { inFormOf } from '../../../tests/tools/ruleExamples.ts';

// The examples of the rules that look across documents, in the words of those who see a form.
test.each<[rule: string, example: number, message: string, suggestion?: string]>([
  [
    'duplicate-path',
    1,
    'The page “Piano restoration” has the address “/restoration” already.',
    'Give this page an address of its own.',
  ],
  [
    'required-pages',
    1,
    'No page has the address “/” (the home page).',
    'Add a page with the address “/”.',
  ],
  [
    'required-pages',
    2,
    'No page has the address “/404” (shown where there is no page).',
    'Add a page with the address “/404”.',
  ],
  [
    'reserved-path',
    1,
    'The address “/assets/visit” is where the code of the site is, which browsers keep for a year.',
    'Give the page another address.',
  ],
  [
    'reserved-path',
    2,
    'The address “/visit/index” is another name for the page above it on most hosts.',
    'Give the page another address.',
  ],
  ['broken-link', 1, 'No page has the address “/restorations”.'],
  [
    'broken-link',
    2,
    'No block of this page has the name “requests”, so the link “#requests” leads nowhere.',
  ],
  [
    'broken-link',
    3,
    'The button “See what we restore” leads nowhere.',
    'Choose where it leads: to the form, for example.',
  ],
  ['broken-link', 4, 'The site settings have no phone number with the name “workshp”.'],
  ['broken-link', 5, 'The site settings have no phone number with the name “workshp”.'],
  [
    'broken-link',
    6,
    'No block of this page has the name “request”, so the link “#request” leads nowhere.',
  ],
  ['broken-link', 7, 'No page has the address “/visits”.'],
  ['broken-link', 8, 'No block of /visit has the name “form”, so the link “#form” leads nowhere.'],
  [
    'cut-in-search',
    1,
    'Search results cut off the end of the title, which the name of the company follows.',
    'Shorten it by about 3 characters, or write fewer capitals.',
  ],
  [
    'different-labels',
    1,
    'The buttons of this page have 2 names for “#lead-form”: “Ask for a visit” and “Book a Tuning”.',
    'Give all of them the same text.',
  ],
  [
    'duplicate-id',
    1,
    'The name for links “hero-form” belongs to the list already.',
    'Give this one a name of its own.',
  ],
  [
    'duplicate-text',
    1,
    'The page /restoration has the same title.',
    'Say what only this page offers.',
  ],
  [
    'duplicate-text',
    2,
    'The page /restoration has the same description.',
    'Say what only this page offers.',
  ],
  [
    'heading-order',
    1,
    'The block “Prose” has a headline, and the main headline of the page comes after it.',
    'Move the hero to the top.',
  ],
  ['missing-file', 1, 'There is no file “/demo/lead-form.htm”.'],
  [
    'missing-id',
    1,
    'The list has a name in the section menu, and no name for links to which the menu leads.',
  ],
  [
    'one-hero',
    1,
    'This is one more hero at place 4; a page has one main headline.',
    'Delete it, and add a block “Prose” or “CTA band” in its place.',
  ],
  ['one-hero', 2, 'The page has no hero block, so it has no main headline.', 'Add a block “Hero”.'],
  [
    'redirect-conflict',
    1,
    '“/visit” is the address of a page, so nobody would see that page.',
    'Remove the redirect, or give the page another address.',
  ],
  [
    'repeated-content',
    1,
    'Point 2 of the list is the same as point 1.',
    'Remove it, or write what is different.',
  ],
  [
    'repeated-content',
    2,
    'The main headline is the same as on the page “Piano tuning, repair in Port Ellis”.',
    'Say what only this page offers.',
  ],
  [
    'title-without-company',
    1,
    'The title is so long that “Harbor Piano Workshop” does not follow it in search results.',
    'Shorten it to 36 characters, or name the company in it.',
  ],
  ['unknown-fact', 1, '{tuning-tim} is not a fact of the site settings.'],
  ['unknown-fact', 2, '{Tuning-Time} is not the name of a fact.'],
  ['unknown-fact', 3, '{ tuning time } is not the name of a fact.'],
  ['unknown-fact', 4, '{{tuning-time}} is not the name of a fact.'],
  ['unknown-fact', 5, 'The brace before “tuning-time” is not closed.'],
  ['unknown-fact', 6, 'This closing brace has no opening brace.'],
  [
    'unknown-fact',
    7,
    '{always} is not a fact of the site settings.',
    'The nearest are: {city}, {address}, {company}, {tax-id}, {founded}. A text has no braces but for facts.',
  ],
  ['unknown-fact', 8, '{tuning-tme} is not a fact of the site settings.'],
  [
    'unknown-language',
    1,
    'The texts that come with the site are not there in the language “it-IT”.',
    'Write yours in the site settings, under “Words of the site”. 73 texts are still in English, and so are the labels of drawings.',
  ],
  [
    'undialable-phone',
    1,
    'No phone can dial 7946 0018.',
    'Write the whole number with its area code, as in “07400 123456”, or with “+” and the code of its country.',
  ],
  [
    'unlinked-page',
    1,
    'No menu, footer or other page links to “/strings”.',
    'Visitors cannot find it. Add a link to the menu, to the footer or to a page.',
  ],
  ['unpublished-page', 1, 'Every site has this page, so it is always published.'],
  [
    'unused-fact',
    1,
    'No text shows the fact “tuners”.',
    'Write {tuners} where it belongs, or remove the fact.',
  ],
])('a form says of "%s", example %d: %s', (rule, example, message, suggestion) => {
  expect(inFormOf(rule, example)).toEqual({ message, suggestion });
});
