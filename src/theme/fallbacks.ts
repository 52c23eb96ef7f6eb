import { hasSerifs, isDefault, type Typeface, type Typefaces } from '../../schema/typefaces.ts';

/**
 * A typeface of devices, by whose side a typeface is measured: how much wider its texts would be than those of the typeface
 * of the device, at 400, at the weights of headlines, and digits at these. Digits differ most, and phone numbers stand
 * in buttons.
 */
type Fallback = { name: keyof typeof deviceFonts; regular: number; strong: number; digits: number };

/**
 * What is shown until a typeface has come: typefaces of devices, brought to its ascent, descent and line gap (in parts of the
 * size) and to the widths that it gives the texts of the site, so that lines break alike and buttons stay.
 */
export type Fallbacks = {
  ascent: number;
  descent: number;
  /** Omitted where lines have a height of their own, as on every page. */
  lineGap?: number;
  isSerif: boolean;
  fallbacks: readonly Fallback[];
};

/** The fallbacks of the typefaces of a site: that of its texts, and that of headlines where it is another one. */
export type SiteFallbacks = { text: Fallbacks; headlines?: Fallbacks };

/** The typefaces that devices have, as `local()` names them, regular and bold. Those of a line are equally wide. */
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

/** On desktops and iPhones, and on Android. */
export const fallbackNames = {
  sans: ['Arial', 'Roboto'],
  serif: ['Times', 'Noto Serif'],
} as const;

/** Of the default typeface, Instrument Sans, for the texts of the site that is shipped, as browsers show them. */
export const defaultFallbacks: Fallbacks = {
  ascent: 0.97,
  descent: 0.25,
  isSerif: false,
  fallbacks: [
    { name: 'Arial', regular: 1.021, strong: 0.977, digits: 1.043 },
    { name: 'Roboto', regular: 1.026, strong: 1.04, digits: 0.984 },
  ],
};

/**
 * The fallbacks of typefaces that nobody has measured, as in dev and in the editor, which wait for the fonts: a typeface of the
 * device as it is. Undefined for the default typeface alone.
 */
export function unmeasuredFallbacks({ text, headlines }: Typefaces): SiteFallbacks | undefined {
  if (!headlines && isDefault(text)) return undefined;
  return { text: unmeasured(text), ...(headlines && { headlines: unmeasured(headlines) }) };
}

function unmeasured(typeface: Typeface): Fallbacks {
  if (isDefault(typeface)) return defaultFallbacks;
  return { ascent: 1, descent: 0.25, isSerif: hasSerifs(typeface), fallbacks: [] };
}
