import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ValuePath } from '../../schema/index.ts';
import { valueAt } from '../../schema/inspect.ts';
import type { Change } from '../changes/changes.ts';
import { changedList } from '../changes/merge.ts';
import { mark, PageFrame } from './PageFrame.tsx';
import { alongside, blocksIn } from './shownBlocks.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 0.75rem;
  min-height: 0;
`;

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
  const pages = useRef<Partial<Record<Side, Document>>>({});
  const set = useRef<Partial<Record<Side, number>>>({});
  const states = { before, after };

  /** The vertical positions of the blocks that both pages have, on `side` and on the other one. */
  const pairs = (side: Side): [number, number][] => {
    const listOf = (own: Side) => {
      const list = valueAt(states[own].document, ['blocks']);
      return Array.isArray(list) ? list : [];
    };
    const { entries, inOrder } = changedList(listOf('before'), listOf('after'));
    const tops = {
      before: topsOf(pages.current.before, listOf('before')),
      after: topsOf(pages.current.after, listOf('after')),
    };
    return entries.flatMap((entry, now): [number, number][] => {
      if ('added' in entry || !inOrder.has(entry.from)) return [];
      const [old, here] = [tops.before[entry.from], tops.after[now]];
      if (old === undefined || here === undefined) return [];
      return [side === 'before' ? [old, here] : [here, old]];
    });
  };

  const follow = (side: Side) => {
    const [own, there] = [pages.current[side], pages.current[other[side]]];
    const [view, viewThere] = [own?.defaultView, there?.defaultView];
    if (!own || !there || !view || !viewThere) return;
    const wasSet = set.current[side];
    set.current[side] = undefined;
    if (wasSet !== undefined && Math.abs(wasSet - view.scrollY) < 2) return;
    const ends = [own, there].map((page) => page.documentElement.scrollHeight);
    const top = alongside(view.scrollY, [...pairs(side), [ends[0] ?? 0, ends[1] ?? 0]]);
    viewThere.scrollTo({ top, behavior: 'instant' });
    set.current[other[side]] = viewThere.scrollY;
  };

  const lead = () => {
    for (const side of ['before', 'after'] as const) {
      const page = pages.current[side];
      if (!page) continue;
      for (const element of page.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
      if (!chosen) continue;
      const place = chosen[side] ?? chosen[other[side]];
      const shown = elementsAt(page, states[side].document, place?.path ?? []);
      if (chosen[side]) for (const element of shown) element.setAttribute(mark, '');
      const top = shown[0]?.getBoundingClientRect().top ?? 0;
      const view = page.defaultView;
      if (!view) continue;
      view.scrollTo({ top: shown.length > 0 ? view.scrollY + top - 90 : 0, behavior: 'instant' });
      set.current[side] = view.scrollY;
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another change is chosen
  useEffect(lead, [chosen]);

  const load = (side: Side) => (page: Document) => {
    pages.current[side] = page;
    page.addEventListener('scroll', () => follow(side));
    lead();
  };
  return (
    <Pair>
      <PageFrame name={name} {...before} onLoad={load('before')} />
      <PageFrame name={name} {...after} onLoad={load('after')} />
    </Pair>
  );
}

/** The elements that show the block of a path; none for a path outside the blocks. */
function elementsAt(page: Document, document: unknown, [list, index]: ValuePath): Element[] {
  const blocks = blocksIn(page, valueAt(document, ['blocks']));
  if (list !== 'blocks' || typeof index !== 'number') return [];
  return blocks[Math.min(index, blocks.length - 1)] ?? [];
}

function topsOf(page: Document | undefined, list: unknown): (number | undefined)[] {
  const scrolled = page?.defaultView?.scrollY ?? 0;
  if (!page) return [];
  return blocksIn(page, list).map(([first]) =>
    first ? first.getBoundingClientRect().top + scrolled : undefined,
  );
}
