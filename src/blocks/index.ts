import type { ComponentType } from 'react';
import type { Block, BlockOf, BlockType } from '../../schema/index.ts';
import { footerFacts, languageMenu } from '../layout/optionalCode.ts';
import type { ResolvedSite } from '../resolved/types.ts';
import { type Later, later } from '../shared/later.ts';
import { ownForm } from '../ui/optionalCode.ts';
import { providerFrame } from './optionalCode.ts';

/**
 * The component of each block type, in a separate chunk. The build finds it by the name of its type
 * (scripts/build/bundledCode.ts).
 */
export const blockRegistry: {
  [Type in BlockType]: Later<{ default: ComponentType<BlockOf<Type>> }>;
} = {
  banner: later(() => import('./Banner.tsx')),
  hero: later(() => import('./Hero.tsx')),
  'card-grid': later(() => import('./CardGrid.tsx')),
  process: later(() => import('./Process.tsx')),
  testimonials: later(() => import('./Testimonials.tsx')),
  'cta-band': later(() => import('./CtaBand.tsx')),
  faq: later(() => import('./Faq.tsx')),
  stats: later(() => import('./Stats.tsx')),
  'pain-points': later(() => import('./PainPoints.tsx')),
  'before-after': later(() => import('./BeforeAfter.tsx')),
  packages: later(() => import('./Packages.tsx')),
  list: later(() => import('./List.tsx')),
  prose: later(() => import('./Prose.tsx')),
  legal: later(() => import('./Legal.tsx')),
  embed: later(() => import('./Embed.tsx')),
  timeline: later(() => import('./Timeline.tsx')),
  people: later(() => import('./People.tsx')),
  credentials: later(() => import('./Credentials.tsx')),
  work: later(() => import('./Work.tsx')),
  gallery: later(() => import('./Gallery.tsx')),
  prices: later(() => import('./Prices.tsx')),
  locations: later(() => import('./Locations.tsx')),
  'page-list': later(() => import('./PageList.tsx')),
  form: later(() => import('./Form.tsx')),
};

/** Blocks that render their own section or headline. BlockView renders both for all others. */
export const rendersItself: { readonly [Type in BlockType]?: 'section' | 'headline' } = {
  banner: 'section',
  hero: 'section',
  'cta-band': 'headline',
  faq: 'headline',
  list: 'headline',
  prose: 'headline',
  legal: 'headline',
  embed: 'headline',
  prices: 'headline',
  form: 'headline',
};

/**
 * Loads the code of blocks, such as those of a page, and of the header, the footer and the form of a site. Rejects if any of it
 * cannot be loaded, after the rest has loaded. The next call tries again.
 */
export async function preparePage(
  { blocks }: { blocks: readonly Block[] },
  {
    hasFacts,
    languages,
    leadForm,
  }: Partial<Pick<ResolvedSite, 'hasFacts' | 'languages' | 'leadForm'>> = {},
): Promise<void> {
  const code = blocks.flatMap((block) => codeOf(block, leadForm));
  if (leadForm?.fields) code.push(ownForm);
  if (hasFacts) code.push(footerFacts);
  if (languages) code.push(languageMenu);
  const results = await Promise.allSettled(code.map(({ load }) => load()));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** The code of a block, on a site with the form `leadForm`. */
export function codeOf(
  block: Block,
  leadForm: ResolvedSite['leadForm'] | undefined,
): Later<unknown>[] {
  const code: Later<unknown>[] = [blockRegistry[block.type]];
  if (needsProviderFrame(block)) code.push(providerFrame);
  const hasForm = block.type === 'embed' && block.source === 'lead-form';
  if (hasForm && leadForm?.fields) code.push(ownForm);
  return code;
}

/** Whether a block shows a provider's frame. */
export function needsProviderFrame(block: Block): boolean {
  return block.type === 'embed' && !block.source;
}
