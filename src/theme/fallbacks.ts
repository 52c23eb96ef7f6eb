import {
  hasSerifs,
  isDefault,
  type Typeface,
  type TypefaceName,
  type Typefaces,
} from '../../schema/browser.ts';
import type { DeviceFont, Fallbacks, SiteFallbacks } from '../resolved/types.ts';
import typefaceFallbacks from './typefaceFallbacks.json' with { type: 'json' };

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
} as const satisfies Record<DeviceFont, unknown>;

/** The fonts that replace a typeface: the first on desktops and iPhones, the second on Android. */
export function namesOf(isSerif: boolean) {
  return isSerif ? (['Times', 'Noto Serif'] as const) : (['Arial', 'Roboto'] as const);
}

/** The fallbacks of the default typeface, Instrument Sans, measured in browsers with the texts of the shipped site. */
export const defaultFallbacks: Fallbacks = {
  ascent: 0.97,
  descent: 0.25,
  isSerif: false,
  widths: {
    Arial: { regular: 1.008, strong: 0.986, digits: 1.043 },
    Roboto: { regular: 1.02, strong: 1.048, digits: 0.984 },
  },
};

const table: Partial<Record<TypefaceName, Fallbacks>> = typefaceFallbacks;

/**
 * The fallbacks of a site's typefaces, without measuring the owner's fonts: dev and the editor wait for fonts. Undefined if the
 * site only uses the default typeface.
 */
export function knownFallbacks({ text, headlines }: Typefaces): SiteFallbacks | undefined {
  if (!headlines && isDefault(text)) return undefined;
  return { text: known(text), ...(headlines && { headlines: known(headlines) }) };
}

function known(typeface: Typeface): Fallbacks {
  if (isDefault(typeface)) return defaultFallbacks;
  const unmeasured = { ascent: 1, descent: 0.25, isSerif: hasSerifs(typeface), widths: {} };
  return ('name' in typeface && table[typeface.name]) || unmeasured;
}
