import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Block, Page, Picture } from '../../schema/index.ts';
import { layoutOf, openedLayoutOf } from '../../src/blocks/layouts.ts';
import { type Crop, cropOf } from '../../src/pictures/cropOf.ts';
import type { Size } from '../../src/pictures/equalArea.ts';
import type { Layout, SizeOf } from '../../src/pictures/layout.ts';
import { brandLogoLayout, brandMarkLayout } from '../../src/pictures/logo.ts';
import {
  type PictureFiles,
  type PicturePlacement,
  resolvePicture,
} from '../../src/pictures/resolvePicture.ts';
import { fallbackWidthOf, sharedWidthsOf, standardWidthOf } from '../../src/pictures/sizes.ts';
import { type Files, type PictureUse, picturesOn } from '../../src/resolved/resolvePage.ts';
import type { ResolvedSite } from '../../src/resolved/types.ts';
import {
  encodePicture,
  encodingSettings,
  makePlaceholder,
  shareThreads,
} from '../content/pictures/encodePicture.ts';
import { encodeSvg } from '../content/pictures/encodeSvg.ts';
import { inspectPicture } from '../content/pictures/inspectPicture.ts';
import { PictureProblem } from '../content/pictures/PictureProblem.ts';
import { type BuildCache, buildCache, type CachedFiles, keyOf } from './buildCache.ts';
import { contentHash } from './hosting/hosting.ts';
import { limitConcurrentWeight } from './limitConcurrentWeight.ts';

/**
 * The maximum number of pixels decoded at once, in all pictures together: eight photos of 12 megapixels, two of 48. A file that
 * cannot be read row by row is completely in memory while it is decoded, with 3 to 8 bytes per pixel.
 */
const maxPixelsAtOnce = 96_000_000;

const maxCacheBytes = 500_000_000;

type Work = {
  /** The folder of documents, in which the pictures are. */
  content: string;
  /** The output folder of the site. */
  out: string;
  /** The folder of encoded pictures, for later builds. */
  cache: string;
  /** The key of the code. When it changes, SVGs are cleaned again (which is fast), so that new cleaning rules apply to all. */
  codeKey: string;
  signal?: AbortSignal | undefined;
  /** Called every second with the number of finished pictures and the total. */
  onProgress?: (done: number, all: number) => void;
};

/** The files of the pictures, and the number of newly encoded ones. */
export type WrittenPictures = Pick<Files, 'pictureOf'> & { encoded: number };

/**
 * Writes the pictures of pages to the folder of a site, each in the widths that its places show. A picture comes from the cache if its content and places are the same as in an earlier build. Rejects if a picture
 * cannot be read; the message has its file, its place and the reason. If the signal aborts, rejects with its reason when the files
 * being encoded are done.
 */
export async function writePictures(
  pages: readonly Page[],
  { content, onProgress, ...work }: Work,
): Promise<WrittenPictures> {
  const sizeOf = await gallerySizes(pages, content);
  const placed = (use: PictureUse) => ({ ...use, layout: layoutOf(use.block, use.path, sizeOf) });
  const bySrc = new Map<string, PageUse[]>();
  for (const page of pages) {
    for (const use of picturesOn(page)) {
      const opened = openedLayoutOf(use.block, use.path);
      const places = bySrc.get(use.picture.src) ?? [];
      places.push({ ...placed(use), opened, page });
      bySrc.set(use.picture.src, places);
    }
  }

  const files = new Map<string, PictureFiles>();
  const failures: unknown[] = [];
  const waiting = Array.from(bySrc);
  let done = 0;
  let encoded = 0;
  let reported = -1;
  const timer = setInterval(() => {
    if (reported !== done) onProgress?.(done, bySrc.size);
    reported = done;
  }, 1000);
  const tools = toolsOf(work);
  const writeAll = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [src, places] = next;
      try {
        const written = await writePicture(path.join(content, src), places, tools);
        files.set(src, written.files);
        if (written.isNew) encoded += 1;
        done += 1;
      } catch (cause) {
        // Drops waiting pictures and lets running ones finish, because nothing may write to the folder after this function has ended.
        waiting.length = 0;
        failures.push(failureOf(path.join(content, src), placeOf(places), cause));
      }
    }
  };
  await Promise.all(Array.from({ length: shareThreads() }, writeAll)).finally(() =>
    clearInterval(timer),
  );
  work.signal?.throwIfAborted();
  const [failure] = failures;
  if (failure !== undefined) throw failure;
  await tools.cache.clean(maxCacheBytes);
  return {
    encoded,
    pictureOf(use) {
      const pictureFiles = files.get(use.picture.src);
      if (!pictureFiles) throw new Error(`${use.picture.src} was not written.`);
      return resolvePicture(use.picture, pictureFiles, placed(use));
    },
  };
}

