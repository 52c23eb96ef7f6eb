import type { ValuePath } from '../../schema/index.ts';

/**
 * The path of the block that an element of a rendered page is in; empty where it is in none. Blocks are the children of `main`,
 * beside the menu of sections (`nav`). A banner in the first place is above the header.
 */
export function blockPathOf(element: Element | undefined): ValuePath {
  const page = element?.ownerDocument;
  const main = page?.querySelector('main');
  const strip = page?.querySelector('body header')?.previousElementSibling;
  const hasStrip = strip?.tagName === 'ASIDE';
  if (!element || !main) return [];
  if (hasStrip && strip.contains(element)) return ['blocks', 0];
  const blocks = Array.from(main.children).filter(({ tagName }) => tagName !== 'NAV');
  const index = blocks.findIndex((block) => block.contains(element));
  return index < 0 ? [] : ['blocks', index + (hasStrip ? 1 : 0)];
}
