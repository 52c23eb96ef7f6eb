import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { styled } from 'styled-components';
import { defaultPalette } from '../../schema/colors/index.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import { focusStep } from '../site.ts';
import { Button } from '../ui/controls.ts';
import { Column, Small } from './parts.tsx';
import type { Crop } from './useCrops.ts';

const { light } = defaultPalette;

const Parts = styled(Column)`
  gap: 0.6rem;
`;

const Frame = styled.div`
  position: relative;
  justify-self: start;
  min-width: 44px;
  min-height: 44px;
  overflow: hidden;
  border-radius: 4px;
  cursor: crosshair;
  touch-action: none;

  & img { display: block; max-width: 100%; max-height: 18rem; }
`;

const Point = styled.span`
  position: absolute;
  width: 28px;
  height: 28px;
  margin: -14px 0 0 -14px;
  box-sizing: border-box;
  border: 3px solid #fff;
  border-radius: 50%;
  background: ${light.ink}59;
  box-shadow: 0 0 0 2px ${light.ink}, inset 0 0 0 2px ${light.ink};
  pointer-events: none;
`;

const Crops = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;

  & figure { display: grid; gap: 0.2rem; margin: 0; }
  & img { height: 5.5rem; border-radius: 4px; object-fit: cover; background: var(--editor-hover); }
  & figcaption { color: var(--editor-muted); font-size: 0.8rem; }
`;

type Point = readonly [x: number, y: number];

type Props = {
  src: string;
  /** From 0 to 1, from the left and from the top. */
  focus: Point;
  onChange: (focus: Point) => void;
  crops: readonly Crop[];
};

const middle: Point = [0.5, 0.5];
const inBounds = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
const percent = (share: number) => Math.round(share * 100);

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The focus of a picture: the point that every crop keeps in view. It is set with the pointer or arrow keys, with a preview
 * of the layouts' crops.
 */
export function FocusPicker({ src, focus, onChange, crops }: Props) {
  const id = useId();
  const [x, y] = focus;
  const url = useOpenSite().home.address(src);
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move && !['Home', 'Delete', 'Backspace'].includes(event.key)) return;
    // Do not scroll the form.
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? 0.01 : 0.05;
    onChange(move ? [inBounds(x + move[0] * step), inBounds(y + move[1] * step)] : middle);
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    onChange([inBounds((event.clientX - left) / width), inBounds((event.clientY - top) / height)]);
  };
  return (
    <Parts>
      <Frame
        role="slider"
        tabIndex={0}
        aria-label="The point that stays in view"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(x)}
        aria-valuetext={`${percent(x)}% from the left, ${percent(y)}% from the top`}
        aria-describedby={id}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && point(event)}
      >
        <img src={url} alt="" draggable={false} />
        <Point style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
      </Frame>
      <Small id={id}>
        Click what must stay in view when the picture is cropped, or move the point with the arrow
        keys (with Shift in small steps; Home is the middle).
      </Small>
      {crops.length > 0 && <CropPreviews address={url} focus={focus} crops={crops} />}
      {(x !== 0.5 || y !== 0.5) && (
        <Button onClick={() => onChange(middle)}>Back to the middle</Button>
      )}
    </Parts>
  );
}

type CropProps = Pick<Props, 'focus' | 'crops'> & { address: string };

/** The picture in each crop of the layouts. */
function CropPreviews({ address, focus: [x, y], crops }: CropProps) {
  const objectPosition = `${focusStep(x)}% ${focusStep(y)}%`;
  return (
    <Crops role="group" aria-label="As the page crops it">
      {crops.map(({ label, ratio }) => (
        <figure key={label}>
          <img src={address} alt="" style={{ aspectRatio: ratio, objectPosition }} />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </Crops>
  );
}
