import words from './words.json' with { type: 'json' };

/** The name of a Lucide icon (https://lucide.dev/icons). */
export type OwnIconName = keyof typeof words;

/** The search words of each icon, separated by commas. Much data, so only the search imports it (loadSearch.ts). */
export const iconWords: Readonly<Record<OwnIconName, string>> = words;
