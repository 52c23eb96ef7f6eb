import { createContext, useContext } from 'react';
import type { Drawings } from '../resolved/types.ts';
import { styled } from '../styles/styled.ts';
import { ScaleDrawing } from './ScaleDrawing.tsx';

/** The minimum width of a frame, in CSS pixels, in which a drawing shows its labels for wide windows. */
const wideFrom = 440;

const Frame = styled.div`
  container-type: inline-size;
  padding: var(--space-xs);
  border: 1px solid var(--line);
  border-radius: var(--radius-art);
  background: var(--surface);

  /* A detail is cropped from its scene, so the frame ends at its edges. */
  &:has(> [data-drawing=fills]) { padding: 0; overflow: hidden; }
  & svg { display: block; width: 100%; height: auto; fill: currentColor; font-weight: 500; }
  .narrow { display: none; }
  @container (max-width: ${wideFrom - 0.02}px) {
    .wide { display: none; }
    .narrow { display: inline; }
  }
`;

const MovingFrame = styled(Frame)`
  @media screen and (prefers-reduced-motion: no-preference) {
    /*
     * Some lines draw themselves once, as the frame scrolls into view (--way 1 -> 0). The delay of a day keeps them from
     * un-drawing when it scrolls out. Lines without a dash do not change (scripts/content/pictures/readDrawing.ts).
     */
    @keyframes find-way { from { --way: 1; } to { --way: 0; } }
    animation: find-way linear both;
    animation-timeline: view();
    animation-range: entry;
    & svg { transition: stroke-dashoffset 1.6s ease-in-out; }
    @container not style(--way: 0) {
      svg { stroke-dashoffset: 1; transition-delay: 1e5s; }
    }
  }
`;

/** The drawings of a block (src/resolved/drawings.ts). */
export const BlockDrawings = createContext<Drawings | undefined>(undefined);

/** A line drawing of the block, by its name, in a frame. Renders nothing if the site does not have it. */
export function DrawingFrame({ drawing: name }: { drawing: string }) {
  const drawing = useContext(BlockDrawings)?.[name];
  if (!drawing) return null;
  const { label, file, viewBox, moves, fillsFrame, sides } = drawing;
  if (sides) return <ScaleDrawing drawing={drawing} sides={sides} />;
  const Sheet = moves ? MovingFrame : Frame;
  return (
    <Sheet>
      <svg
        data-drawing={fillsFrame ? 'fills' : ''}
        viewBox={viewBox}
        role="img"
        aria-label={label || undefined}
        aria-hidden={label === '' || undefined}
      >
        <use href={`${file}#art`} />
        <use href={`${file}#wide`} className="wide" />
        <use href={`${file}#narrow`} className="narrow" />
      </svg>
    </Sheet>
  );
}
