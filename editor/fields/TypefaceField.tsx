import { useEffect } from 'react';
import { styled } from 'styled-components';
import { type TypefaceName, typefaceNames } from '../../schema/browser.ts';
import { facesOf, wholeFont } from '../site.ts';
import { ArtField } from './ArtField.tsx';
import type { FieldProps } from './parts.tsx';

const Letters = styled.span`
  font-size: 1.6rem;
  line-height: 1.2;

  & b { font-weight: 650; }
`;

/** The choice of a typeface, each with a sample. The fonts are fetched when the choices are shown. */
export function TypefaceField(props: FieldProps<'typeface'>) {
  return (
    <ArtField
      {...props}
      names={typefaceNames}
      width="6rem"
      none="Default"
      picture={(name) => <Sample name={name} />}
    />
  );
}

function Sample({ name }: { name: TypefaceName }) {
  useEffect(() => {
    // The letters of the sample are in the main file.
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
