import latin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url&no-inline';

export const fontUrl = latin;

/** Gets the font into a document whatever the time it takes, where pages are worked on and not visited. */
export async function loadFont(document: Document): Promise<void> {
  const Face = document.defaultView?.FontFace ?? FontFace;
  const font = new Face('Instrument Sans', `url(${fontUrl})`, { weight: '400 700' });
  document.fonts.add(font);
  await font.load();
}

// "optional": the font is used where it is there within the first moment, which the preload sees to, and
// otherwise from the next page on. A swap later would wrap some headlines anew and move what is below.
// The fallback is Arial, or what has its widths, brought to the ascent and descent of Instrument Sans and to
// the widths that it gives the texts of this site at 400 and 650, and a little more, so that lines break alike: no
// text in the first view of any page does otherwise at 390, 768, 1280 and 1440 px.
export const fontFaces = `
  @font-face {
    font-family: 'Instrument Sans';
    font-style: normal;
    font-weight: 400 700;
    font-display: optional;
    src: url(${latin}) format('woff2');
  }
  ${fallback(400, "local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Roboto')", 1.021)}
  ${fallback('600 700', "local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Bold'), local('Roboto Bold')", 0.985)}
`;

// Instrument Sans: ascent 970, descent 250 of 1000 units.
function fallback(weight: number | string, sources: string, width: number): string {
  const percent = (share: number) => `${((share * 100) / width).toFixed(2)}%`;
  return `@font-face {
    font-family: 'Instrument Sans Fallback';
    font-weight: ${weight};
    src: ${sources};
    ascent-override: ${percent(0.97)};
    descent-override: ${percent(0.25)};
    line-gap-override: 0%;
    size-adjust: ${(width * 100).toFixed(2)}%;
  }`;
}
