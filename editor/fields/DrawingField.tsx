import { styled } from 'styled-components';
import { drawingNames } from '../../schema/drawings.ts';
import { DrawingFrame } from '../../src/art/DrawingFrame.tsx';
import { ArtField } from './ArtField.tsx';
import type { FieldProps } from './parts.tsx';

const Small = styled.div`
  width: 100%;
  pointer-events: none;
`;

/** The choice of a drawing, with its picture. */
export function DrawingField(props: FieldProps<'drawing'>) {
  return (
    <ArtField
      {...props}
      names={drawingNames}
      width="6rem"
      picture={(name) => (
        <Small>
          <DrawingFrame name={name} />
        </Small>
      )}
    />
  );
}
