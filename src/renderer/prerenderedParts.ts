import type { Page } from '../../schema/index.ts';
import { placeOf } from './BlockView.tsx';

/** The elements of each child of `parent` that is hydrated separately. React puts comments around them. */
export function partsIn(parent: Element | null): Element[][] {
  const parts: Element[][] = [];
  let depth = 0;
  for (const node of parent?.childNodes ?? []) {
    if (node.nodeType === Node.COMMENT_NODE) {
      const isStart = node.nodeValue?.startsWith('$') ?? false;
      if (isStart && depth === 0) parts.push([]);
      depth += isStart ? 1 : -1;
    } else if (depth > 0 && isElement(node)) {
      parts.at(-1)?.push(node);
    }
  }
  return parts;
}

// Not instanceof: a page in a frame has other classes.
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

/** The elements of a prerendered page by the names of its parts. Call it before React hydrates them. */
export function prerenderedParts(root: Element, page: Page): ReadonlyMap<string, Element[]> {
  const places = page.blocks.map((block) => placeOf(page, block));
  const around = partsIn(root);
  const facts = root.querySelector('[data-facts]');
  // A strip above the header, the header, and the footer.
  const names = [...places.splice(0, around.length - 2), 'header', 'footer'];
  return new Map([
    ...names.map((name, index) => [name, around[index] ?? []] as const),
    ...partsIn(root.querySelector('main')).map(
      (part, index) => [places[index] ?? '', part] as const,
    ),
    ['facts', facts ? [facts] : []],
  ]);
}
