import { styled } from 'styled-components';
import { useEditor } from '../document/EditorContext.ts';
import { BlockDrawings, DrawingFrame } from '../site.ts';
import { Muted } from '../ui/controls.ts';
import { ArtField } from './ArtField.tsx';
import type { FieldProps } from './parts.tsx';

const Small = styled.div`
  width: 100%;
  pointer-events: none;
`;

/** The choice of a drawing of the site, each with a preview. */
export function DrawingField(props: FieldProps<'drawing'>) {
  const { drawings = {} } = useEditor().site;
  const names = Object.keys(drawings);
  return (
    <>
      <ArtField
        {...props}
        names={names}
        width="6rem"
        picture={(name) => (
          <Small>
            <BlockDrawings value={drawings}>
              <DrawingFrame drawing={name} />
            </BlockDrawings>
          </Small>
        )}
      />
      {names.length === 0 && (
        <Muted>The site has no drawings: its folder “drawings” has no SVG that can be shown.</Muted>
      )}
    </>
  );
}
