import icons from './icons.json' with { type: 'json' };

/** The name of a Lucide icon (https://lucide.dev/icons). */
export type OwnIconName = keyof typeof icons.words;
/** The name of a Lucide icon, or a name from an earlier version of Lucide. */
export type IconName = OwnIconName | keyof typeof icons.older;

/** The search words of each icon, separated by commas. */
export const iconWords: Readonly<Record<OwnIconName, string>> = icons.words;

export const isOwnIcon = (name: string): name is OwnIconName => Object.hasOwn(icons.words, name);
const isIcon = (name: string): name is IconName =>
  isOwnIcon(name) || Object.hasOwn(icons.older, name);

export const ownIconNames: readonly OwnIconName[] = Object.keys(icons.words).filter(isOwnIcon);
/** The icon names that a document can use. */
export const iconNames: readonly IconName[] = [...ownIconNames, ...Object.keys(icons.older)].filter(
  isIcon,
);
