import { later } from '../shared/later.ts';

/** The frame of a provider. Most embeds are the site's form. */
export const providerFrame = later(() => import('./ProviderFrame.tsx'));
