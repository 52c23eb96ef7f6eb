import latin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url&no-inline';

export const fontUrl = latin;

// The fallback has the metrics of Instrument Sans over Arial, so that no line moves when the font
// arrives. Figures: @capsizecss/core's createFontStack([instrumentSans, arial]).
export const fontFaces = `
  @font-face {
    font-family: 'Instrument Sans';
    font-style: normal;
    font-weight: 400 700;
    font-display: swap;
    src: url(${latin}) format('woff2');
  }
  @font-face {
    font-family: 'Instrument Sans Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Roboto');
    ascent-override: 94.4163%;
    descent-override: 24.3341%;
    line-gap-override: 0%;
    size-adjust: 102.7365%;
  }
`;
