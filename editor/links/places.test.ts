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

test('lists everything with an id, and every other block with a headline after the first one', () => {
  expect(placesIn(page)).toEqual([
    { title: 'Contact form', id: 'contact-form', block: 2 },
    { title: 'What it costs', block: 3 },
    { title: 'How it ends', id: 'ending', block: 4 },
    { title: 'Why it is loud', id: 'intro', block: 5 },
    // The title comes from the id until the headline is written.
    { title: 'Quick answers', id: 'quick-answers', block: 6 },
    // A question with an id.
    { title: 'How long?', id: 'how-long', block: 8 },
  ]);
  expect(placesIn({ blocks: 'none' })).toEqual([]);
});

test('finds the icons of a page at any depth', () => {
  expect(iconsIn(page)).toEqual(['mic', 'mic']);
});

test('omits the first headline unless its block has an id, and returns the index of each block', () => {
  const faq = (headline: string) => ({ type: 'faq', headline });
  expect(placesIn({ blocks: [faq(''), faq('One'), faq('Two')] })).toEqual([
    { title: 'Two', block: 2 },
  ]);
  // A block with an id is listed even if it has the first headline.
  expect(placesIn({ blocks: [{ ...faq('One'), id: 'one' }, faq('Two')] })).toEqual([
    { title: 'One', id: 'one', block: 0 },
    { title: 'Two', block: 1 },
  ]);
  expect(placesIn(undefined)).toEqual([]);
  expect(
    iconsIn({ blocks: [{ type: 'card-grid', items: [{ icon: 7 }, { icon: 'mic' }] }] }),
  ).toEqual(['mic']);
});
