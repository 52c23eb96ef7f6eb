import { readFile } from 'node:fs/promises';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { isGroup } from '../../schema/browser.ts';
import { pageSchema } from '../../schema/index.ts';
import { pageNamesIn } from '../../tests/tools/documentsIn.ts';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { walk } from '../../tests/tools/walk.ts';
import { BlockView, plainText, preparePage, readSite, showBlock, visitorSite } from '../site.ts';
import { withMarks } from './marks.ts';

afterEach(cleanup);

async function documentIn(folder: string, name: string) {
  return JSON.parse(await readFile(`tests/fixtures/${folder}/${name}`, 'utf8'));
}

/** The HTML of blocks in the editor, before its JSX runtime removes the marks. */
async function htmlOf(blocks: unknown, folder: string): Promise<string[]> {
  const site = readSite(await documentIn(folder, 'site.json'));
  if (!site || !Array.isArray(blocks)) throw new Error(`A document in ${folder} has errors.`);
  const shown = blocks.flatMap((block) => (isGroup(block) ? (showBlock(block, site) ?? []) : []));
  await preparePage({ blocks: shown });
  const html: string[] = [];
  for (const block of shown) {
    const view = <BlockView block={block} place="test" />;
    const { container } = await act(async () => renderOnSite(view, visitorSite(site)));
    // Ids that React counts up.
    html.push(container.innerHTML.replaceAll(/_r_\w+_/g, ''));
    cleanup();
  }
  return html;
}

// The languages of these sites differ, and thus the quotes and spaces next to a mark.
const pages = ['site', 'second-site', 'clinic', 'law-firm'].flatMap((folder) =>
  pageNamesIn(`tests/fixtures/${folder}`).map((name) => ({ folder, name })),
);

async function expectSameBlocks(page: { blocks: unknown }, folder: string) {
  const marked = withMarks(page, { schema: pageSchema, isSite: false, isOpen: true });
  const shown = await htmlOf(marked.blocks, folder);
  expect(shown.join('')).not.toBe(plainText(shown.join('')));
  expect(shown.map(plainText)).toEqual(await htmlOf(page.blocks, folder));
}

test.for(walk(pages, 10))(
  'marks do not change the blocks of $folder/$name',
  async ({ folder, name }) => {
    await expectSameBlocks(await documentIn(folder, name), folder);
  },
);
