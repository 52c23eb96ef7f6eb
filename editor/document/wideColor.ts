// Display P3 has the white and the curve of sRGB (IEC 61966-2-1), and other primaries.

const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const encoded = (value: number) =>
  255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** Linear sRGB of the pixel at an index of Display P3 data: below 0 or above 1 if sRGB does not have the color. */
function inSrgb(pixels: Uint8ClampedArray, at: number): [number, number, number] {
  const red = linear[pixels[at] ?? 0] ?? 0;
  const green = linear[pixels[at + 1] ?? 0] ?? 0;
  const blue = linear[pixels[at + 2] ?? 0] ?? 0;
  return [
    1.2249 * red - 0.2249 * green,
    1.042 * green - 0.042 * red,
    1.0983 * blue - 0.0197 * red - 0.0786 * green,
  ];
}

/** Converts the pixels of a picture from Display P3 to sRGB. */
export function toSrgb(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) pixels.set(inSrgb(pixels, at).map(encoded), at);
}

/** More than rounding to 8 bits can add. */
const tolerance = 0.01;

/** Whether any pixel of Display P3 data has a color that sRGB does not have. */
export function isWide(pixels: Uint8ClampedArray): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = inSrgb(pixels, at);
    if (Math.min(red, green, blue) < -tolerance || Math.max(red, green, blue) > 1 + tolerance) {
      return true;
    }
  }
  return false;
}
