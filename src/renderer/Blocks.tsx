import { createContext, Fragment, useContext, useDeferredValue, useEffect } from 'react';
import type { Block, Page } from '../../schema/index.ts';
import { SectionMenu } from '../layout/SectionMenu.tsx';
import { watchMainButtons } from '../layout/watchMainButtons.ts';
import { styled } from '../styles/styled.ts';
import { startReveal } from '../ui/startReveal.ts';
import { BlockView, placeOf } from './BlockView.tsx';

// Keeps the footer out of view until all blocks are rendered.
const Rest = styled.div`
  height: 100vh;
`;

/**
 * Whether the first block of a page is shown before the others are rendered. After a click, the headline of the next page then
 * appears in 570 instead of 1,300 ms with a 4x CPU slowdown. A transition did not achieve this.
 */
export const InSteps = createContext(false);

type Props = { page: Page; blocks: readonly Block[] };

/** The blocks of a page. Its key must be different for each page. */
export function Blocks({ page, blocks }: Props) {
  const count = useDeferredValue(blocks.length, useContext(InSteps) ? 1 : undefined);
  return (
    <>
      {blocks.slice(0, count).map((block, index) => {
        const place = placeOf(page, block);
        return (
          <Fragment key={place}>
            <BlockView block={block} place={place} />
            {index === 0 && <SectionMenu key={count} page={page} blocks={blocks} />}
          </Fragment>
        );
      })}
      {count < blocks.length && <Rest />}
      <Watches key={count} />
    </>
  );
}

/** Starts the scroll observers for the rendered blocks. Its key must be different for each number of blocks. */
function Watches() {
  useEffect(() => startReveal(document), []);
  useEffect(watchMainButtons, []);
  return null;
}
