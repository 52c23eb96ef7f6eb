import { render } from '@testing-library/react';
import type { Block } from '../../schema/index.ts';
import { BlockView } from '../../src/renderer/BlockView.tsx';
import { preparePage } from '../../src/renderer/preparePage.ts';
import { SiteProvider } from '../../src/shared/site.ts';
import { site } from './content.ts';

/** Draws one block as a page does. */
export async function renderBlock(block: Block) {
  await preparePage({ path: '/', title: '', description: '', blocks: [block] });
  return render(
    <SiteProvider value={site}>
      <BlockView block={block} place="test" />
    </SiteProvider>,
  );
}
