import { useState } from 'react';
import { styled } from 'styled-components';
import { drawingNames } from '../../schema/drawings.ts';
import { DrawingFrame } from '../../src/art/DrawingFrame.tsx';
import { loadDrawings } from '../../src/art/index.ts';
import { PictureChoice } from './PictureChoice.tsx';
import { type FieldProps, LabelledField } from './parts.tsx';

const Small = styled.div`
  width: 100%;
  pointer-events: none;
`;

/** The choice of a drawing, with its picture. */
export function DrawingField({ form, name, value, onChange }: FieldProps<'drawing'>) {
  const [isLoaded, setIsLoaded] = useState(false);
  const choose = async (drawing: string) => {
    const known = drawingNames.find((each) => each === drawing);
    // The page renders at once, so the drawing is loaded before it is chosen.
    if (known) await loadDrawings([known]);
    onChange(drawing);
  };
  return (
    <LabelledField form={form} name={name} group>
      <PictureChoice
        names={drawingNames}
        value={String(value ?? '')}
        isOptional={form.help.isOptional}
        width="6rem"
        picture={(drawing) =>
          isLoaded && (
            <Small>
              <DrawingFrame name={drawing} />
            </Small>
          )
        }
        onChange={choose}
        onOpen={() => loadDrawings(drawingNames).then(() => setIsLoaded(true))}
      />
    </LabelledField>
  );
}
