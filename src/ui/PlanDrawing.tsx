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
import { coverPath, gridPath, partsPath, percent, round } from './planPaths.ts';
import { gridStep, lengthText } from './planText.ts';

/** The drawing with the lengths of its sides. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, max-content);
  font-size: 0.8125rem;
  line-height: 1;

  & > .side { display: flex; align-items: center; gap: 0.5rem; }
  & > .side::before, & > .side::after {
    content: '';
    flex: 1;
    block-size: 0.4rem;
    margin-block-end: 0.3rem;
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
  & * { vector-effect: non-scaling-stroke; }
  & path, & line { fill: none; stroke: var(--ink); }
  & .grid { stroke: var(--art-grid); }
  & .room { fill: none; stroke: var(--ink); stroke-width: 2; }
  & .solid { fill: var(--art-shade); stroke: var(--line-strong); }
  & .zone { fill: none; stroke: var(--line-strong); stroke-dasharray: 5 4; }
  & .opening { fill: var(--surface); }
  & .parts { stroke: var(--line-strong); }
  & .cover { fill: var(--blue); fill-opacity: 0.13; stroke: var(--blue); stroke-opacity: 0.5; }
  & .run { stroke: var(--blue); stroke-width: 2; }
  & .dashed { stroke-dasharray: 6 5; }
  & .thing { fill: var(--surface); stroke: currentColor; stroke-width: 2; }

  & .over { position: absolute; inset: 0; width: 100%; height: 100%; max-width: none; overflow: visible; }
  & g { color: var(--ink); }
  & [data-accent] { color: var(--cta); }
  & .over line { stroke: currentColor; }
  & .over circle { fill: currentColor; }
  & .over .mark { fill: var(--surface); stroke: currentColor; stroke-width: 2; }
  & text { fill: var(--muted); font-size: 0.8125rem; }
  & g text { fill: currentColor; font-weight: 650; text-anchor: middle; dominant-baseline: central; }
  & .measured { color: var(--muted); }
  & [text-anchor=end] { text-anchor: end; }

  /* A text is there where the drawing is wide enough for it (planLabels.ts), beside 1.75rem for the length of its side. */
  @container (max-width: 347px) { & [data-step='1'] { display: none; } }
  @container (max-width: 427px) { & [data-step='2'] { display: none; } }
  @container (max-width: 527px) { & [data-step='3'] { display: none; } }
  @container (max-width: 627px) { & [data-step='4'] { display: none; } }

  @media (forced-colors: active) {
    & .grid { stroke: none; }
    & .cover { fill: none; stroke: LinkText; stroke-opacity: 1; }
    & .run { stroke: LinkText; }
    & .room, & .solid, & .zone, & .parts, & path { stroke: CanvasText; }
    & .opening, & .solid, & .over .mark, & .thing { fill: Canvas; }
    & g { color: CanvasText; }
    & text { fill: CanvasText; }
  }
`;

/**
 * A plan to scale with the lengths of its sides. What is measured is in the coordinates of the plan, in one picture; numbers
 * and names lie over it in another, at parts of its sides and in pixels, so that they can be read at every width.
 */
export function PlanDrawing({ plan }: { plan: Plan }) {
  const { width, height, unit, areas = [], items, runs = [], dimensions = [] } = plan;
  const { language } = useSite();
  const pixels = fullWidth(plan);
  const at = ({ x, y }: Point) => ({ x: percent(x / width), y: percent(y / height) });
  const centre = (point: Point) => ({ cx: at(point).x, cy: at(point).y });
  const ends = (from: Point, to: Point) => ({
    x1: at(from).x,
    y1: at(from).y,
    x2: at(to).x,
    y2: at(to).y,
  });
  return (
    <Sheet aria-hidden="true">
      <div className="side width">{lengthText(width, unit, language)}</div>
      <div className="side height">{lengthText(height, unit, language)}</div>
      <Drawing>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={pixels}
          height={round((pixels * height) / width)}
          aria-hidden="true"
        >
          <path className="grid" d={gridPath(width, height, gridStep(plan))} />
          {areas.map(({ x, y, width, height, look = 'room', parts }, index) => (
            <Fragment key={index}>
              <rect className={look} x={x} y={y} width={width} height={height} />
              {parts && <path className="parts" d={partsPath(x, y, width, height, parts)} />}
            </Fragment>
          ))}
          {items.flatMap(({ coverage, ...item }, index) =>
            coverage
              ? placesOf(item).map((place, position) => (
                  <path
                    key={`${index} ${position}`}
                    className="cover"
                    d={coverPath(place, coverage)}
                  />
                ))
              : [],
          )}
          {runs.map(({ points, dashed }, index) => (
            <path
              key={index}
              className={dashed ? 'run dashed' : 'run'}
              d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
            />
          ))}
          {items.map(({ size, accent, ...item }, index) => (
            <g key={index} data-accent={accent && ''}>
              {size &&
                placesOf(item).map(({ x, y }, position) => (
                  <rect
                    key={position}
                    className="thing"
                    x={round(x - size.width / 2)}
                    y={round(y - size.height / 2)}
                    {...size}
                  />
                ))}
            </g>
          ))}
        </svg>
        <svg className="over" aria-hidden="true">
          {dimensions.map(({ from, to }, index) => (
            <g key={index} className="measured">
              <line {...ends(from, to)} />
              <circle {...centre(from)} r="2.5" />
              <circle {...centre(to)} r="2.5" />
            </g>
          ))}
          {labelsOf(plan, language).map(({ text, dx, dy, anchor, step: from, ...place }, index) => (
            <text
              key={index}
              {...at(place)}
              dx={dx || undefined}
              dy={dy}
              textAnchor={anchor === 'start' ? undefined : anchor}
              data-step={from || undefined}
            >
              {text}
            </text>
          ))}
          {items.map((item, index) => (
            <g key={index} data-accent={item.accent && ''}>
              {item.number && <line {...ends(item, item.number)} />}
              {dotsOf(item).map((place, position) => (
                <circle key={position} {...centre(place)} r="4" />
              ))}
              <circle className="mark" {...centre(markOf(item))} r="11" />
              <text {...at(markOf(item))}>{index + 1}</text>
            </g>
          ))}
        </svg>
      </Drawing>
    </Sheet>
  );
}

/** The places of devices that are shown as a dot, because the number is elsewhere. */
function dotsOf(item: PlanItem): Point[] {
  if (item.size) return [];
  return item.number ? placesOf(item) : placesOf(item).slice(1);
}
