import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { valueAt } from '../../schema/inspect.ts';
import { align, likeness } from '../changes/align.ts';
import type { Change } from '../changes/changes.ts';
import { blocksIn } from '../site.ts';
import { alongside } from './alongside.ts';
import { mark, PageFrame } from './PageFrame.tsx';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 0.75rem;
  min-height: 0;

  @media (max-width: 640px) { grid-template-columns: minmax(0, 1fr); }
`;

/** A state of a document. The title is shown above its page. */
export type State = { title: string; document: unknown };
type Side = 'before' | 'after';
type Props = {
  name: string;
  before: State;
  after: State;
  /** The change that both pages are scrolled to. */
  chosen: Change | undefined;
};

const other = { before: 'after', after: 'before' } as const;

/** Two states of a page side by side. They scroll together, block by block, and scroll to the chosen change. */
export function BothPages({ name, before, after, chosen }: Props) {
  const pages = useRef<Partial<Record<Side, Window>>>({});
  /** The position that code scrolled each page to. Such a scroll event must not scroll the other page. */
  const scrolledTo = useRef<Partial<Record<Side, number>>>({});
  const blocksOf = (side: Side): unknown[] => {
    const list = valueAt({ before, after }[side].document, ['blocks']);
    return Array.isArray(list) ? list : [];
  };
  const scroll = (side: Side, page: Window, top: number) => {
    page.scrollTo({ top, behavior: 'instant' });
    scrolledTo.current[side] = page.scrollY;
  };

  /** Scrolls the other page to the position of this one, by the blocks that both have. */
  const follow = (side: Side) => {
    const [page, otherPage] = [pages.current[side], pages.current[other[side]]];
    if (!page || !otherPage) return;
    const byCode = scrolledTo.current[side];
    scrolledTo.current[side] = undefined;
    if (byCode !== undefined && Math.abs(byCode - page.scrollY) < 2) return;
    const [blocks, otherBlocks] = [blocksOf(side), blocksOf(other[side])];
    const tops = blocksIn(page.document).map(topOf(page));
    const otherTops = blocksIn(otherPage.document).map(topOf(otherPage));
    const pairs = align(blocks.length, otherBlocks.length, (index, otherIndex) =>
      likeness(blocks[index], otherBlocks[otherIndex]),
    ).flatMap(([index, otherIndex]): [number, number][] => {
      const [top, otherTop] = [tops[index], otherTops[otherIndex]];
      return top === undefined || otherTop === undefined ? [] : [[top, otherTop]];
    });
    pairs.push([heightOf(page), heightOf(otherPage)]);
    scroll(other[side], otherPage, alongside(page.scrollY, pairs));
  };

  const showChosen = () => {
    for (const side of ['before', 'after'] as const) {
      const page = pages.current[side];
      if (!page) continue;
      for (const element of page.document.querySelectorAll(`[${mark}]`)) {
        element.removeAttribute(mark);
      }
      if (!chosen) continue;
      const [list, index] = (chosen[side] ?? chosen[other[side]])?.path ?? [];
      const blocks = blocksIn(page.document);
      const isInBlock = list === 'blocks' && typeof index === 'number';
      const block = isInBlock ? (blocks[index] ?? blocks.at(-1)) : undefined;
      if (chosen[side]) block?.setAttribute(mark, '');
      scroll(side, page, block ? topOf(page)(block) - 90 : 0);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another change is chosen
  useEffect(showChosen, [chosen]);

  const load = (side: Side) => (page: Window) => {
    pages.current[side] = page;
    page.document.addEventListener('scroll', () => follow(side));
    showChosen();
  };
  return (
    <Pair>
      <PageFrame name={name} {...before} onLoad={load('before')} />
      <PageFrame name={name} {...after} onLoad={load('after')} />
    </Pair>
  );
}

/** The vertical position of a block in its page. */
const topOf =
  (page: Window) =>
  (block: Element): number =>
    block.getBoundingClientRect().top + page.scrollY;

const heightOf = (page: Window) => page.document.documentElement.scrollHeight;
