import { later } from './later.ts';

/** The facts in the footer, which only some sites have. */
export const footerFacts = later(() => import('../layout/FooterFacts.tsx'));

/** The frame of a provider. Most embeds are the site's form. */
export const providerFrame = later(() => import('../ui/ProviderFrame.tsx'));
