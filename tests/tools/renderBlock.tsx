import { act } from '@testing-library/react';
import { preparePage } from '../../src/blocks/index.ts';
import { BlockView } from '../../src/renderer/BlockView.tsx';
import type { ResolvedBlock } from '../../src/resolved/types.ts';
import { renderOnSite } from './renderOnSite.tsx';

/** Renders one block as on a page. */
export async function renderBlock(block: ResolvedBlock) {
  await preparePage({ blocks: [block] });
  // Waits for parts in separate chunks.
  return await act(async () => renderOnSite(<BlockView block={block} place="test" />));
}
