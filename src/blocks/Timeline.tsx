import type { BlockOf } from '../../schema/index.ts';
import { useSite } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { stagger } from '../ui/startReveal.ts';
import { scaleOf, spanText, tickText } from '../ui/timeText.ts';
import { unbroken } from '../ui/unbroken.tsx';

/** The line is after the text; on a phone it is below the text. All rows have the same scale. */
const Rows = styled.ol`
  border-bottom: 1px solid var(--line);

  & > li { position: relative; padding-block: var(--space-m) var(--space-xs); border-top: 1px solid var(--line); }
  & .when, & .who { font-size: var(--text-s); font-weight: 600; }
  & h3 { font-size: var(--text-m); line-height: 1.5; }
  & p { max-width: 36em; color: var(--muted); }
  & .when { color: var(--blue); }
  & .who { margin-top: var(--space-2xs); }

  @media ${from(48)} {
    & > li { min-height: 5rem; padding-block: var(--space-m); }
    & > li > :not(svg) { max-width: 40%; }
    & > li > svg { position: absolute; inset-block: 0; height: 100%; }
  }
`;

const Line = styled.svg`
  display: block;
  width: calc(100% - 5rem);
  height: 2rem;
  margin-inline: auto;
  overflow: visible;
  stroke: var(--line-strong);

  & .tick { stroke: var(--line); }
  & .bar { stroke: var(--ink); stroke-width: 8; }
  & rect { fill: var(--ink); stroke: none; transform: translate(-6px, -6px); }
  & .bar[data-accent] { stroke: var(--cta); }
  & rect[data-accent] { fill: var(--cta); }
  & text { fill: var(--muted); stroke: none; font-size: var(--text-xs); text-anchor: middle; }
  [dir='rtl'] & { transform: scaleX(-1); }
  [dir='rtl'] & text { transform: scaleX(-1); transform-box: fill-box; transform-origin: center; }

  @media ${from(48)} {
    position: relative;
    inset-inline-end: 2.5rem;
    width: calc(58% - 5rem);
    margin-inline: auto 0;
  }
`;

const Caption = styled.p`
  margin-top: var(--space-s);
  color: var(--muted);
  font-size: var(--text-s);
`;

export default function Timeline({ caption, unit, ...block }: BlockOf<'timeline'>) {
  const site = useSite();
  const items = [...block.items].sort((a, b) => a.at - b.at);
  const { start, end, ticks } = scaleOf({ items, unit });
  const at = (time: number) => `${Math.round(((time - start) / (end - start)) * 1e4) / 100}%`;
  const marks = ticks.map((tick) => (
    <line key={tick} className="tick" x1={at(tick)} x2={at(tick)} y1="0" y2="100%" />
  ));
  return (
    <>
      <Line aria-hidden="true">
        {ticks.map((tick, index) => (
          <text key={tick} x={at(tick)} y="50%">
            {tickText(index, tick, unit, site)}
          </text>
        ))}
      </Line>
      <Rows data-reveal={stagger.default}>
        {items.map((item, index) => (
          <li key={index}>
            <div>
              <p className="when">{spanText(item, unit, site)}</p>
              <h3>{unbroken(item.title)}</h3>
              {item.description && <p>{unbroken(item.description)}</p>}
              {item.who && <p className="who">{unbroken(item.who)}</p>}
            </div>
            <Line aria-hidden="true">
              {marks}
              <line x1="0" x2="100%" y1="50%" y2="50%" />
              {item.duration === undefined ? (
                <rect
                  x={at(item.at)}
                  y="50%"
                  width="12"
                  height="12"
                  rx="2"
                  data-accent={item.accent ? '' : undefined}
                />
              ) : (
                <line
                  className="bar"
                  x1={at(item.at)}
                  x2={at(item.at + item.duration)}
                  y1="50%"
                  y2="50%"
                  data-accent={item.accent ? '' : undefined}
                />
              )}
            </Line>
          </li>
        ))}
      </Rows>
      <Caption>{unbroken(caption)}</Caption>
    </>
  );
}
