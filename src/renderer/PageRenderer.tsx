import { memo } from 'react';
import type { Block, Page } from '../../schema/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { LeadForm } from '../layout/LeadForm.tsx';
import { Blocks } from './Blocks.tsx';
import { BlockView, placeOf } from './BlockView.tsx';

/** Renders a page: maps each block to its component. Does so only when the page changes. */
export const PageRenderer = memo(function PageRenderer({ page }: { page: Page }) {
  const [strip, blocks] = splitStrip(page);
  const top = (
    <>
      {/* Before everything that opens it, so that a click opens it while the rest of the document is still loading. */}
      <LeadForm dialog={page.dialog} />
      {strip && <BlockView key={page.path} block={strip} place={placeOf(page, strip)} />}
    </>
  );
  return (
    <Layout page={page} top={top}>
      <Blocks key={page.path} page={page} blocks={blocks} />
    </Layout>
  );
});

/** A banner as the first block is the strip above the header. All other blocks are the page's content. */
function splitStrip(page: Page): [strip: Block | undefined, content: Block[]] {
  const [first, ...rest] = page.blocks;
  return first?.type === 'banner' ? [first, rest] : [undefined, page.blocks];
}
