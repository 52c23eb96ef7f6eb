/** The limits of a picture file. A decoded picture takes four bytes of memory per pixel. */
export const maxPictureBytes = 20_000_000;
export const maxPixels = 64_000_000;

/** The message for a file that is too large, without its subject "It"; undefined if the size is fine. */
export function tooManyBytes(bytes: number): string | undefined {
  if (bytes <= maxPictureBytes) return undefined;
  const size = (bytes / 1_000_000).toFixed(1);
  return `is ${size} MB. The maximum is ${maxPictureBytes / 1_000_000} MB. Make it smaller: 3,200 pixels wide is enough for every page.`;
}
