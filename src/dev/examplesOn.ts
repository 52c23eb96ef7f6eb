import { factsOf, fillFacts } from '../../schema/browser.ts';
import { type Block, blockDefinitions, blockSchema } from '../../schema/index.ts';
import type { VisitorSite } from '../shared/site.ts';
import { type PictureUse, shownBlock } from '../shown/shownPage.ts';
import { typesetDocument } from '../shown/typesetDocument.ts';
import { exampleSite } from './exampleSite.ts';
import { type Addresses, originals } from './preview.ts';
import { standIn } from './standIn.ts';

/** The example of each block type. */
export const examples: readonly Block[] = blockDefinitions.map(({ schema, example }) =>
  schema.parse(example),
);

/** The examples as they look on a site, with placeholders for their pictures, and the site to show them on. */
export function examplesOn(
  own: VisitorSite,
  addresses?: Addresses,
): { site: VisitorSite; blocks: readonly Block[] } {
  const site = exampleSite(own, examples);
  const filled = fillFacts(examples, factsOf(site));
  const files = {
    ...originals({}, addresses),
    pictureOf: ({ picture }: PictureUse) => standIn(picture),
  };
  const blocks = filled.map((block) =>
    shownBlock(typesetDocument(block, blockSchema, site.language), files),
  );
  return { site, blocks };
}
