import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Picture } from '../../schema/index.ts';
import { type Crop, cropOf } from '../../src/pictures/cropOf.ts';
import type { Layout } from '../../src/pictures/layout.ts';
import type { PictureFiles } from '../../src/pictures/resolvePicture.ts';
import { fallbackWidthOf, sharedWidthsOf, standardWidthOf } from '../../src/pictures/sizes.ts';
import {
  encodePicture,
  encodingSettings,
  makePlaceholder,
} from '../content/pictures/encodePicture.ts';
import { encodeSvg } from '../content/pictures/encodeSvg.ts';
import { inspectPicture } from '../content/pictures/inspectPicture.ts';
import { type BuildCache, buildCache, type CachedFiles, keyOf } from './buildCache.ts';
import { contentHash } from './contentHash.ts';
import { limitConcurrentWeight } from './limitConcurrentWeight.ts';

/**
 * The maximum number of pixels decoded at once, in all pictures together: eight photos of 12 megapixels, two of 48. A file that
 * cannot be read row by row is completely in memory while it is decoded, with 3 to 8 bytes per pixel.
 */
const maxPixelsAtOnce = 96_000_000;

/** A picture with its layouts: in the page, and when a visitor opens it (undefined if visitors cannot). */
export type Placed = { picture: Picture; layout: Layout; opened: Layout | undefined };
type Written = { files: PictureFiles; isNew: boolean };
/** Where pictures are written and cached. */
export type PictureFolders = {
  /** The output folder of the site. */
  out: string;
  /** The folder of encoded pictures, for later builds. */
  cache: string;
  /** The key of the code. When it changes, SVGs are cleaned again (which is fast), so that new cleaning rules apply to all. */
  codeKey: string;
  signal?: AbortSignal | undefined;
};

type Tools = Omit<PictureFolders, 'cache'> & {
  cache: BuildCache;
  inMemory: ReturnType<typeof limitConcurrentWeight>;
};

export function toolsOf({ cache, ...folders }: PictureFolders): Tools {
  const inMemory = limitConcurrentWeight(maxPixelsAtOnce);
  return { ...folders, cache: buildCache(cache), inMemory };
}

/** The file extension of each format. */
const endings = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png', svg: 'svg' } as const;

/** An encoded picture: the size of its largest file, its placeholder, and its files, best formats first. */
type PictureMetadata = {
  width: number;
  height: number;
  placeholder?: string;
  files: { format: keyof typeof endings; width: number }[];
};

// Increased when the type changes, so that entries in an older format are not read.
const madeFormat = 1;

/** The name of an encoded picture in a cache entry. Its files follow, in order. */
const metadataName = 'made.json';

/** Writes the files of a picture for all its places to the folder of a site. Rejects with its problem if it cannot be shown. */
export async function writePicture(
  file: string,
  uses: readonly Placed[],
  { out, cache, codeKey, signal, inMemory }: Tools,
): Promise<Written> {
  signal?.throwIfAborted();
  // Rejects a picture that cannot be shown before its content is read.
  const inspected = await inspectPicture(file);
  const isSvg = inspected.kind === 'svg';
  const layouts = uniqueLayouts(uses);
  const crop = cropOf(uses, inspected);
  const resolved = {
    width: Math.round(crop.width * inspected.width),
    height: Math.round(crop.height * inspected.height),
  };
  const widths = sharedWidthsOf(layouts, resolved);
  const fallback = Math.max(...layouts.map((layout) => fallbackWidthOf(layout, resolved)));
  const seen = Math.max(...layouts.map((layout) => standardWidthOf(layout, resolved)));
  const standardWidth = widths.find((width) => width >= seen) ?? seen;
  const encoding: Encoding = { widths, fallback, standardWidth, crop };
  const content = hash('sha256', await readFile(file));
  let isNew = false;
  const entry = await cache.once(
    keyOf([content, isSvg ? codeKey : [encodingSettings, encoding, madeFormat]]),
    () => {
      isNew = true;
      return inMemory(inspected.pixels, () =>
        isSvg ? makeSvg(file) : encode(file, inspected, encoding, signal),
      );
    },
  );
  const metadata: PictureMetadata = JSON.parse(String(entry.get(metadataName)));
  entry.delete(metadataName);
  const data = Array.from(entry.values());
  // Not the owner's name: ad blockers hide pictures by words in their addresses, such as "van-banner-ad".
  const name = `/assets/picture-${contentHash(Buffer.concat(data))}`;
  const urls = metadata.files.map(({ format, width }) => `${name}-${width}.${endings[format]}`);
  for (const [index, url] of urls.entries()) await writeFile(out + url, data[index] ?? '');
  return { files: filesOf(metadata, urls), isNew };
}

/** The distinct layouts among the uses of a picture. Of thousands of uses, most are alike. */
function uniqueLayouts(uses: readonly Placed[]): Layout[] {
  const all = uses.flatMap(({ layout, opened }) => (opened ? [layout, opened] : [layout]));
  return [...new Map(all.map((layout) => [JSON.stringify(layout), layout])).values()];
}

/** A cache entry: an encoded picture, and its files in order. */
function entryOf(metadata: PictureMetadata, files: readonly (Uint8Array | string)[]): CachedFiles {
  return new Map([
    [metadataName, JSON.stringify(metadata)],
    ...files.map((data, index) => [String(index), data] as const),
  ]);
}

async function makeSvg(file: string): Promise<CachedFiles> {
  const { text, width, height } = await encodeSvg(await readFile(file, 'utf8'));
  return entryOf({ width, height, files: [{ format: 'svg', width }] }, [text]);
}

/** How to encode a picture for its places. An SVG keeps its size. */
type Encoding = { widths: readonly number[]; fallback: number; standardWidth: number; crop: Crop };

async function encode(
  file: string,
  { hasAlpha }: { hasAlpha: boolean },
  { widths, fallback, standardWidth, crop }: Encoding,
  signal: AbortSignal | undefined,
): Promise<CachedFiles> {
  const encoded = await encodePicture(
    file,
    widths,
    fallback,
    hasAlpha,
    standardWidth,
    crop,
    signal,
  );
  const [first, ...rest] = encoded;
  if (!first) throw new Error('No file was encoded.');
  const { width, height } = rest.reduce(
    (widest, each) => (each.width > widest.width ? each : widest),
    first,
  );
  // The page is visible behind a picture with alpha, so it has no placeholder.
  const placeholder = hasAlpha
    ? {}
    : { placeholder: await makePlaceholder((rest.at(-1) ?? first).data) };
  const files = encoded.map(({ format, width: fileWidth }) => ({ format, width: fileWidth }));
  return entryOf(
    { width, height, ...placeholder, files },
    encoded.map(({ data }) => data),
  );
}

/** The files of a picture by address, best formats first. */
function filesOf(
  { width, height, placeholder, files }: PictureMetadata,
  urls: readonly string[],
): PictureFiles {
  const all = files.map((file, index) => ({ ...file, url: urls[index] ?? '' }));
  const sources = (['avif', 'webp'] as const).flatMap((format) => {
    const ofFormat = all.filter((each) => each.format === format);
    if (ofFormat.length === 0) return [];
    const srcSet = ofFormat.map(({ url, width: wide }) => `${url} ${wide}w`).join(',');
    return [{ type: `image/${format}`, srcSet }];
  });
  const last = all.at(-1);
  if (!last) throw new Error('The picture has no file.');
  return { src: last.url, width, height, sources, ...(placeholder && { placeholder }) };
}
