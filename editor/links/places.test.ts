import { expect, test } from 'vitest';
import { iconsIn, placesIn } from './places.ts';

const page = {
  path: '/sound',
  blocks: [
    { type: 'banner', text: 'Closed on Friday' },
    { type: 'hero', headline: 'Quiet rooms', subheadline: 'In two days' },
    { type: 'embed', id: 'contact-form', source: 'form' },
    {
      type: 'card-grid',
      headline: 'What it costs',
      items: [
        { icon: 'mic', title: 'One room', text: 'Small' },
        { icon: 'mic', title: 'A floor', text: 'Large' },
      ],
    },
    {
      type: 'legal',
      items: [{ id: 'ending', title: 'How it ends', paragraphs: ['After a month.'] }],
    },
    { type: 'prose', id: 'intro', headline: 'Why it is loud', paragraphs: ['It echoes.'] },
    { type: 'faq', id: 'quick-answers', headline: '' },
    { type: 'faq', id: '', headline: '' },
    {
      type: 'faq',
      items: [
        { question: 'Where?', answer: 'Here.' },
        { id: 'how-long', question: 'How long?', answer: ['Two days.', { list: ['Or one.'] }] },
      ],
    },
    { type: 'no-such-block', id: 'lost', headline: 'Lost' },
  ],
};

test('the parts of a page are what has a name for links, and every other block with a headline after the first', () => {
  expect(placesIn(page)).toEqual([
    { title: 'Contact form', id: 'contact-form', block: 2 },
    { title: 'What it costs', block: 3 },
    { title: 'How it ends', id: 'ending', block: 4 },
    { title: 'Why it is loud', id: 'intro', block: 5 },
    // Until its headline is written.
    { title: 'Quick answers', id: 'quick-answers', block: 6 },
    // A question with a name for links.
    { title: 'How long?', id: 'how-long', block: 8 },
  ]);
  expect(placesIn({ blocks: 'none' })).toEqual([]);
});

test('the icons of a page are found wherever they are', () => {
  expect(iconsIn(page)).toEqual(['mic', 'mic']);
});

test('a page without any headline before its parts has all of them, and a part is where its block is', () => {
  const faq = (headline: string) => ({ type: 'faq', headline });
  expect(placesIn({ blocks: [faq(''), faq('One'), faq('Two')] })).toEqual([
    { title: 'Two', block: 2 },
  ]);
  // A part with a name for links is one, also where it is the first headline.
  expect(placesIn({ blocks: [{ ...faq('One'), id: 'one' }, faq('Two')] })).toEqual([
    { title: 'One', id: 'one', block: 0 },
    { title: 'Two', block: 1 },
  ]);
  expect(placesIn(undefined)).toEqual([]);
  expect(
    iconsIn({ blocks: [{ type: 'card-grid', items: [{ icon: 7 }, { icon: 'mic' }] }] }),
  ).toEqual(['mic']);
});
