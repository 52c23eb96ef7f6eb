import { hasSerifs, isDefault, type Typeface, type Typefaces } from '../../schema/browser.ts';

/**
 * A device font that replaces a typeface, with the width of the typeface's texts divided by their width in the device
 * font: `regular` at weight 400, `strong` at the weights of headlines, and `digits` at these weights. Digits differ most, and
 * phone numbers are in buttons.
 */
type Fallback = { name: keyof typeof deviceFonts; regular: number; strong: number; digits: number };

/**
 * The device fonts that are shown until a typeface has loaded. They get its ascent, descent and line gap (as fractions of the
 * font size) and its widths for the texts of the site, so that line breaks and buttons stay the same.
 */
export type Fallbacks = {
  ascent: number;
  descent: number;
  /** Omitted where every line has a `line-height`, as on the pages of a site. */
  lineGap?: number;
  isSerif: boolean;
  fallbacks: readonly Fallback[];
};

/** The fallbacks of a site's typefaces. `headlines` is omitted when headlines have the typeface of texts. */
export type SiteFallbacks = { text: Fallbacks; headlines?: Fallbacks };

/** The fonts of devices by their names for `local()`: regular, then bold. The alternatives in a list have the same widths. */
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
 * The fallbacks for dev and the editor, which wait for the fonts: an unmeasured device font. Undefined when the site has only the
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
