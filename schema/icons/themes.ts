import aliases from './aliases.json' with { type: 'json' };
import { isOwnIcon } from './names.ts';
import themes from './themes.json' with { type: 'json' };
import type { OwnIconName } from './words.ts';

type Listed = { words: string; icons: readonly OwnIconName[] };

const withIcons = <Entry extends { icons: string[] }>(entries: readonly Entry[]) =>
  entries.map((entry) => ({ ...entry, icons: entry.icons.filter(isOwnIcon) }));

/**
 * Icons for companies of many trades, by theme. The editor shows them first. The words are those
 * that people type and that no icon has in its name: a search for one of them finds the icons of the theme.
 */
export const iconThemes: readonly (Listed & { title: string })[] = withIcons(themes);

/**
 * Words that people type but that are neither names nor tags in Lucide, with suitable icons: trades, and brands, whose logos are
 * not icons.
 */
export const iconAliases: readonly Listed[] = withIcons(aliases);
