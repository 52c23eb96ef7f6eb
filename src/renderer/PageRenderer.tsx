import { useMemo } from 'react';
import type { Block, Page } from '../../schema/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { useSite } from '../ui/site.ts';
import { BlockView } from './BlockView.tsx';
import { head } from './head.ts';
import { InvalidDocument } from './InvalidDocument.tsx';
import { readPage } from './readPage.ts';

/**
 * Draws a page from an unknown document: reads it by the schema, with the company's facts filled
 * in, and maps each block to its component. A document that is not valid is shown as what is wrong with it.
 */
export function PageRenderer({ document }: { document: unknown }) {
  const site = useSite();
  const read = useMemo(() => readPage(document, site), [document, site]);
  if ('problems' in read) return <InvalidDocument problems={read.problems} />;

  const { page } = read;
  const Head = head.get();
  const [strip, blocks] = splitStrip(page);
  return (
    <>
      {Head && <Head page={page} />}
      <Layout page={page} strip={strip && view(page, strip, 0)}>
        {blocks.map((block) => view(page, block, page.blocks.indexOf(block)))}
      </Layout>
    </>
  );
}

/** A banner that comes first is the strip above the header; all other blocks are the page's content. */
function splitStrip(page: Page): [Block | undefined, Block[]] {
  const [first, ...rest] = page.blocks;
  return first?.type === 'banner' ? [first, rest] : [undefined, page.blocks];
}

function view(page: Page, block: Block, index: number) {
  const place = `${page.path}, block ${index + 1} (${block.type})`;
  return <BlockView key={`${page.path} ${index}`} type={block.type} block={block} place={place} />;
}
