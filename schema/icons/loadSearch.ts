/** Loads the search for icons, with 20 KB of words. */
export const loadIconSearch = () => import('./search.ts');
