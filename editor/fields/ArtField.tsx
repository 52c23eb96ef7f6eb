import { type ReactNode, useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { type TypefaceName, typefaceNames } from '../../schema/browser.ts';
import { useOpenDocument } from '../document/OpenDocument.ts';
import { BlockDrawings, DrawingFrame, facesOf, wholeFont } from '../site.ts';
import { Muted } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

const Details = styled.details`
  border: 1px solid var(--editor-line);
  border-radius: 4px;
  background: var(--editor-panel);

  & > summary {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    min-height: var(--editor-control);
    padding: 0 0.75rem;
    cursor: pointer;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: 0.25rem;
  max-height: 20rem;
  padding: 0.5rem;
  overflow: auto;
`;

const Choice = styled.label`
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  min-height: var(--editor-control);
  padding: 0.4rem 0.2rem;
  border-radius: 4px;
  font-size: 0.7rem;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover { background: var(--editor-hover); }
  &:has(:checked) { background: var(--editor-chosen); }
  &:has(:focus-visible) { outline: 2px solid var(--editor-blue); }
  & input { position: absolute; opacity: 0; }
  & > div { width: 100%; pointer-events: none; }
`;

const Letters = styled.div`
  font-size: 1.6rem;
  line-height: 1.2;

  & b { font-weight: 650; }
`;

type Props = FieldProps<'drawing' | 'typeface'> & {
  /** Each choice with its picture, which is rendered only while the choices are shown. */
  choices: readonly (readonly [name: string, picture: ReactNode])[];
  /** The label of an omitted field. */
  none: string;
};

/** A choice among drawings or typefaces: radio buttons that can be folded. */
function ArtField({ form, path, value, onChange, choices, none }: Props) {
  const group = useId();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = String(value ?? '');
  const omitted = form.help.isOptional ? [['', null] as const] : [];
  return (
    <LabelledField form={form} path={path} group>
      <Details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{chosen || none}</summary>
        {isOpen && (
          <Choices role="radiogroup">
            {[...omitted, ...choices].map(([name, picture]) => (
              <Choice key={name}>
                <input
                  type="radio"
                  name={group}
                  checked={name === chosen}
                  onChange={() => onChange(name)}
                />
                <div>{picture}</div>
                {name || none}
              </Choice>
            ))}
          </Choices>
        )}
      </Details>
    </LabelledField>
  );
}

/** A choice among the drawings of the site, each with a preview. */
export function DrawingField(props: FieldProps<'drawing'>) {
  const { drawings = {} } = useOpenDocument().site;
  const choices = Object.keys(drawings).map(
    (name) => [name, <DrawingFrame key={name} drawing={name} />] as const,
  );
  return (
    <BlockDrawings value={drawings}>
      <ArtField {...props} choices={choices} none="None" />
      {choices.length === 0 && (
        <Muted>The site has no drawings. Add an SVG file to the folder “drawings”.</Muted>
      )}
    </BlockDrawings>
  );
}

/** A choice among typefaces, each with a sample. The fonts are loaded when the choices are shown. */
export function TypefaceField(props: FieldProps<'typeface'>) {
  const choices = typefaceNames.map((name) => [name, <Sample key={name} name={name} />] as const);
  return <ArtField {...props} choices={choices} none="Default" />;
}

function Sample({ name }: { name: TypefaceName }) {
  useEffect(() => {
    // The main file contains the letters of the sample.
    const [font] = facesOf(wholeFont(name, { name }).slice(0, 1));
    if (!font) return;
    document.fonts.add(font);
    font.load().catch(() => {});
    return () => {
      document.fonts.delete(font);
    };
  }, [name]);
  return (
    <Letters aria-hidden="true" style={{ fontFamily: `'${name}', sans-serif` }}>
      <b>Aa</b> g&amp;
    </Letters>
  );
}
