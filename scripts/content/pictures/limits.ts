/** The limits of a picture file. A decoded picture takes four bytes of memory per pixel. */
export const maxPictureBytes = 20_000_000;
export const maxPixels = 64_000_000;

/** The message for a file that is too large, without its subject "It"; undefined if the size is fine. */
export function tooManyBytes(bytes: number): string | undefined {
  if (bytes <= maxPictureBytes) return undefined;
  return `is ${megabytes(bytes)} MB. The maximum is ${maxPictureBytes / 1_000_000} MB. Make it smaller: 3,000 pixels wide is enough for every page.`;
}

/** A number of bytes in MB, rounded up so that one byte over a limit shows. */
export function megabytes(bytes: number): string {
  return (Math.ceil(bytes / 100_000) / 10).toFixed(1);
}
