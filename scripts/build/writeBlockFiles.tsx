import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Page, pageSchema } from '../../schema/index.ts';
import { forEachField } from '../../schema/inspect.ts';
import { iconGroup } from '../../src/prerender/icons.ts';
import type { Locale } from '../../src/shared/words.ts';
import { isInterfaceIcon } from '../../src/ui/interfaceIcons.ts';
import { PlanParts } from '../../src/ui/PlanShapes.tsx';
import { contentHash } from './hosting/hosting.ts';

/**
 * Writes the plans of pages and the icons of their blocks to files in a built folder, because they are far below the first view.
 * Returns the pages with the addresses in their blocks, and without `$schema`, which only code editors use.
 */
export async function writeBlockFiles(
  out: string,
  pages: readonly Page[],
  locale: Locale,
): Promise<Page[]> {
  const files = new Map<string, string>();
  const add = (name: string, content: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
    const address = `/assets/${name}-${contentHash(svg)}.svg`;
    files.set(address, svg);
    return address;
  };
  const written = pages.map(({ $schema: _forEditors, ...page }) => {
    const { names, indexes } = iconsIn(page);
    const icons = names.map((name) => iconGroup(name)).join('');
    const withIcons = icons && { iconFile: add('icons', icons) };
    const blocks = page.blocks.map((block, index) => ({
      ...block,
      ...(block.type === 'plan' && {
        file: add('plan', renderToStaticMarkup(<PlanParts plan={block} locale={locale} />)),
      }),
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
