import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Page, pageSchema } from '../../schema/index.ts';
import { forEachField } from '../../schema/inspect.ts';
import { iconGroup } from '../../src/prerender/icons.ts';
import { isInterfaceIcon } from '../../src/ui/interfaceIcons.ts';
import { contentHash } from './hosting/hosting.ts';

/**
 * Writes the icons of the blocks of each page to a file in a built folder, because they are far below the first view.
 * Returns the pages with the addresses in their blocks, and without `$schema`, which only code editors use.
 */
export async function writeBlockFiles(out: string, pages: readonly Page[]): Promise<Page[]> {
  const files = new Map<string, string>();
  const add = (content: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
    const address = `/assets/icons-${contentHash(svg)}.svg`;
    files.set(address, svg);
    return address;
  };
  const written = pages.map(({ $schema: _forEditors, ...page }) => {
    const { names, indexes } = iconsIn(page);
    const icons = names.map((name) => iconGroup(name)).join('');
    const withIcons = icons && { iconFile: add(icons) };
    const blocks = page.blocks.map((block, index) => ({
      ...block,
      ...(indexes.has(index) && withIcons),
    }));
    return { ...page, blocks };
  });
  for (const [address, svg] of files) await writeFile(path.join(out, address), svg);
  return written;
}

/** The names of a page's icons except those of the interface, in order, and the indexes of the blocks that have any. */
function iconsIn(page: Page) {
  const names = new Set<string>();
  const indexes = new Set<unknown>();
  forEachField(pageSchema, page, ([, index], value, { kind }) => {
    if (kind !== 'icon' || typeof value !== 'string' || isInterfaceIcon(value)) return;
    names.add(value);
    indexes.add(index);
  });
  return { names: Array.from(names).sort(), indexes };
}
