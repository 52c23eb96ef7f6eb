import { later } from '../shared/later.ts';

/** The facts in the footer, which only some sites have. */
export const footerFacts = later(() => import('./FooterFacts.tsx'));
