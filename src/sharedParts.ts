import { createElement, type ReactElement } from 'react';
import type { Share } from './layout/share.ts';
import type { Drawn } from './pageStyles.ts';

const mark = 'shared-part';
const marks = new RegExp(`<${mark} name="(\\d+)"></${mark}>`, 'g');

// Where hardly two pages have a part in common, keeping them all would only fill the memory.
const mostKept = 200;

/**
 * Draws pages, and what they have in common (header and footer, two fifths of the work) once for all of them. `draw` draws
 * an element by itself.
 */
export function createSharedParts(draw: (element: ReactElement) => Drawn) {
  const kept = new Map<string, Drawn>();

  const drawOnce = (name: string, part: ReactElement): Drawn => {
    const key = `${name} ${JSON.stringify(part.props)}`;
    const known = kept.get(key);
    if (known) return known;
    const drawn = draw(part);
    if (kept.size === mostKept) kept.clear();
    kept.set(key, drawn);
    return drawn;
  };

  /** Draws a page that hands what it has in common with others to `share`. */
  return function drawPage(page: (share: Share) => ReactElement): Drawn {
    const wanted: Parameters<Share>[] = [];
    const share: Share = (...part) => createElement(mark, { name: wanted.push(part) - 1 });
    const { markup, classes } = draw(page(share));
    const parts = wanted.map((part) => drawOnce(...part));
    return {
      markup: markup.replace(marks, (_mark, index: string) => parts[Number(index)]?.markup ?? ''),
      classes: new Set([...classes, ...parts.flatMap((part) => [...part.classes])]),
    };
  };
}
