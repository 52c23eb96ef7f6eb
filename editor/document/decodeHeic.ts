import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { expectPixels, PictureProblem } from '../site.ts';
import { toSrgb } from './wideColor.ts';

/** Decodes a HEIC, the iPhone's format, which few browsers can: its primary picture, upright. Throws a PictureProblem. */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const images = new (libheif().HeifDecoder)().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new PictureProblem(damaged);
  const [width, height] = [image.get_width(), image.get_height()];
  expectPixels({ width, height });
  const data = new Uint8ClampedArray(4 * width * height);
  await new Promise<void>((resolve, reject) => {
    image.display({ data, width, height }, (pixels) =>
      pixels ? resolve() : reject(new PictureProblem(damaged)),
    );
  });
  const isWide = hasWideProfile(bytes);
  const pixels = new ImageData(data, width, height, isWide ? { colorSpace: 'display-p3' } : {});
  if (isWide && pixels.colorSpace !== 'display-p3') toSrgb(data);
  return createImageBitmap(pixels);
}

const damaged = 'It is a damaged HEIC file. Export or copy it again.';

/**
 * Whether the colors of a HEIC are those of Display P3, by its first box of colors (ISO/IEC 14496-12, 12.1.5): its primaries
 * by number, or a profile (ICC.1, 9.2.44), in which the red of sRGB has an X of 0.44 and that of Display P3 0.52.
 */
function hasWideProfile(file: Uint8Array): boolean {
  const data = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const find = (text: string, from = 0) => {
    const codes = Array.from(text, (letter) => letter.charCodeAt(0));
    const last = Math.min(file.length - 32, from + 65_536);
    for (let at = from; at < last; at += 1) {
      if (codes.every((code, index) => file[at + index] === code)) return at;
    }
    return -1;
  };
  const box = find('colr');
  if (box < 0) return false;
  if (find('nclx', box) === box + 4) return data.getUint16(box + 8) === 12;
  const red = find('rXYZ', box);
  if (red < 0) return false;
  // The profile starts after the two names. An entry of its table has a place, where a name and four zeros precede X.
  const place = box + 8 + data.getUint32(red + 4) + 8;
  return place + 4 <= file.length && data.getInt32(place) / 65_536 > 0.48;
}
