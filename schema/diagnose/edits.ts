import type { Edit, Range } from '../basics.ts';

export function insertion(offset: number, text: string): Edit {
  return { offset, length: 0, text };
}

export function removal({ offset, length }: Range): Edit {
  return { offset, length, text: '' };
}

/**
 * Applies edits to the text that they were made for. Throws if two of them touch the same characters, because only one could be
 * applied.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { offset, length, text: replacement } of inOrder(edits)) {
    if (offset < at) throw new Error(`Two edits overlap at offset ${offset}.`);
    result += text.slice(at, offset) + replacement;
    at = offset + length;
  }
  return result + text.slice(at);
}

/** Sorts edits by location; an insertion comes before a replacement at the same offset. */
export function inOrder<Placed extends Edit>(edits: readonly Placed[]): Placed[] {
  return [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length);
}
