import lucideIcons from 'lucide-react/dynamicIconImports.mjs';

/** schema/icons/names.ts: all icons of Lucide by their names, and the older names of some. */
export async function iconNamesFile(): Promise<string> {
  const own: string[] = [];
  const older: string[] = [];
  for (const [name, load] of Object.entries(lucideIcons)) {
    const { default: icon } = await load();
    (pascal(name).toLowerCase() === icon.displayName?.toLowerCase() ? own : older).push(name);
  }
  // Names that differ only in their hyphens mean the same to people, so only the first is kept.
  const plain = new Set<string>();
  const isNew = (name: string) => plain.size < plain.add(name.replaceAll('-', '')).size;
  return `// Written by "npm run generate" from the package lucide-react.

/** The icons, by their Lucide names (https://lucide.dev/icons). */
export const ownIconNames = ${list(own.filter(isNew))} as const;

/** Names that some of these had in earlier versions of Lucide. */
export const olderIconNames = ${list(older.filter(isNew))} as const;

/** The names of icons that a document can choose. */
export const iconNames = [...ownIconNames, ...olderIconNames] as const;

export type OwnIconName = (typeof ownIconNames)[number];
export type IconName = (typeof iconNames)[number];
`;
}

function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_step, letter: string) => letter.toUpperCase());
}

function list(names: readonly string[]): string {
  return `[\n${names.map((name) => `  '${name}',\n`).join('')}]`;
}
