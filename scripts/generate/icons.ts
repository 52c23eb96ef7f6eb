import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A Lucide icon: its current name, and its SVG elements with their attributes. */
export type Icon = { name: string; node: [tag: string, attributes: Record<string, string>][] };

/** The names to choose from: current names, and older names of some icons. */
function namesOf(icons: ReadonlyMap<string, Icon>): { current: string[]; older: string[] } {
  // Names that differ only in hyphens are the same to people, so only the first is kept.
  const seen = new Set<string>();
  const isNew = (name: string) => seen.size < seen.add(name.replaceAll('-', '')).size;
  const isCurrent = (name: string) => icons.get(name)?.name === name;
  const names = Array.from(icons.keys());
  return {
    current: names.filter((name) => isCurrent(name) && isNew(name)),
    older: names.filter((name) => !isCurrent(name) && isNew(name)),
  };
}

/** schema/icons/names.json: the names of icons, and the current names for older ones. */
export function iconNames(icons: ReadonlyMap<string, Icon>): string {
  const { current, older } = namesOf(icons);
  const renamed = older.map((name) => [name, icons.get(name)?.name]);
  return `${JSON.stringify({ current, older: Object.fromEntries(renamed) }, null, 2)}\n`;
}

/** schema/icons/words.json: the search words of each icon, separated by commas. */
export function iconWords(
  icons: ReadonlyMap<string, Icon>,
  tags: Readonly<Record<string, readonly string[]>>,
): string {
  const words = namesOf(icons).current.map((name) => [name, (tags[name] ?? []).join(', ')]);
  return `${JSON.stringify(Object.fromEntries(words), null, 2)}\n`;
}

/** src/ui/icons.json: the SVG elements of each icon, in a 24 by 24 square. The stroke is set where the icon is used. */
export function iconShapes(icons: ReadonlyMap<string, Icon>): string {
  const { current, older } = namesOf(icons);
  const shapes = [...current, ...older].sort().map((name) => {
    const nodes = icons.get(name)?.node.map(([tag, attributes]) => createElement(tag, attributes));
    return [name, renderToStaticMarkup(nodes).replace(/><\/\w+>/g, '/>')];
  });
  return `${JSON.stringify(Object.fromEntries(shapes), null, 1)}\n`;
}
