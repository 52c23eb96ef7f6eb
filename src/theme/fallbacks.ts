import { hasSerifs, isDefault, type Typeface, type Typefaces } from '../../schema/browser.ts';

/**
 * A system font that replaces a typeface, with the width of the typeface's texts divided by their width in the system font:
 * `regular` at weight 400, `strong` at the weights of headlines, and `digits` at these weights. Digits differ most, and buttons
 * contain phone numbers.
 */
type Fallback = { name: keyof typeof deviceFonts; regular: number; strong: number; digits: number };

/**
 * The system fonts shown until a typeface has loaded. They get its ascent, descent and line gap (as fractions of the font size)
 * and its widths for the site's texts, so that line breaks and buttons do not change.
 */
export type Fallbacks = {
  ascent: number;
  descent: number;
  /** Omitted if every line has a `line-height`, as on the pages of a site. */
  lineGap?: number;
  isSerif: boolean;
  fallbacks: readonly Fallback[];
};

/** The fallbacks of a site's typefaces. `headlines` is omitted if headlines use the typeface of text. */
export type SiteFallbacks = { text: Fallbacks; headlines?: Fallbacks };

/** System fonts by their names for `local()`: regular, then bold. The alternatives in a list have the same widths. */
export const deviceFonts = {
  Arial: [
    ['Arial', 'Liberation Sans'],
    ['Arial Bold', 'Liberation Sans Bold'],
  ],
  Roboto: [['Roboto'], ['Roboto Bold']],
  Times: [
    ['Times New Roman', 'Liberation Serif'],
    ['Times New Roman Bold', 'Liberation Serif Bold'],
  ],
  'Noto Serif': [['Noto Serif'], ['Noto Serif Bold']],
} as const;

/** The first is for desktops and iPhones, the second for Android. */
export const fallbackNames = {
  sans: ['Arial', 'Roboto'],
  serif: ['Times', 'Noto Serif'],
} as const;

/** The fallbacks of the default typeface, Instrument Sans, measured in browsers with the texts of the shipped site. */
export const defaultFallbacks: Fallbacks = {
  ascent: 0.97,
  descent: 0.25,
  isSerif: false,
  fallbacks: [
    { name: 'Arial', regular: 1.008, strong: 0.986, digits: 1.043 },
    { name: 'Roboto', regular: 1.02, strong: 1.048, digits: 0.984 },
  ],
};

/**
 * The fallbacks for dev and the editor, which wait for the fonts: an unmeasured system font. Undefined if the site only uses the
 * default typeface.
 */
export function unmeasuredFallbacks({ text, headlines }: Typefaces): SiteFallbacks | undefined {
  if (!headlines && isDefault(text)) return undefined;
  return { text: unmeasured(text), ...(headlines && { headlines: unmeasured(headlines) }) };
}

function unmeasured(typeface: Typeface): Fallbacks {
  if (isDefault(typeface)) return defaultFallbacks;
  return { ascent: 1, descent: 0.25, isSerif: hasSerifs(typeface), fallbacks: [] };
}
