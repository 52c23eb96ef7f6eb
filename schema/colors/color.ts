import {
  type Color,
  contrast_ratio_wcag_2_1,
  lin_sRGB_to_XYZ_D65,
  mapGamutRayTrace,
  OKLCH_to_XYZ_D65,
  sRGB_to_XYZ_D65,
  XYZ_D65_to_lin_sRGB,
  XYZ_D65_to_OKLCH,
  XYZ_D65_to_sRGB,
} from '@csstools/color-helpers';

/** A color in OKLCH (CSS Color Module Level 4): lightness from 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

// Below this chroma a color looks gray, and its hue is only rounding noise.
const greyBelow = 0.0005;

/** The nearest sRGB color of the same lightness and hue (CSS Color 4, 14.2.5), as #rrggbb, or #rgb where that is equal. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const mapped = mapGamutRayTrace(
    [lightness, chroma, hue],
    (oklch) => XYZ_D65_to_lin_sRGB(OKLCH_to_XYZ_D65(oklch)),
    (linear) => XYZ_D65_to_OKLCH(lin_sRGB_to_XYZ_D65(linear)),
  );
  return hexOfChannels(XYZ_D65_to_sRGB(lin_sRGB_to_XYZ_D65(mapped)));
}

/** Converts a color from #rgb or #rrggbb to OKLCH. A gray has hue 0. */
export function oklchOf(hex: string): Oklch {
  const [lightness, chroma, hue] = XYZ_D65_to_OKLCH(sRGB_to_XYZ_D65(channelsOf(hex)));
  return chroma < greyBelow ? { lightness, chroma: 0, hue: 0 } : { lightness, chroma, hue };
}

/** The contrast of two colors of #rgb or #rrggbb, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  return contrast_ratio_wcag_2_1(channelsOf(one), channelsOf(other));
}

/** The color of `front` over `ground` with an opacity from 0 to 1, mixed in sRGB as color-mix(in srgb) does. */
export function mixOf(front: string, opacity: number, ground: string): string {
  const under = channelsOf(ground);
  const [red, green, blue] = channelsOf(front).map(
    (value, index) => value * opacity + (under[index] ?? 0) * (1 - opacity),
  );
  return hexOfChannels([red ?? 0, green ?? 0, blue ?? 0]);
}

/** Red, green and blue of #rgb or #rrggbb, from 0 to 1. */
function channelsOf(hex: string): Color {
  const digits = hex.slice(1);
  const sixDigits = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const at = (place: number) => Number.parseInt(sixDigits.slice(place, place + 2), 16) / 255;
  return [at(0), at(2), at(4)];
}

function hexOfChannels(channels: Color): string {
  const digits = channels.map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}
