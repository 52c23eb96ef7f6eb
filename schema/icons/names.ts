import names from './names.json' with { type: 'json' };
import type { OwnIconName } from './words.ts';

/** The name of a Lucide icon, or a name from an earlier version of Lucide. */
export type IconName = OwnIconName | keyof typeof names.older;

const current: ReadonlySet<string> = new Set(names.current);

export const isOwnIcon = (name: string): name is OwnIconName => current.has(name);
const isIcon = (name: string): name is IconName =>
  isOwnIcon(name) || Object.hasOwn(names.older, name);

export const ownIconNames: readonly OwnIconName[] = names.current.filter(isOwnIcon);
/** The icon names that a document can use. */
export const iconNames: readonly IconName[] = [...ownIconNames, ...Object.keys(names.older)].filter(
  isIcon,
);
