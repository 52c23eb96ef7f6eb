import { styled } from 'styled-components';
import type { DrawingName } from '../../schema/index.ts';
import { useSite } from '../shared/site.ts';
import { sheet } from './drawing.ts';
import { drawingOf } from './index.ts';
import { labelSets } from './labelSets.ts';

const Frame = styled.div`
  container-type: inline-size;
  padding: var(--space-xs);
  border: 1px solid var(--line);
  border-radius: var(--radius-art);
  background: var(--surface);

  /* A detail is cut out of its scene, and the sheet ends where it is cut. */
  &:has(> [data-drawing*='/']) { padding: 0; overflow: hidden; }
  & svg { display: block; width: 100%; height: auto; font-weight: 500; }
  .narrow { display: none; }
  @container (max-width: ${labelSets.wide.from - 0.02}px) {
    .wide { display: none; }
    .narrow { display: inline; }
  }
`;

const MovingFrame = styled(Frame)`
  @media screen and (prefers-reduced-motion: no-preference) {
    /*
     * A cable finds its way once: --way turns from 1 to 0 as the frame comes into view, and the way back would begin after a
     * day. Lines without a dash do not change (src/art/scene/scene.ts).
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

/** A line drawing in a frame. Throws when the drawing is not loaded. */
export function DrawingFrame({ name }: { name: DrawingName }) {
  const drawing = useSite().drawings?.[name] ?? drawingOf(name);
  if (!drawing) throw new Error(`The drawing "${name}" is not loaded; call preparePage first.`);
  const { label, file, moves } = drawing;
  const Sheet = moves ? MovingFrame : Frame;
  return (
    <Sheet>
      <svg
        data-drawing={name}
        data-moves={moves ? '' : undefined}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        role="img"
        aria-label={label}
      >
        <use href={`${file}#art`} />
        <use href={`${file}#wide`} className="wide" />
        <use href={`${file}#narrow`} className="narrow" />
      </svg>
    </Sheet>
  );
}