/** The sizes of the pictures in galleries: the layout of one depends on the ratios of the others in its row. */
async function gallerySizes(pages: readonly Page[], content: string): Promise<SizeOf> {
  const sizes = new Map<string, Size>();
  for (const { blocks } of pages) {
    for (const block of blocks) {
      if (block.type !== 'gallery') continue;
      for (const { src } of block.items.map(({ picture }) => picture)) {
        // A picture that cannot be read is reported with its place when it is written.
        const size = await inspectPicture(path.join(content, src)).catch(() => undefined);
        if (size) sizes.set(src, { width: size.width, height: size.height });
      }
    }
  }
  return (src) => sizes.get(src);
}

/** A picture with its layouts: in the page, and when a visitor opens it (undefined if visitors cannot). */
type Placed = { picture: Picture; layout: Layout; opened: Layout | undefined };
type PageUse = Placed & { block: Block; page: Page };

/** Where a picture is shown first, for messages: "shown in /faq, block 2". */
function placeOf([first]: readonly PageUse[]): string {
  const index = first?.page.blocks.indexOf(first.block) ?? 0;
  return `shown in ${first?.page.path}, block ${index + 1}`;
}

/**
 * Writes a brand's pictures in the same way. Returns the site with these files. Icons are made by scripts/build/icons.ts.
 */
export async function writeBrand(
  site: ResolvedSite,
  { content, ...work }: Work,
): Promise<ResolvedSite> {
  const { brand } = site;
  if (!brand) return site;
  const { logo, logoOnDark, mark } = brand;
  const tools = toolsOf(work);
  const withFiles = async (name: string, picture: Picture, placement: PicturePlacement) => {
    const file = path.join(content, picture.src);
    const use = { picture, opened: undefined, layout: placement.layout };
    const { files } = await writePicture(file, [use], tools).catch((cause) => {
      throw failureOf(file, `brand.${name} of site.json`, cause);
    });
    // A logo may be transparent, so it has no placeholder.
    const { placeholder: _, ...pictureFiles } = files;
    return { ...picture, resolved: resolvePicture(picture, pictureFiles, placement) };
  };
  const asLogo = { layout: brandLogoLayout };
  const asMark: PicturePlacement = { layout: brandMarkLayout, loading: 'eager' };
  const written = {
    logo: logo && (await withFiles('logo', logo, { ...asLogo, loading: 'eager' })),
    logoOnDark: logo && logoOnDark && (await withFiles('logoOnDark', logoOnDark, asLogo)),
    mark: logo ? undefined : mark && (await withFiles('mark', mark, asMark)),
  };
  return {
    ...site,
    brand: {
      ...brand,
      ...(written.logo && { logo: written.logo }),
      ...(written.logoOnDark && { logoOnDark: written.logoOnDark }),
      ...(written.mark && { mark: written.mark }),
    },
  };
}

function failureOf(file: string, place: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    `${file}, ${place}: ${reason}`,
    // The message of a PictureProblem is for owners. Any other error is a bug, and its stack helps to find it.
    cause instanceof PictureProblem ? {} : { cause },
  );
}

type Written = { files: PictureFiles; isNew: boolean };
type Tools = Pick<Work, 'out' | 'codeKey' | 'signal'> & {
  cache: BuildCache;
  inMemory: ReturnType<typeof limitConcurrentWeight>;
};

function toolsOf({ cache, ...work }: Pick<Work, 'out' | 'cache' | 'codeKey' | 'signal'>): Tools {
  const inMemory = limitConcurrentWeight(maxPixelsAtOnce);
  return { ...work, cache: buildCache(cache), inMemory };
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

async function writePicture(
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
