import icons from '../ui/icons.json' with { type: 'json' };
import { iconId, interfaceIconNames } from '../ui/interfaceIcons.ts';

const shapes: Readonly<Record<string, string>> = icons;

/** An icon as an SVG group, to be shown with `use`. */
export function iconGroup(name: string, id = name): string {
  return `<g id="${id}">${shapes[name]}</g>`;
}

/** The icons of the interface as an SVG element, which every page contains. */
export const interfaceIcons = `<svg data-icons>${interfaceIconNames
  .map((name) => iconGroup(name, iconId(name)))
  .join('')}</svg>`;
