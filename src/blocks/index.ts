import type { ComponentType } from 'react';
import type { BlockOf, BlockType } from '../../schema/index.ts';
import { type Part, part } from '../ui/part.ts';

type Registry = { [Type in BlockType]: Part<ComponentType<BlockOf<Type>>> };

/** The component of each block type, as a chunk of its own. A missing one does not compile. */
export const blockRegistry: Registry = {
  banner: part(() => import('./Banner.tsx')),
  hero: part(() => import('./Hero.tsx')),
  'card-grid': part(() => import('./CardGrid.tsx')),
  process: part(() => import('./Process.tsx')),
  testimonials: part(() => import('./Testimonials.tsx')),
  'cta-band': part(() => import('./CtaBand.tsx')),
  faq: part(() => import('./Faq.tsx')),
  stats: part(() => import('./Stats.tsx')),
  'pain-points': part(() => import('./PainPoints.tsx')),
  'before-after': part(() => import('./BeforeAfter.tsx')),
  packages: part(() => import('./Packages.tsx')),
  list: part(() => import('./List.tsx')),
  prose: part(() => import('./Prose.tsx')),
  legal: part(() => import('./Legal.tsx')),
  embed: part(() => import('./Embed.tsx')),
};
