import { Fragment, useDeferredValue, useEffect } from 'react';
import { styled } from 'styled-components';
import type { Block, Page } from '../../schema/index.ts';
import { SectionMenu } from '../layout/SectionMenu.tsx';
import { watchMainButtons } from '../layout/watchMainButtons.ts';
import { startReveal } from '../ui/startReveal.ts';
import { BlockView, placeOf } from './BlockView.tsx';

// Keeps the end of the page below the window until the blocks above it are rendered.
const Rest = styled.div`
  height: 100vh;
`;

type Props = {
  page: Page;
  blocks: readonly Block[];
  /** Renders the first block at once and the others after it is shown, in steps between which the browser takes input. */
  inSteps: boolean;
};

/** The blocks of a page; give it a key for each page. */
export function Blocks({ page, blocks, inSteps }: Props) {
  const count = useDeferredValue(blocks.length, inSteps ? 1 : undefined);
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

/** Lets what moves or changes with scrolling follow the blocks that are shown; give it a key for each number of them. */
function Watches() {
  useEffect(() => startReveal(document), []);
  useEffect(watchMainButtons, []);
  return null;
}
