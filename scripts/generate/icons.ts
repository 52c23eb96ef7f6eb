import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** An icon of Lucide: its current name, and its SVG elements with their attributes. */
export type Icon = { name: string; node: [tag: string, attributes: Record<string, string>][] };

/** The names to choose from: the current ones, and older ones of some. */
function namesOf(icons: ReadonlyMap<string, Icon>): { own: string[]; older: string[] } {
  // Names that differ only in their hyphens mean the same to people, so only the first is kept.
  const plain = new Set<string>();
  const isNew = (name: string) => plain.size < plain.add(name.replaceAll('-', '')).size;
  const isCurrent = (name: string) => icons.get(name)?.name === name;
  const names = Array.from(icons.keys());
  return {
    own: names.filter((name) => isCurrent(name) && isNew(name)),
    older: names.filter((name) => !isCurrent(name) && isNew(name)),
  };
}

/** schema/icons/names.ts: all icons of Lucide by their names. */
export function iconNamesFile(icons: ReadonlyMap<string, Icon>): string {
  const { own, older } = namesOf(icons);
  const list = (names: readonly string[]) =>
    `[\n${names.map((name) => `  '${name}',\n`).join('')}]`;
  return `// Written by "npm run generate -- --download" from the package lucide-react.

/** The icons, by their Lucide names (https://lucide.dev/icons). */
export const ownIconNames = ${list(own)} as const;

/** Names that some of these had in earlier versions of Lucide. */
export const olderIconNames = ${list(older)} as const;

/** The names of icons that a document can choose. */
export const iconNames = [...ownIconNames, ...olderIconNames] as const;

export type OwnIconName = (typeof ownIconNames)[number];
export type IconName = (typeof iconNames)[number];
`;
}

/** src/ui/icons.svg: one SVG file with a symbol for each icon. The stroke comes from where the icon is used. */
export function iconSprite(icons: ReadonlyMap<string, Icon>): string {
  const { own, older } = namesOf(icons);
  const symbols = [...own, ...older].sort().map((name) => {
    const shapes = icons.get(name)?.node.map(([tag, attributes]) => createElement(tag, attributes));
    const inner = renderToStaticMarkup(shapes).replace(/><\/\w+>/g, '/>');
    return `<symbol id="${name}" viewBox="0 0 24 24">${inner}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
