import { Fragment, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import type { Block, Page } from '../../schema/index.ts';
import { MainButtons } from '../layout/MainButtons.tsx';
import { SectionMenu } from '../layout/SectionMenu.tsx';
import { Reveal } from '../ui/Reveal.tsx';
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
            <BlockView type={block.type} block={block} place={place} />
            {index === 0 && <SectionMenu key={count} page={page} blocks={blocks} />}
          </Fragment>
        );
      })}
      {count < blocks.length && <Rest />}
      <Fragment key={count}>
        <Reveal />
        <MainButtons />
      </Fragment>
    </>
  );
}
