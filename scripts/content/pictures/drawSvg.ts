import sharp from 'sharp';

/**
 * Draws an owner's SVG as a PNG, as large as fits into `box` in pixels. Rejects with an error that contains `name` if that is not
 * possible. resvg would stop the process at a huge pattern, and never end with some filters, so resvg only draws what the
 * build itself makes.
 */
export async function drawSvg(
  name: string,
  svg: string,
  box: { width: number; height: number },
): Promise<Buffer> {
  return await sharp(Buffer.from(svg))
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer()
    .catch((cause: unknown) => {
      throw new Error(
        `${name} cannot be drawn. Make its patterns and filters smaller, or export it as a PNG.`,
        { cause },
      );
    });
}
