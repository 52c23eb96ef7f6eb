import sharp from 'sharp';

type Photo = { width: number; height: number; seed?: number; noise?: number };

/**
 * The RGB pixels of a photo as a camera would take it: soft light, edges, fine lines, and sensor noise, without which encoders
 * seem better than they are. The same arguments make the same photo.
 */
function photoPixels({ width, height, seed = 1, noise = 5 }: Photo): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  let state = seed * 2654435761;
  // Mulberry32: small, fast, and the same on every machine.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height];
      const color = sceneAt(u, v, seed);
      const grain = (random() + random() + random() - 1.5) * noise * 1.6;
      for (const [channel, value] of color.entries()) {
        pixels[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, value + grain));
      }
    }
  }
  return pixels;
}

/** A bench with a keyboard under a window, in morning light. */
function sceneAt(u: number, v: number, seed: number): [number, number, number] {
  const light = 1 - 0.5 * Math.hypot(u - 0.3, v - 0.2);
  const warm = 0.9 + 0.1 * Math.sin(seed + u * 3);
  const wall: [number, number, number] = [196 * light * warm, 186 * light, 168 * light];
  const isWindow = u > 0.12 && u < 0.46 && v > 0.1 && v < 0.52;
  if (isWindow) {
    const isFrame = Math.abs(u - 0.29) < 0.008 || Math.abs(v - 0.31) < 0.01;
    const sky = 232 - 40 * v;
    return isFrame ? [92, 74, 58] : [sky - 26, sky - 8, sky + 12];
  }
  if (v > 0.82) return [88 * light, 62 * light, 42 * light];
  if (v > 0.62 && u > 0.06 && u < 0.94) {
    const key = (u * 52) % 1;
    const isGap = key < 0.06;
    const isBlack = v < 0.74 && key > 0.6 && Math.floor(u * 52) % 7 !== 2;
    if (isBlack) return [30, 28, 30];
    return isGap ? [120, 112, 100] : [236 * light + 10, 230 * light + 8, 214 * light];
  }
  const grain = 6 * Math.sin(v * 900 + 8 * Math.sin(u * 9));
  return v > 0.56 ? [126 * light + grain, 84 * light + grain, 54 * light] : wall;
}

/** The photo as a sharp instance. */
export function photo(options: Photo) {
  const { width, height } = options;
  return sharp(photoPixels(options), { raw: { width, height, channels: 3 } });
}

/** The color of a picture at a fraction of its width and height. */
export async function colorAt(data: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data: pixels, info } = await sharp(data)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return Array.from(pixels.subarray(start, start + 3));
}
