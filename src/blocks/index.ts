import type { ComponentType } from 'react';
import type { BlockOf, BlockType } from '../../schema/index.ts';
import { type LazyModule, lazyModule } from '../shared/lazyModule.ts';

type Registry = { [Type in BlockType]: LazyModule<ComponentType<BlockOf<Type>>> };

/** The component of each block type, as a chunk of its own. A missing one does not compile. */
export const blockRegistry: Registry = {
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
};
