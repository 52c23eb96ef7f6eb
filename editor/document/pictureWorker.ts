// Prepares a picture for storage, off the main thread. See preparePicture.ts.
import {
  expectBytes,
  expectKind,
  expectPixels,
  kindOf,
  loadCleanSvg,
  megabytes,
  type PictureKind,
  PictureProblem,
  startLength,
  unreadable,
} from '../site.ts';
import type { Prepared, PreparedPicture, ToPrepare } from './preparePicture.ts';
import { isWide } from './wideColor.ts';

/** The maximum side in pixels and the maximum bytes of a stored picture: enough for pages, but keeps repositories small. */
const maxSide = 3000;
const maxBytes = 1_500_000;

const [maxQuality, minQuality] = [0.88, 0.8];
/** With a smaller longest side, a picture is blurry on pages. */
const minSide = 1200;

addEventListener('message', async ({ data }: MessageEvent<ToPrepare>) => {
  const answer = (prepared: Prepared) => postMessage(prepared);
  try {
    answer(await prepare(data));
  } catch (error) {
    if (!(error instanceof PictureProblem)) console.error(error);
    answer({ problem: error instanceof PictureProblem ? error.message : unexpected });
  }
});

const unexpected =
  'Your browser could not convert it. Save it as a JPEG of at most 3,000 pixels per side.';

async function prepare({ file, size }: ToPrepare): Promise<PreparedPicture> {
  expectBytes(file.size);
  const start = new Uint8Array(await file.slice(0, startLength).arrayBuffer());
  const isHeic = kindOf(start) === 'heic';
  // Both have the same container, and neither is kept.
  const kind = isHeic ? 'avif' : expectKind(start);
  if (kind === 'svg') return prepareSvg(await file.text());
  if (size) expectPixels(size);
  const bitmap = await createImageBitmap(file).catch(async () => {
    if (!isHeic) throw new PictureProblem(unreadable(kind));
    const { decodeHeic } = await import('./decodeHeic.ts');
    return decodeHeic(file);
  });
  return encode(bitmap, kind);
}

/** Cleans an SVG, and prepares the pictures in it. */
async function prepareSvg(original: string): Promise<PreparedPicture> {
  const { cleanSvg } = await loadCleanSvg();
  const { text, embedded } = cleanSvg(original);
  let inlined = text;
  for (const address of embedded) {
    const file = await (await fetch(address)).blob();
    const { data } = await prepare({ file, size: undefined });
    inlined = inlined.replaceAll(`"${address}"`, `"${await dataUrlOf(data)}"`);
  }
  const data = new Blob([inlined], { type: 'image/svg+xml' });
  if (data.size <= maxBytes) return { data, ending: '.svg' };
  throw new PictureProblem(
    `It is an SVG of ${megabytes(data.size)} MB. The maximum is ${maxBytes / 1_000_000} MB. Export it as a PNG.`,
  );
}

/** Writes a picture as a JPEG; with transparency as a WebP, or as a PNG where the browser cannot write one. A small PNG stays a PNG. */
async function encode(bitmap: ImageBitmap, kind: PictureKind): Promise<PreparedPicture> {
  const wide = draw(bitmap, maxSide, 'display-p3');
  const { data, colorSpace } = wide.getImageData(0, 0, wide.canvas.width, wide.canvas.height);
  const space = colorSpace === 'display-p3' && isWide(data) ? 'display-p3' : 'srgb';
  const hasAlpha = data.some((value, at) => at % 4 === 3 && value < 255);
  // WebKit shows what a cut-off file has lost as transparent.
  if (kind === 'jpeg' && hasAlpha) throw new PictureProblem(unreadable(kind));
  const attempt = (side: number, type: string, quality?: number) =>
    draw(bitmap, side, space).canvas.convertToBlob({ type, ...(quality && { quality }) });
  if (kind === 'png') {
    const png = await attempt(maxSide, 'image/png');
    if (png.size <= maxBytes) return named(png);
  }
  const type = hasAlpha ? 'image/webp' : 'image/jpeg';
  let side = Math.max(wide.canvas.width, wide.canvas.height);
  let encoded = await attempt(side, type, maxQuality);
  while (encoded.size > maxBytes && side >= minSide) {
    encoded = await attempt(side, type, minQuality);
    // The size in bytes grows a little slower than the number of pixels.
    side = Math.floor(side * 0.95 * Math.min(1, Math.sqrt(maxBytes / encoded.size)));
  }
  if (encoded.size <= maxBytes) return named(encoded);
  throw new PictureProblem(
    'It has so much detail that the file stays too large. Save it 1,200 pixels wide.',
  );
}

/** A picture of at most `side` pixels a side. The smoothing of browsers is as good as that of sharp (PSNR 37 to 40). */
function draw(bitmap: ImageBitmap, side: number, colorSpace: PredefinedColorSpace) {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  const [width, height] = [scaled(bitmap.width), scaled(bitmap.height)];
  const context = new OffscreenCanvas(width, height).getContext('2d', {
    colorSpace,
    willReadFrequently: true,
  });
  if (!context) throw new Error('There is no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}

const named = (data: Blob): PreparedPicture => ({
  data,
  ending: { 'image/png': '.png', 'image/webp': '.webp' }[data.type] ?? '.jpg',
});

/** The content of a file as a data URL. Rejects with an error of the browser if it cannot be read. */
function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
