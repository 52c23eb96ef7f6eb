import { useEffect, useRef } from 'react';
import type { Picture as PictureField } from '../../schema/index.ts';
import { useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { below, from } from '../theme/breakpoints.ts';
import { Picture } from '../ui/Picture.tsx';
import { pairFrom, pairRatios } from './BeforeAfter.layout.ts';
import { compareByHandle } from './compareByHandle.ts';

// The early script sets `data-plain` when the page's code fails to load. This matches pages whose code has loaded or may still
// load.
const withCode = ':root:not([data-plain])';

/**
 * Its children are items of the parent's grid, which ends with the two titles: each picture is above its title. With JavaScript,
 * the pictures overlap from the first paint on, so that the layout does not shift when the code loads.
 */
const Pair = styled.div`
  display: contents;

  & > span { display: none; }
  @media ${below(pairFrom.columns)} {
    & > :nth-child(2), :has(> &) > :last-child { order: 1; }
  }

  @media screen and (scripting: enabled) {
    ${withCode} & {
      --at: calc(1.375rem + (100% - 2.75rem) * var(--share, 0.5));
      /* The handle reaches the edges of the pictures, where one of them is fully visible. */
      --edge: max(min(var(--at), var(--share, 0.5) * 9999px), 100% - (1 - var(--share, 0.5)) * 9999px);
      display: grid;
      position: relative;
      grid-column: 1 / -1;
      direction: ltr;

      & > * { grid-area: 1 / 1; }
      & > :first-child { z-index: 1; clip-path: inset(0 calc(100% - var(--edge)) 0 0); }
      & > span { display: block; position: relative; z-index: 2; }
      @media ${from(pairFrom.columns)} { & > div { aspect-ratio: ${pairRatios.landscape}; } }
      @media ${from(pairFrom.wide)} { & > div { aspect-ratio: ${pairRatios.wide}; } }
    }
    /* Each title is on the side of its picture. */
    @media ${below(pairFrom.columns)} {
      ${withCode} :has(> &) {
        direction: ltr;
        grid-template-columns: 1fr 1fr;
        row-gap: var(--space-s);

        & > :last-child { text-align: end; }
      }
    }
  }
`;

const Side = styled(Picture)`
  aspect-ratio: ${pairRatios.upright};
`;

// An invisible range input covers the pictures. The visible handle is as wide as the input's thumb and covers it. A finger on
// it can still scroll vertically and zoom.
const Handle = styled.span`
  cursor: ew-resize;
  touch-action: pan-y pinch-zoom;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    left: var(--edge);
    width: 4px;
    border-inline: 1px solid var(--ink);
    background: var(--surface);
    /* No line at the edges, where one picture is fully visible. */
    opacity: calc(min(var(--share, 0.5), 1 - var(--share, 0.5)) * 999);
    translate: -50%;
    pointer-events: none;
  }
  & > input {
    appearance: none;
    position: absolute;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;

    &::-webkit-slider-runnable-track { height: 100%; }
    &::-webkit-slider-thumb { appearance: none; width: 2.75rem; height: 100%; }
    &::-moz-range-thumb { width: 2.75rem; height: 100%; border: 0; }
  }
  & > svg {
    position: absolute;
    top: 50%;
    left: var(--at);
    width: 2.75rem;
    height: 2.75rem;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--surface);
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    translate: -50% -50%;
    pointer-events: none;
  }
  /* Separates the focus ring from a photo of any color. */
  & > :focus-visible + svg { outline: 3px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 7px var(--surface); }
`;

type Props = {
  pair: { before: PictureField; after: PictureField };
  beforeTitle: string;
  afterTitle: string;
};

/**
 * Two overlapping pictures with a handle between them: a range input for pointer, touch and keyboard. Without JavaScript and in
 * print, both are fully visible. The parent must be a grid that ends with the two titles.
 */
export function ComparedPair({ pair: { before, after }, beforeTitle, afterTitle }: Props) {
  const t = useTranslator();
  // compareByHandle fills in the percentage.
  const share = t('share', { percent: '[percent]', title: beforeTitle });
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) compareByHandle(root.current, share);
  }, [share]);
  return (
    <Pair ref={root}>
      <Side picture={before} />
      <Side picture={after} />
      <Handle data-needs-script="">
        <input
          type="range"
          step="any"
          defaultValue={50}
          aria-label={t('compare', { before: beforeTitle, after: afterTitle })}
          aria-valuetext={share.replace('[percent]', '50')}
        />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m9 8-4 4 4 4m6-8 4 4-4 4" />
        </svg>
      </Handle>
    </Pair>
  );
}
