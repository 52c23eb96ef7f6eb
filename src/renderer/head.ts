import type { ComponentType } from 'react';
import type { Page } from '../../schema/index.ts';
import { part } from '../ui/part.ts';

/** The page's head. A prerendered page has it in its markup, so its code is loaded for the first move. */
export const head = part<ComponentType<{ page: Page }>>(() => import('./Head.tsx'));
