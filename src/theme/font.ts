import type { Fallbacks, SiteFallbacks } from '../resolved/types.ts';
import type { FontAddress } from '../start/startData.ts';
import { defaultFallbacks, deviceFonts, namesOf } from './fallbacks.ts';
import { fontWeight, headlineFamily, strongWeight, textFamily } from './typeface.ts';

/**
 * The fonts as @font-face rules. Text is painted in the fallbacks at once, and in the typeface when it has loaded
 * (`font-display: swap`). The fallbacks have the same widths, so few lines change.
 */
export function fontFaces(fonts: readonly FontAddress[]): string {
  return fonts
    .map(
      ([family, url, range]) =>
        `@font-face{font-family:${family};font-weight:${fontWeight};font-display:swap;src:url(${url})${range ? `;unicode-range:${range}` : ''}}`,
    )
    .join('');
}

/**
 * The CSS for the typefaces of a site, which every page contains: the fallbacks as @font-face rules, and `--font`, the list of
 * families for text. Headlines use the family `Headlines` and then `--font`, with a different value of `--font` if their typeface
 * differs from that of text.
 */
export function fontStyles(
  { text, headlines }: SiteFallbacks = { text: defaultFallbacks },
  home?: string,
): string {
  // The logo of other languages (src/theme/GlobalStyle.ts).
  const logo = home ? `header [href='${home}']{font-family:${headlineFamily},var(--font)}` : '';
  const texts = `${logo}${facesOf(text, 'Like', ['regular', 'strong', 'digits'])}:root{--font:${textFamily},${familiesOf(text, 'Like')}}`;
  if (text === defaultFallbacks && !headlines) return texts;
  const both = [texts, drawingLabelStyles];
  if (!headlines) return both.join('');
  return [
    ...both,
    // In headlines, digits differ too little to need a separate face.
    facesOf(headlines, 'Headlines like', ['strong']),
    `h1,h2,h3,header [href='${home ?? '/'}']{--font:${familiesOf(headlines, 'Headlines like')}}`,
    // Buttons and bands use the typeface of text.
    ':root [data-look]{font-family:var(--font)}',
  ].join('');
}

// Labels of drawings are placed for the widths of Arial or the default typeface.
const drawingLabelStyles = 'svg[data-drawing]{font-family:Arial,Liberation Sans,Roboto,sans-serif}';

function familiesOf({ isSerif, widths }: Fallbacks, prefix: string): string {
  const measured = namesOf(isSerif).filter((name) => widths[name]);
  const families = measured.map((name) => `${prefix} ${name}`);
  return [...families, isSerif ? 'ui-serif,serif' : 'system-ui,sans-serif'].join();
}

const digits = 'U+30-39';

function facesOf(
  { ascent, descent, lineGap, isSerif, widths }: Fallbacks,
  prefix: string,
  parts: readonly ('regular' | 'strong' | 'digits')[],
): string {
  return namesOf(isSerif)
    .flatMap((name) => {
      const fontWidths = widths[name];
      if (!fontWidths) return [];
      return parts.map((part) => {
        const width = fontWidths[part];
        const percent = (share: number) => `${Number(((share * 100) / width).toFixed(1))}%`;
        const [regular, bold] = deviceFonts[name];
        const local = (part === 'regular' ? regular : bold).map((font) => `local(${font})`);
        return [
          `@font-face{font-family:${prefix} ${name};font-weight:${part === 'regular' ? 400 : strongWeight};src:${local}`,
          `ascent-override:${percent(ascent)};descent-override:${percent(descent)}`,
          ...(lineGap === undefined ? [] : [`line-gap-override:${percent(lineGap)}`]),
          `size-adjust:${percent(width * width)}${part === 'digits' ? `;unicode-range:${digits}` : ''}}`,
        ].join(';');
      });
    })
    .join('');
}
