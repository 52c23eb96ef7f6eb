import { useMemo } from 'react';
import { styled } from 'styled-components';
import { drawingNames } from '../../schema/drawings.ts';
import { DrawingFrame } from '../../src/art/DrawingFrame.tsx';
import { visitorSite } from '../../src/prerender/visitorSite.ts';
import { SiteProvider } from '../../src/shared/site.ts';
import { useEditor } from '../document/EditorContext.ts';
import { Muted } from '../ui/controls.ts';
import { ArtField } from './ArtField.tsx';
import type { FieldProps } from './parts.tsx';

const Small = styled.div`
  width: 100%;
  pointer-events: none;
`;

/** The choice of a drawing, each with a preview. */
export function DrawingField(props: FieldProps<'drawing'>) {
  const { site } = useEditor();
  const shown = useMemo(() => visitorSite(site), [site]);
  return (
    <SiteProvider value={shown}>
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
      {site.brand?.art === 'none' && (
        <Muted>The site shows no drawings: “Drawings” of its brand is “none”.</Muted>
      )}
    </SiteProvider>
  );
}
