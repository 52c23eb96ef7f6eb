import type { ComponentType } from 'react';
import type { BlockOf, BlockType, DrawingName } from '../../schema/index.ts';
import { type LazyModule, lazyModule } from '../shared/lazyModule.ts';
import type { FieldPath } from './fieldPath.ts';

type Entry<Type extends BlockType> = LazyModule<ComponentType<BlockOf<Type>>> &
  DrawingFields<FieldPath<Omit<BlockOf<Type>, 'type'>, DrawingName>>;

type DrawingFields<Path extends string> = [Path] extends [never]
  ? { drawings?: never }
  : {
      /** Lists every field that names a drawing, so that the drawing is loaded with the page. */
      drawings: Record<Path, true>;
    };

/**
 * The component of each block type, as a chunk of its own, and the fields of the type that name drawings. A missing type or
 * field is a compile error. The build finds a component by the name of its type (scripts/build/bundledCode.ts).
 */
export const blockRegistry: { [Type in BlockType]: Entry<Type> } = {
  banner: lazyModule(() => import('./Banner.tsx')),
  hero: { ...lazyModule(() => import('./Hero.tsx')), drawings: { drawing: true } },
  'card-grid': lazyModule(() => import('./CardGrid.tsx')),
  process: lazyModule(() => import('./Process.tsx')),
  testimonials: lazyModule(() => import('./Testimonials.tsx')),
  'cta-band': { ...lazyModule(() => import('./CtaBand.tsx')), drawings: { drawing: true } },
  faq: lazyModule(() => import('./Faq.tsx')),
  stats: lazyModule(() => import('./Stats.tsx')),
  'pain-points': lazyModule(() => import('./PainPoints.tsx')),
  'before-after': {
    ...lazyModule(() => import('./BeforeAfter.tsx')),
    drawings: { beforeDrawing: true, afterDrawing: true },
  },
  packages: lazyModule(() => import('./Packages.tsx')),
  list: { ...lazyModule(() => import('./List.tsx')), drawings: { drawing: true } },
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
