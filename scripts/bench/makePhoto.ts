import sharp from 'sharp';
import { randomBelow } from '../random.ts';

type Photo = { width: number; height: number; seed: number };

/**
 * A photo of a room as a phone takes it, as a JPEG of 3 to 6 MB for 12 megapixels: surfaces, edges and cables, textures with
 * the same contrast at every scale (as in nature), lens blur, and sensor noise, without which encoders seem better than they
 * are. The same arguments make the same photo.
 */
export async function makePhoto({ width, height, seed }: Photo): Promise<Buffer> {
  const below = randomBelow(seed);
  const random = (from: number, to: number) => from + below(to - from + 1);
  const { data: pixels } = await sharp(Buffer.from(scene(width, height, random)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const texture = await makeTexture(random);
  const noise = Int8Array.from({ length: noiseLength }, () => {
    const sum = random(-100, 100) + random(-100, 100) + random(-100, 100);
    return Math.round((sum / 100) * sensorNoise);
  });
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = (y % textureSize) * textureSize;
    let grain = random(0, noiseLength - 1);
    for (let x = 0; x < width; x += 1) {
      // Surface texture is strongest in midtones.
      const light = pixels[at] ?? 0;
      const detail =
        ((texture[row + (x % textureSize)] ?? 0) - 128) *
        (0.02 + (light * (255 - light)) / 200_000);
      for (const end = at + 3; at < end; at += 1) {
        grain = (grain + 1) & (noiseLength - 1);
        const value = (pixels[at] ?? 0) + detail + (noise[grain] ?? 0);
        pixels[at] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(0.6)
    .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** The standard deviation of the noise (0 to 255) of a phone in a lit room, before lens blur. */
const sensorNoise = 7;
const noiseLength = 1 << 18;
const textureSize = 1024;

type Random = (from: number, to: number) => number;

/** A lit room with a wall, a floor, a table, displays, shelves and cables, as an SVG. */
function scene(width: number, height: number, random: Random): string {
  const tones = [24, 38, 90, 208, 30, 36, 215];
  const color = () =>
    `hsl(${tones[random(0, tones.length - 1)]} ${random(4, 42)}% ${random(12, 88)}%)`;
  const gradients = Array.from(
    { length: 12 },
    (_, index) =>
      `<linearGradient id="g${index}" gradientTransform="rotate(${random(0, 90)})"><stop stop-color="${color()}"/><stop offset="1" stop-color="${color()}"/></linearGradient>`,
  );
  const things = Array.from({ length: 70 }, (_, index) => {
    // From large shapes in back to small ones in front.
    const size = Math.round(width / (1.5 + index / 4));
    const [x, y] = [random(-100, width), random(-100, height)];
    const fill = `fill="url(#g${random(0, 11)})"`;
    return random(0, 4) === 0
      ? `<circle cx="${x}" cy="${y}" r="${size / 3}" ${fill}/>`
      : `<rect x="${x}" y="${y}" width="${size}" height="${(size * random(3, 12)) / 10}" transform="skewY(${random(-8, 8)})" ${fill}/>`;
  });
  const cables = Array.from({ length: 40 }, () => {
    const point = () => `${random(0, width)} ${random(0, height)}`;
    return `<path d="M${point()}Q${point()} ${point()}" fill="none" stroke="${color()}" stroke-width="${random(2, 16)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${gradients.join('')}</defs><rect width="100%" height="100%" fill="url(#g0)"/>${things.join('')}${cables.join('')}</svg>`;
}

/** A square of gray texture: octaves of noise with the same contrast, from the size of a wall to that of a thread. */
async function makeTexture(random: Random): Promise<Float32Array> {
  const sum = new Float32Array(textureSize ** 2).fill(128);
  for (let cell = 256; cell >= 2; cell /= 2) {
    const size = textureSize / cell;
    const coarse = Buffer.from(Array.from({ length: size ** 2 }, () => random(0, 255)));
    const fine = await sharp(coarse, { raw: { width: size, height: size, channels: 1 } })
      .resize(textureSize, textureSize, { kernel: 'cubic' })
      .extractChannel(0)
      .raw()
      .toBuffer();
    for (const [index, value] of fine.entries()) sum[index] = (sum[index] ?? 0) + (value - 128) / 2;
  }
  return sum;
}
