import { Fragment } from 'react';
import { styled } from 'styled-components';
import {
  fullWidth,
  markOf,
  type Plan,
  type PlanItem,
  type Point,
  placesOf,
} from '../../schema/planGeometry.ts';
import { useSite } from '../shared/site.ts';
import { labelsOf } from './planLabels.ts';
import { coverPath, dotsPath, gridPath, linePath, partsPath, percent, round } from './planPaths.ts';
import { gridStep, lengthText, widthText } from './planText.ts';

type Look = NonNullable<Plan['areas']>[number]['look'];

/** The drawing with the lengths of its sides. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, max-content);
  font-size: var(--text-xs);
  line-height: 1;

  /* Forced colours leave those of drawings alone. */
  @media (forced-colors: active) {
    --ink: CanvasText;
    --muted: CanvasText;
    --line-strong: CanvasText;
    --surface: Canvas;
    --art-shade: Canvas;
    --art-grid: Canvas;
    --blue: LinkText;
    --cta: Highlight;
  }

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

  & svg { display: block; max-width: 100%; height: auto; stroke-linejoin: round; }
  & path, & rect { fill: none; stroke: currentColor; vector-effect: non-scaling-stroke; }
  & rect { stroke: var(--ink); stroke-width: 2; }
  & .grid { stroke: var(--art-grid); }
  & .solid, & .zone, & .parts { stroke: var(--line-strong); stroke-width: 1; }
  & .solid { fill: var(--art-shade); }
  & .zone { stroke-dasharray: 5 4; }
  & .opening { fill: var(--surface); stroke: none; }
  & .cover { fill: var(--blue); fill-opacity: 0.13; stroke: var(--blue); stroke-opacity: 0.5; }
  & .run { stroke: var(--blue); stroke-width: 2; }
  & [data-dashed] { stroke-dasharray: 6 5; }
  & .dots { stroke-width: 8; stroke-linecap: round; }

  & g { color: var(--ink); }
  & [data-accent] { color: var(--cta); }
  & .measured { color: var(--muted); }
  & .measured .dots { stroke-width: 5; }
  & g rect, & circle { fill: var(--surface); stroke: currentColor; stroke-width: 2; }

  & .over { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
  & text { fill: var(--muted); font-size: var(--text-xs); }
  & g text { fill: currentColor; font-weight: 650; text-anchor: middle; dominant-baseline: central; }

  /* A text is there where the drawing is wide enough for it (planLabels.ts), beside 1.75rem for the length of its side. */
  @container (max-width: 347px) { & [data-step='1'] { display: none; } }
  @container (max-width: 427px) { & [data-step='2'] { display: none; } }
  @container (max-width: 527px) { & [data-step='3'] { display: none; } }
  @container (max-width: 627px) { & [data-step='4'] { display: none; } }
`;

/**
 * A plan to scale with the lengths of its sides. What is measured is in the coordinates of the plan, in one picture; numbers
 * and names lie over it in another, at parts of its sides and in pixels, so that they can be read at every width.
 */
export function PlanDrawing({ plan }: { plan: Plan }) {
  const { width, height, unit, items, runs = [], dimensions = [] } = plan;
  const { language } = useSite();
  const pixels = fullWidth(plan);
  const { lengths, names } = labelsOf(plan, language);
  const texts = [...lengths.filter((label) => label !== undefined), ...names];
  const at = ({ x, y }: Point) => ({ x: percent(x / width), y: percent(y / height) });
  return (
    <Sheet aria-hidden="true">
      <div className="side width">{widthText(plan, language)}</div>
      <div className="side height">{lengthText(height, unit, language)}</div>
      <Drawing>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={pixels}
          height={Math.round((pixels * height) / width)}
          aria-hidden="true"
        >
          <path className="grid" d={gridPath(width, height, gridStep(plan))} />
          <Areas plan={plan} looks={[undefined, 'zone']} />
          {items.map(
            (item, index) =>
              item.coverage && (
                <path key={index} className="cover" d={coverPath(placesOf(item), item.coverage)} />
              ),
          )}
          {/* Things hide what is covered behind them. */}
          <Areas plan={plan} looks={['solid', 'opening']} />
          {runs.map(({ points, dashed }, index) => (
            <path key={index} className="run" data-dashed={dashed && ''} d={linePath(points)} />
          ))}
          {dimensions.map(({ from, to }, index) => {
            const label = lengths[index];
            return (
              label && (
                <g key={index} className="measured" data-step={label.step || undefined}>
                  <path d={linePath([from, to])} />
                  <path className="dots" d={dotsPath([from, to])} />
                </g>
              )
            );
          })}
          {items.map((item, index) => (
            <Device key={index} item={item} />
          ))}
        </svg>
        <svg className="over" aria-hidden="true">
          {texts.map(({ text, dx, dy, anchor, step, ...place }, index) => (
            <text
              key={index}
              {...at(place)}
              dx={dx || undefined}
              dy={dy}
              textAnchor={anchor === 'start' ? undefined : anchor}
              data-step={step || undefined}
            >
              {text}
            </text>
          ))}
          {items.map((item, index) => {
            const { x, y } = at(markOf(item));
            return (
              <g key={index} data-accent={item.accent && ''}>
                <circle cx={x} cy={y} r="11" />
                <text x={x} y={y}>
                  {index + 1}
                </text>
              </g>
            );
          })}
        </svg>
      </Drawing>
    </Sheet>
  );
}

/** The areas of some looks, with the lines that divide them. */
function Areas({ plan, looks }: { plan: Plan; looks: readonly Look[] }) {
  const shown = plan.areas?.filter(({ look }) => looks.includes(look));
  return shown?.map((area, index) => (
    <Fragment key={index}>
      <rect className={area.look} x={area.x} y={area.y} width={area.width} height={area.height} />
      {(area.columns || area.rows) && <path className="parts" d={partsPath(area)} />}
    </Fragment>
  ));
}

/** The devices of an item: to scale, or as dots where the number is elsewhere, and the line from the first to its number. */
function Device({ item }: { item: PlanItem }) {
  const { size, number, accent } = item;
  const places = placesOf(item);
  const dots = size ? [] : number ? places : places.slice(1);
  if (!size && !number && dots.length === 0) return null;
  return (
    <g data-accent={accent && ''}>
      {size &&
        places.map(({ x, y }, index) => (
          <rect
            key={index}
            x={round(x - size.width / 2)}
            y={round(y - size.height / 2)}
            {...size}
          />
        ))}
      {number && <path d={linePath([item, number])} />}
      {dots.length > 0 && <path className="dots" d={dotsPath(dots)} />}
    </g>
  );
}
