import { expect, test } from 'vitest';
import { pageSchema } from '../../schema/index.ts';
import { fileNameFor, starter } from './starter.ts';

test.each([
  ['/', 'home.json'],
  ['/faq', 'faq.json'],
  ['/services/cabling/fibre', 'services-cabling-fibre.json'],
])('names the file of the page %s %s', (route, file) => {
  expect(fileNameFor(route)).toBe(file);
});

test('makes a valid page', () => {
  const page = starter('../schema/page.schema.json', '/strings', 'New strings');
  expect(pageSchema.safeParse(page).error).toBeUndefined();
  expect(page.path).toBe('/strings');
  expect(page.title).toBe('New strings');
  expect(page.description).toMatch(/^New strings\. ./);
  expect(page.blocks).toMatchObject([
    {
      type: 'hero',
      headline: 'New strings',
      ctaText: expect.any(String),
      href: expect.any(String),
    },
    { type: 'prose', paragraphs: [expect.any(String)] },
  ]);
});
