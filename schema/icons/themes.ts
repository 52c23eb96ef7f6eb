import aliases from './aliases.json' with { type: 'json' };
import { isOwnIcon, type OwnIconName } from './names.ts';
import themes from './themes.json' with { type: 'json' };

type Listed = { words: string; icons: readonly OwnIconName[] };

const withIcons = <Entry extends { icons: string[] }>(entries: readonly Entry[]) =>
  entries.map((entry) => ({ ...entry, icons: entry.icons.filter(isOwnIcon) }));

/**
 * Icons that companies of many trades look for, by theme; docs/pages.md lists them and the editor shows them first. The words
 * are those that people type and that no icon has as its name: a search for one of them finds the icons of the theme.
 */
export const iconThemes: readonly (Listed & { title: string })[] = withIcons(themes);

/**
 * Words that people type and that neither the names nor the tags of Lucide have, with the icons that fit: brands, whose logos are
 * no icons, and trades.
 */
export const iconAliases: readonly Listed[] = withIcons(aliases);
