import { later } from '../shared/later.ts';

/** A form of the site itself. Most sites show a provider's. */
export const ownForm = later(() => import('./OwnForm.tsx'));
