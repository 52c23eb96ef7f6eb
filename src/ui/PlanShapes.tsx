import { Fragment } from 'react';
import {
  devicePoints,
  numberPoint,
  type Plan,
  type PlanItem,
  type Point,
} from '../../schema/browser.ts';
import type { Locale } from '../shared/words.ts';
import { labelsOf } from './planLabels.ts';
import { coverPath, dotsPath, gridPath, linePath, partsPath, percent, round } from './planPaths.ts';
import { gridStep } from './planText.ts';

type Look = NonNullable<Plan['areas']>[number]['look'];

// Styled with attributes, because a page's style rules do not apply inside a file shown with `use`. Its custom properties do.
const line = { vectorEffect: 'non-scaling-stroke' } as const;

const areaLooks = {
  room: { strokeWidth: 2 },
  solid: { fill: 'var(--art-shade)', stroke: 'var(--line-strong)' },
  zone: { stroke: 'var(--line-strong)', strokeDasharray: '5 4' },
  opening: { fill: 'var(--surface)', stroke: 'none' },
} as const;

function colorOf({ accent }: PlanItem): string {
  return accent ? 'var(--cta)' : 'var(--ink)';
}

function textColorOf({ accent }: PlanItem): string {
  return accent ? 'var(--cta-text,var(--cta))' : 'var(--ink)';
}

/** The shapes of a plan, in the coordinates of the plan. */
export function PlanShapes({ plan }: { plan: Plan }) {
  const { width, height, items, runs = [] } = plan;
  return (
    <g fill="none" stroke="var(--ink)" strokeLinejoin="round">
      <path {...line} stroke="var(--art-grid)" d={gridPath(width, height, gridStep(plan))} />
      <Areas plan={plan} looks={[undefined, 'zone']} />
      {items.map(
        (item, index) =>
          item.coverage && (
            <path
              key={index}
              {...line}
              fill="var(--blue)"
              fillOpacity="0.13"
              stroke="var(--blue)"
              strokeOpacity="0.5"
              d={coverPath(devicePoints(item), item.coverage)}
            />
          ),
      )}
      {/* Solid areas hide the coverage behind them, so they come after it. */}
      <Areas plan={plan} looks={['solid', 'opening']} />
      {runs.map(({ points, dashed }, index) => (
        <path
          key={index}
          {...line}
          stroke="var(--blue)"
          strokeWidth="2"
          strokeDasharray={dashed ? '6 5' : undefined}
          d={linePath(points)}
        />
      ))}
      {items.map((item, index) => (
        <Device key={index} item={item} />
      ))}
    </g>
  );
}

/** The areas with one of the given looks, with the lines that divide them. */
function Areas({ plan, looks }: { plan: Plan; looks: readonly Look[] }) {
  const shown = plan.areas?.filter(({ look }) => looks.includes(look));
  return shown?.map((area, index) => {
    const { look = 'room', x, y, width, height, columns, rows } = area;
    return (
      <Fragment key={index}>
        <rect {...line} {...areaLooks[look]} x={x} y={y} width={width} height={height} />
        {(columns || rows) && <path {...line} stroke="var(--line-strong)" d={partsPath(area)} />}
      </Fragment>
    );
  });
}

/** The devices of an item, to scale or as dots, and the line to the item's number. A dot under the number is omitted. */
function Device({ item }: { item: PlanItem }) {
  const { size, number } = item;
  const places = devicePoints(item);
  const dots = size ? [] : number ? places : places.slice(1);
  if (!size && !number && dots.length === 0) return null;
  return (
    <g stroke={colorOf(item)}>
      {size &&
        places.map(({ x, y }, index) => (
          <rect
            key={index}
            {...line}
            fill="var(--surface)"
            strokeWidth="2"
            x={round(x - size.width / 2)}
            y={round(y - size.height / 2)}
            {...size}
          />
        ))}
      {number && <path {...line} d={linePath([item, number])} />}
      {dots.length > 0 && (
        <path {...line} strokeWidth="8" strokeLinecap="round" d={dotsPath(dots)} />
      )}
    </g>
  );
}

// Elements over a plan are positioned in percent and sized in pixels.

function at(plan: Plan, { x, y }: Point): { x: string; y: string } {
  return { x: percent(x / plan.width), y: percent(y / plan.height) };
}

/** The dimensions with their lengths, and the names of the areas. */
export function PlanLabels({ plan, locale }: { plan: Plan; locale: Locale }) {
  const { lengths, names } = labelsOf(plan, locale);
  return (
    <>
      {plan.dimensions?.map((dimension, index) => {
        if (!lengths[index]) return null;
        const [from, to] = [at(plan, dimension.from), at(plan, dimension.to)];
        return (
          <g key={index} fill="var(--muted)">
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="var(--muted)" />
            <circle cx={from.x} cy={from.y} r="2.5" />
            <circle cx={to.x} cy={to.y} r="2.5" />
          </g>
        );
      })}
      {[...lengths, ...names].map(
        (label, index) =>
          label && (
            <text
              key={index}
              {...at(plan, label)}
              dx={label.dx || undefined}
              dy={label.dy}
              textAnchor={label.anchor}
            >
              {label.text}
            </text>
          ),
      )}
    </>
  );
}

/** The numbers of the items. */
export function PlanNumbers({ plan }: { plan: Plan }) {
  return plan.items.map((item, index) => {
    const { x, y } = at(plan, numberPoint(item));
    return (
      <g key={index} fill={textColorOf(item)}>
        <circle cx={x} cy={y} r="11" fill="var(--surface)" stroke={colorOf(item)} strokeWidth="2" />
        <text x={x} y={y} fontWeight="650" textAnchor="middle" dominantBaseline="central">
          {index + 1}
        </text>
      </g>
    );
  });
}

/** All parts of a plan with ids, for the file whose parts PlanDrawing.tsx shows with `use`. */
export function PlanParts({ plan, locale }: { plan: Plan; locale: Locale }) {
  return (
    <>
      <g id="shapes">
        <PlanShapes plan={plan} />
      </g>
      <g id="labels">
        <PlanLabels plan={plan} locale={locale} />
      </g>
      <g id="numbers">
        <PlanNumbers plan={plan} />
      </g>
    </>
  );
}
