import { useEffect, useMemo, useState } from 'react';
import { BlockView, placeOf } from '../../src/renderer/BlockView.tsx';
import { readPage } from '../../src/renderer/readPage.ts';
import { ask } from '../document/ask.ts';
import { useEditor } from '../document/EditorContext.ts';
import { useTask } from '../document/useTask.ts';
import { RefusedNote } from './RefusedNote.tsx';

/**
 * The blocks of the home page from its file, so that the site settings show on a real page. Renders nothing if the file
 * has a mistake, and never a banner.
 */
export function HomeBlocks() {
  const { site, pages } = useEditor();
  const name = pages.find(({ path }) => path === '/')?.name;
  const [document, setDocument] = useState<unknown>();
  const { run, refused, again } = useTask();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page
  useEffect(() => {
    if (name === undefined) return;
    void run(async (signal) => setDocument((await ask('source', { name }, signal)).document));
  }, [name]);
  const read = useMemo(() => readPage(document, site), [document, site]);
  if (refused) return <RefusedNote refused={refused} again={again} />;
  if (!('page' in read)) return null;
  const { page } = read;
  return page.blocks
    .filter(({ type }) => type !== 'banner')
    .map((block) => {
      const place = placeOf(page, block);
      return <BlockView key={place} block={block} place={place} />;
    });
}
