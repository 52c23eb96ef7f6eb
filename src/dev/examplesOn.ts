import { factsOf, fillFacts } from '../../schema/browser.ts';
import { type Block, blockDefinitions, blockSchema } from '../../schema/index.ts';
import { entryOf } from '../prerender/pageLists.ts';
import { type PictureUse, resolveBlock } from '../resolved/resolvePage.ts';
import type { ResolvedBlock } from '../resolved/types.ts';
import { typesetDocument } from '../resolved/typesetDocument.ts';
import type { VisitorSite } from '../shared/site.ts';
import { exampleSite } from './exampleSite.ts';
import { type Addresses, originals } from './preview.ts';
import { standIn } from './standIn.ts';

/** The example of each block type. */
export const examples: readonly Block[] = blockDefinitions.map(({ schema, example }) =>
  schema.parse(example),
);

/** The pages of a list in an example. */
const examplePages = ['2026-11-03', '2026-08-21', '2025-12-01'].map((date, index) => ({
  path: `/news/${index + 1}`,
  title: `Your ${['first', 'second', 'third'][index]} page`,
  description: 'What a visitor finds on this page, in one or two sentences, as in search results.',
  date,
  picture: { src: `pictures/news/${index + 1}.jpg`, alt: 'What the photo shows' },
}));

function withExamplePages(block: Block, language: string): ResolvedBlock {
  if (block.type !== 'page-list') return block;
  return { ...block, entries: examplePages.map((page) => entryOf(page, language)) };
}

/** The examples as they look on a site, with placeholders for their pictures, and the site to show them on. */
export function examplesOn(
  base: VisitorSite,
  addresses?: Addresses,
): { site: VisitorSite; blocks: readonly Block[] } {
  const site = exampleSite(base, examples);
  const filled = fillFacts(examples, factsOf(site));
  const files = {
    ...originals({}, addresses),
    pictureOf: ({ picture }: PictureUse) => standIn(picture),
  };
  const blocks = filled.map((block) =>
    resolveBlock(
      withExamplePages(typesetDocument(block, blockSchema, site.language), site.language),
      files,
    ),
  );
  return { site, blocks };
}
