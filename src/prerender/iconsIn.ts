import { iconId } from '../ui/Icon.tsx';
import sprite from '../ui/icons.svg?raw';

const icons = new Map(
  Array.from(
    sprite.matchAll(/<symbol id="([^"]*)"[^>]*>(.*?)<\/symbol>/g),
    ([, name = '', shapes = '']) => [name, `<g id="${iconId(name)}">${shapes}</g>`],
  ),
);

/** The icons that some markup uses, as one SVG element for the same document; empty where it uses none. */
export function iconsIn(markup: string): string {
  const names = Array.from(markup.matchAll(/ href="#i:([^"]*)"/g), ([, name = '']) => name);
  const used = Array.from(new Set(names), (name) => icons.get(name) ?? '');
  return used.length > 0 ? `<svg data-icons>${used.join('')}</svg>` : '';
}
