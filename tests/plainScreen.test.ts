// @vitest-environment node
import { expect, test } from 'vitest';
import { technicalWords } from './tools/plainScreen.ts';

test.each([
  '{ "type": "hero" }',
  '["a", "b"]',
  '"headline": "Old"',
  'The page { is broken',
  'The headline is undefined',
  'Opening home.json …',
  'pictures/work/grand.jpg is taken in',
  'It is at /blocks/0/headline.',
  'Run npm run validate',
  'duplicate-path: two pages have one address',
])('“%s” is not for people who do not program', (text) => {
  expect(technicalWords(text)).not.toEqual([]);
});

test.each([
  'A tuning takes {tuning-time}, at the bench of {company}.',
  'The address of the page: "/" for the home page, or "/video-surveillance".',
  'A name for this block, such as "contact-form".',
  'grand.jpg is taken in.',
  'Headline of the hero: from “Old” to “New”',
  'https://piano.test/prices',
])('“%s” is', (text) => {
  expect(technicalWords(text)).toEqual([]);
});
