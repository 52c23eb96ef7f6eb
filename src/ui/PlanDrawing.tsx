import { fullWidth, type Plan } from '../../schema/browser.ts';
import { useSite } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { PlanLabels, PlanNumbers, PlanShapes } from './PlanShapes.tsx';
import { lengthText, widthText } from './planText.ts';

/** The drawing with the lengths of its sides. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, max-content);
  direction: ltr;
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
  & .over {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: var(--muted);
    font-size: var(--text-xs);
  }

  /* A narrow drawing has no labels (planLabels.ts). The length of its side takes 1.75rem next to it. */
  @container (max-width: 527px) { & .labels { display: none; } }
`;

// The build writes each plan to a file (scripts/build/writeBlockFiles.tsx), because it is far below the first view and would only
// make the page and its code larger. In dev and in the editor the plan is rendered, so that changes show at once.
const isFile = import.meta.env.PROD;

/**
 * A plan to scale with the lengths of its sides. The shapes are in one SVG, in the coordinates of the plan. Numbers and names are
 * in another SVG on top of it, in pixels, so that they are readable at every width. `file` is the URL of both in a build.
 */
export function PlanDrawing({ plan, file }: { plan: Plan; file: string | undefined }) {
  const { width, height, unit } = plan;
  const site = useSite();
  const pixels = fullWidth(plan);
  return (
    <Sheet aria-hidden="true">
      <div className="side width">{widthText(plan, site)}</div>
      <div className="side height">{lengthText(height, unit, site)}</div>
      <Drawing>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={pixels}
          height={Math.round((pixels * height) / width)}
          aria-hidden="true"
        >
          {isFile ? <use href={`${file}#shapes`} /> : <PlanShapes plan={plan} />}
        </svg>
        <svg className="over" aria-hidden="true">
          <g className="labels">
            {isFile ? <use href={`${file}#labels`} /> : <PlanLabels plan={plan} locale={site} />}
          </g>
          {isFile ? <use href={`${file}#numbers`} /> : <PlanNumbers plan={plan} />}
        </svg>
      </Drawing>
    </Sheet>
  );
}
