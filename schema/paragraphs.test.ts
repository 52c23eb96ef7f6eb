import { expect, test } from 'vitest';
import { pages, site } from '../tests/tools/secondSite.ts';
import { diagnose } from './diagnose/diagnose.ts';
import { paragraphsOf } from './paragraphs.ts';

test.each([
  ['Plain.', ['Plain.']],
  [['See ', { text: 'prices', href: '/prices' }], [['See ', { text: 'prices', href: '/prices' }]]],
  [
    ['One.', 'Two.'],
    ['One.', 'Two.'],
  ],
  [
    [['So ', { strong: 'loud' }], { list: ['A.', 'B.'] }],
    [['So ', { strong: 'loud' }], { list: ['A.', 'B.'] }],
  ],
])('splits %j into paragraphs', (content, paragraphs) => {
  expect(paragraphsOf(content)).toEqual(paragraphs);
});

test.each([
  ['in a piece', ['See ', { text: 'it', href: '/gone' }]],
  ['in one of several paragraphs', ['One.', ['See ', { text: 'it', href: '/gone' }]]],
  ['in a list', ['One.', { list: [['See ', { text: 'it', href: '/gone' }]] }]],
])('reports a broken link in an answer: %s', (_where, answer) => {
  const faq = { type: 'faq', items: [{ question: 'Where?', answer }] };
  const changed = pages.map(({ name, text }) => ({
    name,
    text: name === 'visit.json' ? text.replace('"blocks": [', `$&${JSON.stringify(faq)},`) : text,
  }));
  const found = diagnose(changed, site).diagnostics.filter(({ rule }) => rule === 'broken-link');
  expect(found.map(({ message }) => message)).toEqual(['There is no page "/gone".']);
});
