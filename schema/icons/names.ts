import icons from './icons.json' with { type: 'json' };

/** The name of an icon of Lucide (https://lucide.dev/icons). */
export type OwnIconName = keyof typeof icons.words;
/** The same, or a name that an icon had in an earlier version of Lucide. */
export type IconName = OwnIconName | keyof typeof icons.older;

/** The words by which an icon is found, separated by commas. */
export const iconWords: Readonly<Record<OwnIconName, string>> = icons.words;

export const isOwnIcon = (name: string): name is OwnIconName => Object.hasOwn(icons.words, name);
const isIcon = (name: string): name is IconName =>
  isOwnIcon(name) || Object.hasOwn(icons.older, name);

export const ownIconNames: readonly OwnIconName[] = Object.keys(icons.words).filter(isOwnIcon);
/** The names of icons that a document can choose. */
export const iconNames: readonly IconName[] = [...ownIconNames, ...Object.keys(icons.older)].filter(
  isIcon,
);
