import type { Block } from '../../schema/index.ts';
import { iconId } from '../ui/Icon.tsx';
import sprite from '../ui/icons.svg?raw';
import { interfaceIconNames, isInterfaceIcon } from '../ui/interfaceIcons.ts';

const shapesOf = new Map(
  Array.from(
    sprite.matchAll(/<symbol id="([^"]*)"[^>]*>(.*?)<\/symbol>/g),
    ([, name = '', shapes = '']) => [name, shapes],
  ),
);

function groups(names: readonly string[], idOf: (name: string) => string): string {
  return names.map((name) => `<g id="${idOf(name)}">${shapesOf.get(name)}</g>`).join('');
}

/** The icons of the interface as an SVG element, which every page contains. */
export const interfaceIcons = `<svg data-icons>${groups(interfaceIconNames, iconId)}</svg>`;

/** The names of the icons that a block uses, without those of the interface. Every field with an icon is called `icon`. */
export function iconsIn(block: Block): string[] {
  const names = Array.from(
    JSON.stringify(block).matchAll(/"icon":"([a-z0-9-]+)"/g),
    ([, name = '']) => name,
  );
  return names.filter((text) => shapesOf.has(text) && !isInterfaceIcon(text));
}

/** The text of an SVG file with icons. */
export function iconFile(names: readonly string[]): string {
  const shapes = groups(Array.from(new Set(names)).sort(), (name) => name);
  return `<svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`;
}
