import { Puck } from '@puckeditor/core';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button, Row } from '../ui/controls.ts';

const Preview = styled.section`
  display: grid;
  grid-area: preview;
  grid-template-rows: auto minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  border-left: 1px solid var(--line);
  background: var(--sunk);

  @media (max-width: 1100px) { border-top: 1px solid var(--line); border-left: 0; }
`;

const Widths = styled(Row)`
  padding: 0.4rem 0.75rem;

  & > [aria-pressed='true'] { border-color: var(--editor-blue); background: var(--editor-chosen); }
`;

const Room = styled.div`
  overflow: hidden;
  min-width: 0;
  min-height: 0;
`;

const Sized = styled.div`
  margin: 0 auto;
  transform-origin: 0 0;
`;

const widths = [
  { label: 'Desktop', width: 1280 },
  { label: 'Phone', width: 390 },
] as const;

/** The page at the width of a desktop or a phone, scaled down to the available space. */
export function PagePreview() {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [width, setWidth] = useState<number>(widths[0].width);

  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, size.width / width || 1);
  const left = (size.width - width * scale) / 2;
  return (
    <Preview aria-label="The page">
      <Widths>
        {widths.map((choice) => (
          <Button
            key={choice.label}
            aria-pressed={width === choice.width}
            onClick={() => setWidth(choice.width)}
          >
            {choice.label}
          </Button>
        ))}
      </Widths>
      <Room ref={room}>
        <Sized
          style={{
            width,
            height: size.height / scale,
            transform: `translateX(${left}px) scale(${scale})`,
            margin: 0,
          }}
        >
          <Puck.Preview />
        </Sized>
      </Room>
    </Preview>
  );
}
