import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { pageTitle } from './pageTitle.ts';

const company = 'Harbor Piano Workshop';

test.each([
  ['Visit the workshop', 'Visit the workshop | Harbor Piano Workshop'],
  ['Harbor Piano Workshop: notes', 'Harbor Piano Workshop: notes'],
  ['x'.repeat(36), `${'x'.repeat(36)} | Harbor Piano Workshop`],
  ['x'.repeat(37), 'x'.repeat(37)],
])('the title "%s" becomes "%s"', (title, expected) => {
  expect(pageTitle({ title }, { ...site, company })).toBe(expected);
});
