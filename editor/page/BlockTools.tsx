import { type FragmentInstance, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { defaultPalette } from '../../schema/colors/index.ts';
import { addIcon, downIcon, duplicateIcon, removeIcon, upIcon } from '../ui/icons.tsx';
import { type FromPage, postToEditor } from './messages.ts';

// The site's own colors may be hard to see on its page.
const { blue } = defaultPalette.light;

const Frame = styled.section`
  position: absolute;
  z-index: 40;
  outline: 2px solid ${blue};
  outline-offset: -2px;
  pointer-events: none;
`;

const Bar = styled.div`
  position: absolute;
  top: 4px;
  right: 4px;
  display: flex;
  gap: 1px;
  padding: 2px;
  border-radius: 6px;
  background: ${blue};
  pointer-events: auto;
`;

const Tool = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  min-width: 32px;
  min-height: 32px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: #fff;
  font: 600 16px/1 system-ui, sans-serif;
  cursor: pointer;

  &:hover:not(:disabled) { background: #ffffff33; }
  &:focus-visible { outline: 2px solid #fff; outline-offset: -2px; }
  &:disabled { opacity: 0.4; }
  @media (pointer: coarse) { min-width: 44px; min-height: 44px; }
`;

const Add = styled(Tool)`
  position: absolute;
  bottom: -16px;
  left: 50%;
  z-index: 1;
  border-radius: 999px;
  background: ${blue};
  pointer-events: auto;
  translate: -50%;

  &:hover:not(:disabled) { background: #173da6; }
`;

type Box = { top: number; left: number; width: number; height: number };

type Props = {
  /** The index of the selected block, and its identity; -1 and undefined if there is none. */
  index: number;
  block: number | undefined;
  blocks: readonly (FragmentInstance | null)[];
  count: number;
};

/** The frame around the selected block, with buttons to move, duplicate and delete it, and one to add a block below. */
export function BlockTools({ index, block, blocks, count }: Props) {
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    const measure = () => setBox((before) => same(before, boxOf(blocks[index])));
    measure();
    // Blocks move when pictures and fonts load.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  });
  if (index < 0 || block === undefined || !box) return null;
  const tool = (action: Extract<FromPage, { type: 'block' }>['action'], label: string) => ({
    'data-tool': '',
    title: label,
    'aria-label': label,
    onClick: () => postToEditor({ type: 'block', action, key: block }),
  });
  return (
    <Frame style={box} aria-label="Selected block">
      <Bar role="toolbar" aria-label="Block">
        <Tool {...tool('up', 'Move up')} disabled={index === 0}>
          {upIcon}
        </Tool>
        <Tool {...tool('down', 'Move down')} disabled={index >= count - 1}>
          {downIcon}
        </Tool>
        <Tool {...tool('duplicate', 'Duplicate')}>{duplicateIcon}</Tool>
        <Tool {...tool('remove', 'Delete')}>{removeIcon}</Tool>
      </Bar>
      <Add {...tool('add', 'Add a block below')}>{addIcon}</Add>
    </Frame>
  );
}

/** The box around all elements of a block, in the coordinates of the document. */
function boxOf(block: FragmentInstance | null | undefined): Box | undefined {
  const boxes = (block?.getClientRects() ?? []).filter(({ width, height }) => width && height);
  if (boxes.length === 0) return undefined;
  const top = Math.min(...boxes.map((box) => box.top));
  const left = Math.min(...boxes.map((box) => box.left));
  return {
    top: top + scrollY,
    left: left + scrollX,
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
  };
}

function same(before: Box | undefined, after: Box | undefined): Box | undefined {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
