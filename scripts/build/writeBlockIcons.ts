import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Block, type Page, pageFields } from '../../schema/index.ts';
import { textsOfKind } from '../../schema/inspect.ts';
import { iconFile } from '../../src/prerender/icons.ts';
import type { Files } from '../../src/resolved/resolvePage.ts';
import { isInterfaceIcon } from '../../src/ui/interfaceIcons.ts';
import { contentHash } from './contentHash.ts';

/**
 * Writes the icons of the blocks of each page to a file in a built folder, because they are far below the first view.
 * Returns the address for a block.
 */
export async function writeBlockIcons(
  out: string,
  pages: readonly Page[],
): Promise<Files['iconsOf']> {
  const addresses = new Map<Block, string>();
  const files = new Map<string, string>();
  for (const page of pages) {
    const { names, indexes } = iconsIn(page);
    if (names.length === 0) continue;
    const svg = iconFile(names);
    const address = `/assets/icons-${contentHash(svg)}.svg`;
    files.set(address, svg);
    for (const [index, block] of page.blocks.entries()) {
      if (indexes.has(index)) addresses.set(block, address);
    }
  }
  for (const [address, svg] of files) await writeFile(path.join(out, address), svg);
  return (block) => addresses.get(block);
}

/** The names of a page's icons except those of the interface, in order, and the indexes of the blocks that have any. */
function iconsIn(page: Page) {
  const names = new Set<string>();
  const indexes = new Set<unknown>();
  for (const { path, text } of textsOfKind('icon', pageFields, page)) {
    if (isInterfaceIcon(text)) continue;
    names.add(text);
    indexes.add(path[1]);
  }
  return { names: Array.from(names).sort(), indexes };
}
