import { singularOf } from '../catalog/words.ts';
import { valueAt } from '../schemaAt.ts';
import { isGroup, ownValue } from '../values.ts';
import type { ValuePath } from './types.ts';

/**
 * A location by the names in the file, from the outside in: "block 3 (hero) › headline", "hours › week › friday". Empty for the
 * document itself.
 */
export function whereIn(path: ValuePath, document: unknown): string {
  const words: string[] = [];
  for (const [index, key] of path.entries()) {
    if (typeof key === 'string') words.push(key);
    else if (index === 1 && path[0] === 'blocks') {
      const block = valueAt(document, path.slice(0, 2));
      const type = isGroup(block) ? ownValue(block, 'type') : undefined;
      words.splice(-1, 1, `block ${key + 1}${typeof type === 'string' ? ` (${type})` : ''}`);
    } else {
      // Entries are counted from 1: "item 2".
      const list = words.pop() ?? '';
      words.push(`${singularOf(list) ?? list} ${key + 1}`.trim());
    }
  }
  return words.join(' › ');
}
