import { useMemo } from 'react';
import type { Block, Page } from '../../schema/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { LeadForm } from '../layout/LeadForm.tsx';
import { useSite } from '../shared/site.ts';
import { Blocks } from './Blocks.tsx';
import { BlockView, placeOf } from './BlockView.tsx';
import { InvalidDocument } from './InvalidDocument.tsx';
import { PageHead } from './PageHead.tsx';
import { readPage } from './readPage.ts';

type Props = {
  document: unknown;
  /** Whether the elements of the document's head are rendered. Default: true. */
  hasHead?: boolean;
};

/**
 * Renders a page from an unknown document: reads it (readPage), and maps each block to its component. If the document is invalid,
 * it shows the errors.
 */
export function PageRenderer({ document, hasHead = true }: Props) {
  const site = useSite();
  const read = useMemo(() => readPage(document, site), [document, site]);
  if ('problems' in read) {
    // Visitors' code rejects such a document when it is fetched (src/visit/documents.ts), so it need not show errors.
    return import.meta.env.PROD ? null : <InvalidDocument problems={read.problems} />;
  }

  const { page } = read;
  const [strip, blocks] = splitStrip(page);
  return (
    <>
      {hasHead && <PageHead page={page} />}
      <Layout
        page={page}
        strip={strip && <BlockView key={page.path} block={strip} place={placeOf(page, strip)} />}
      >
        <Blocks key={page.path} page={page} blocks={blocks} />
      </Layout>
      <LeadForm dialog={page.dialog} />
    </>
  );
}

/** A banner as the first block is the strip above the header. All other blocks are the page's content. */
function splitStrip(page: Page): [strip: Block | undefined, content: Block[]] {
  const [first, ...rest] = page.blocks;
  return first?.type === 'banner' ? [first, rest] : [undefined, page.blocks];
}
