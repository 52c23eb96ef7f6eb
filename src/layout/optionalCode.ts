import { later } from '../shared/later.ts';

/** The links to other languages, which only some sites have. */
export const languageMenu = later(() => import('./LanguageMenu.tsx'));

/** The facts in the footer, which only some sites have. */
export const footerFacts = later(() => import('./FooterFacts.tsx'));
