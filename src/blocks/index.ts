import type { ComponentType } from 'react';
import type { BlockOf, BlockType } from '../../schema/index.ts';
import { type LazyModule, lazyModule } from '../shared/lazyModule.ts';

/** The component of each block type, as a chunk of its own. The build finds it by the name of its type (scripts/build/bundledCode.ts). */
export const blockRegistry: {
  [Type in BlockType]: LazyModule<ComponentType<BlockOf<Type>>>;
} = {
  banner: lazyModule(() => import('./Banner.tsx')),
  hero: lazyModule(() => import('./Hero.tsx')),
  'card-grid': lazyModule(() => import('./CardGrid.tsx')),
  process: lazyModule(() => import('./Process.tsx')),
  testimonials: lazyModule(() => import('./Testimonials.tsx')),
  'cta-band': lazyModule(() => import('./CtaBand.tsx')),
  faq: lazyModule(() => import('./Faq.tsx')),
  stats: lazyModule(() => import('./Stats.tsx')),
  'pain-points': lazyModule(() => import('./PainPoints.tsx')),
  'before-after': lazyModule(() => import('./BeforeAfter.tsx')),
  packages: lazyModule(() => import('./Packages.tsx')),
  list: lazyModule(() => import('./List.tsx')),
  prose: lazyModule(() => import('./Prose.tsx')),
  legal: lazyModule(() => import('./Legal.tsx')),
  embed: lazyModule(() => import('./Embed.tsx')),
  plan: lazyModule(() => import('./Plan.tsx')),
  timeline: lazyModule(() => import('./Timeline.tsx')),
  people: lazyModule(() => import('./People.tsx')),
  credentials: lazyModule(() => import('./Credentials.tsx')),
  work: lazyModule(() => import('./Work.tsx')),
  gallery: lazyModule(() => import('./Gallery.tsx')),
  prices: lazyModule(() => import('./Prices.tsx')),
  locations: lazyModule(() => import('./Locations.tsx')),
};
