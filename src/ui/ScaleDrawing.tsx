import type { ResolvedDrawing } from '../resolved/types.ts';
import { styled } from '../styles/styled.ts';

const Frame = styled.div`container-type: inline-size;`;

/** The drawing with the lengths of its sides. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, max-content);
  direction: ltr;
  color: var(--muted);
  font-size: var(--text-xs);
  line-height: 1;

  & > .side { display: flex; align-items: center; gap: var(--space-xs); }
  & > .side::before, & > .side::after {
    content: '';
    flex: 1;
    block-size: 0.4rem;
    margin-block-end: var(--space-2xs);
    border-block-end: 1px solid var(--line-strong);
  }
  & > .side::before { border-inline-start: 1px solid var(--line-strong); }
  & > .side::after { border-inline-end: 1px solid var(--line-strong); }
  & > .width { grid-column: 2; height: 1.75rem; }
  & > .height { writing-mode: vertical-rl; transform: rotate(180deg); }
`;

const Drawing = styled.div`
  position: relative;
  outline: 1.5px solid var(--ink);
  background: var(--surface);

  & svg { display: block; max-width: 100%; height: auto; }
  & .over { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }

  /* The labels need 500px. The length of a side takes 1.75rem next to them. */
  & .narrow { display: none; }
  @container (max-width: 527px) {
    & .wide { display: none; }
    & .narrow { display: inline; }
  }
`;

type Props = { drawing: ResolvedDrawing; sides: NonNullable<ResolvedDrawing['sides']> };

/**
 * A drawing to scale with the lengths of its sides, at most as large as in its file. Its shapes are in one SVG, in the coordinates
 * of the file. Its labels are in another SVG on top of it, in pixels, so that they are readable at every width.
 */
export function ScaleDrawing({ drawing: { label, file, viewBox }, sides }: Props) {
  const [, , width, height] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return (
    <Frame role={label ? 'img' : undefined} aria-label={label || undefined}>
      <Sheet aria-hidden="true">
        <div className="side width">{sides.width}</div>
        <div className="side height">{sides.height}</div>
        <Drawing>
          <svg viewBox={viewBox} width={width} height={Math.round(height ?? 0)} aria-hidden="true">
            <use href={`${file}#art`} />
          </svg>
          <svg className="over" aria-hidden="true">
            <use href={`${file}#wide`} className="wide" />
            <use href={`${file}#narrow`} className="narrow" />
          </svg>
        </Drawing>
      </Sheet>
    </Frame>
  );
}
