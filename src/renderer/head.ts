import type { ComponentType } from 'react';
import type { Page } from '../../schema/index.ts';
import { lazyModule } from '../shared/lazyModule.ts';

/** The page's head. A prerendered page has it in its markup, so its code is loaded for the first move. */
export const head = lazyModule<ComponentType<{ page: Page }>>(() => import('./Head.tsx'));
