import { expect, test } from 'vitest';
import { isSameLanguage } from './languages.ts';

test.each([
  ['en-US', 'en-GB', true],
  ['pt-BR', 'pt', true],
  ['de-DE', 'fr-FR', false],
  // Another script.
  ['zh-CN', 'zh-TW', false],
  ['zh-CN', 'zh-Hans', true],
  ['sr-RS', 'sr-Latn-RS', false],
  // Not a tag.
  ['d e', 'de', false],
  [undefined, 'en', false],
])('whether %s and %s are one language: %s', (one, other, expected) => {
  expect(isSameLanguage(one, other)).toBe(expected);
});
