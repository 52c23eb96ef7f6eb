import { type BlockType, blockDefinitions } from '../../schema/index.ts';
import { blockLabel } from '../../schema/inspect.ts';

/** What people call a block, where its name and description have other words. */
const synonyms: Partial<Record<BlockType, string>> = {
  'before-after': 'comparison',
  credentials: 'partners trust',
  'cta-band': 'button contact',
  embed: 'calendar booking newsletter reviews',
  form: 'contact newsletter',
  gallery: 'photos images portfolio',
  hero: 'photos images title',
  locations: 'contact opening map',
  packages: 'prices plans',
  people: 'team staff employees photos',
  prose: 'paragraphs',
  stats: 'numbers',
  testimonials: 'reviews quotes ratings',
  work: 'photos images portfolio references',
};

/** The block types that a search finds by name, description or synonym. */
export function findBlocks(query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return blockDefinitions.filter(({ type, description }) => {
    const texts = [blockLabel(type), type, description, synonyms[type]].join(' ').toLowerCase();
    return words.every((word) => texts.includes(word));
  });
}
