import { styled } from 'styled-components';
import type { DrawingName } from '../../schema/index.ts';
import { artStyle } from './artStyle.ts';
import { drawingParts } from './drawingFile.ts';
import { drawingRegistry } from './index.ts';

const Frame = styled.div`
  container-type: inline-size;
  padding: var(--space-xs);
  border: 1px solid var(--line);
  border-radius: var(--radius-art);
  background: var(--surface);

  & svg { display: block; width: 100%; height: auto; }
  @media screen and (prefers-reduced-motion: no-preference) {
    /* From nothing of a way to all of it. Ways without a dash do not change (src/art/scene/scene.ts). */
    @keyframes find-way { from { stroke-dashoffset: 1; } }
    & svg {
      animation: find-way linear both;
      animation-timeline: view();
      animation-range: entry 10% entry 80%;
    }
  }
  ${artStyle}
`;

/** One of the line drawings, on a sheet of paper. */
export function DrawingFrame({ name }: { name: DrawingName }) {
  const drawing = drawingRegistry[name].get();
  if (!drawing) throw new Error(`The drawing "${name}" is not loaded; call preparePage first.`);
  const { label, viewBox, markup, file } = drawing;
  return (
    <Frame>
      {file ? (
        <svg data-drawing={name} viewBox={viewBox} role="img" aria-label={label}>
          {drawingParts.map((part) => (
            <use key={part} className={part} href={`${file}#${part}`} />
          ))}
        </svg>
      ) : (
        <svg
          data-drawing={name}
          viewBox={viewBox}
          role="img"
          aria-label={label}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are code of this project (src/art), never a document's text
          dangerouslySetInnerHTML={{ __html: markup }}
        />
      )}
    </Frame>
  );
}
