import icons from '../ui/icons.json' with { type: 'json' };
import { iconId, interfaceIconNames } from '../ui/interfaceIcons.ts';

const shapes: Readonly<Record<string, string>> = icons;

/** An icon as an SVG group, to be shown with `use`. */
function iconGroup(name: string, id = name): string {
  return `<g id="${id}">${shapes[name]}</g>`;
}

/** A file with icons by their names. */
export function iconFile(names: readonly string[] = Object.keys(shapes)): string {
  const icons = names.map((name) => iconGroup(name)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg">${icons}</svg>`;
}

/** The icons of the interface as an SVG element, which every page contains. */
export const interfaceIcons = `<svg data-icons>${interfaceIconNames
  .map((name) => iconGroup(name, iconId(name)))
  .join('')}</svg>`;
