import type { Page } from '../../schema/index.ts';
import { placeOf } from './BlockView.tsx';

/** The element of each block of the page, in order. The first may be above the header. */
function blockElements(): Element[] {
  return Array.from(
    document.querySelectorAll(
      '#root > aside:not([data-floating-actions]), main > :not([data-section-menu])',
    ),
  );
}

/** The elements of a prerendered page by the names of its parts. Call it before React hydrates them. */
export function prerenderedParts(page: Page): ReadonlyMap<string, readonly Element[]> {
  const { path, blocks } = page;
  const elements = blockElements();
  const others = {
    header: '#root > header',
    footer: '#root > footer',
    facts: '[data-facts]',
    [`${path}#section-menu`]: '[data-section-menu]',
    [`${path}#floating-actions`]: '[data-floating-actions]',
    'form-dialog': '#root > dialog > *',
  };
  const parts = new Map(
    blocks.map((block, index) => [placeOf(page, block), elements.slice(index, index + 1)]),
  );
  for (const [name, selector] of Object.entries(others)) {
    parts.set(name, [...document.querySelectorAll(selector)]);
  }
  return parts;
}
