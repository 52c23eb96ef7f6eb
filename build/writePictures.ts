import { hash } from 'node:crypto';
import { access, copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { cleanSvg } from '../pictures/cleanSvg.ts';
import {
  type EncodedPicture,
  encodePicture,
  encodingSettings,
  makePlaceholder,
} from '../pictures/encodePicture.ts';
import { inspectPicture } from '../pictures/inspectPicture.ts';
import type { Page } from '../schema/index.ts';
import { type PictureFiles, pictureMarkup } from '../src/pictures/markup.ts';
import { type PictureUse, pictureUses, showPictures } from '../src/pictures/showPictures.ts';
import { fallbackWidthOf, widthsOf } from '../src/pictures/sizes.ts';

/** Encoded pictures by their content and settings. A workflow can carry the folder from one build to the next. */
export const pictureCache = 'node_modules/.cache/pictures';

type Work = {
  /** The folder of documents, in which the pictures are. */
  content: string;
  /** The folder of the site that is built. */
  out: string;
  cache?: string;
  /** Is told, after each second in which something was done, how many pictures of how many are done. */
  onProgress?: (done: number, all: number) => void;
};

/** The pages with the elements of their pictures, and how many pictures were encoded anew. */
export type WrittenPictures = { pages: Page[]; pictures: number; encoded: number };

/**
 * Writes the pictures of pages to the folder of a site, each in the widths that its places show, and returns the pages with
 * what shows them. A picture whose content and places are as in an earlier build comes from the cache. Rejects for one that
 * cannot be read: the message has its file, its place and the reason.
 */
export async function writePictures(
  pages: readonly Page[],
  { content, out, cache = pictureCache, onProgress }: Work,
): Promise<WrittenPictures> {
  const uses = pages.flatMap((page) => pictureUses(page).map((use) => ({ ...use, page })));
  const bySrc = new Map<string, (PictureUse & { page: Page })[]>();
  for (const use of uses) bySrc.set(use.picture.src, [...(bySrc.get(use.picture.src) ?? []), use]);
  if (bySrc.size === 0) return { pages: [...pages], pictures: 0, encoded: 0 };

  await mkdir(cache, { recursive: true });
  const files = new Map<string, PictureFiles>();
  const waiting = Array.from(bySrc);
  let done = 0;
  let encoded = 0;
  let told = -1;
  const timer = setInterval(() => {
    if (told !== done) onProgress?.(done, bySrc.size);
    told = done;
  }, 1000);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [src, places] = next;
      const written = await writePicture(path.join(content, src), places, { out, cache }).catch(
        (cause: unknown) => {
          // The others end with this one.
          waiting.length = 0;
          const reason = cause instanceof Error ? cause.message : String(cause);
          throw new Error(`${path.join(content, src)}, ${placeOf(places)}: ${reason}`, { cause });
        },
      );
      files.set(src, written.files);
      if (written.isNew) encoded += 1;
      done += 1;
    }
  };
  try {
    // One thread each: libvips decodes and encodes a picture in threads of its own where there are more.
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    clearInterval(timer);
  }
  const shown = pages.map((page) =>
    showPictures(page, ({ picture, layout, isFirst }) => {
      const own = files.get(picture.src);
      if (!own) throw new Error(`${picture.src} was not written.`);
      return pictureMarkup(picture, own, { layout, isFirst });
    }),
  );
  return { pages: shown, pictures: bySrc.size, encoded };
}

/** Where a picture is shown first, for messages: "/faq, block 2". */
function placeOf([first]: readonly (PictureUse & { page: Page })[]): string {
  return `shown in ${first?.page.path}, block ${Number(first?.path[1]) + 1}`;
}

type Folders = { out: string; cache: string };
type Written = { files: PictureFiles; isNew: boolean };

/** What the cache keeps of a picture: its size, its placeholder, and the names and widths of its files. */
type Kept = Omit<PictureFiles, 'src' | 'sources'> & {
  placeholder?: string;
  files: { format: EncodedPicture['format'] | 'svg'; width: number; name: string }[];
};

const endings = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png', svg: 'svg' };

async function writePicture(
  file: string,
  uses: readonly PictureUse[],
  { out, cache }: Folders,
): Promise<Written> {
  // A picture that cannot be shown is refused before its content is read.
  const inspected = await inspectPicture(file);
  const layouts = uses.flatMap(({ layout, opened }) => (opened ? [layout, opened] : [layout]));
  const widths = Array.from(new Set(layouts.flatMap((layout) => widthsOf(layout, inspected))));
  widths.sort((a, b) => a - b);
  const fallback = Math.max(...layouts.map((layout) => fallbackWidthOf(layout, inspected)));
  const settings = JSON.stringify([encodingSettings, widths, fallback]);
  const content = hash('sha256', await readFile(file), 'base64url');
  const key = hash('sha256', `${content} ${settings}`, 'base64url').slice(0, 8);
  const folder = path.join(cache, hash('sha256', `${content} ${settings}`, 'hex').slice(0, 32));

  let kept = await readKept(folder);
  const isNew = kept === undefined;
  kept ??= await keep(folder, async () => {
    if (inspected.kind === 'svg') {
      const { text, width, height } = cleanSvg(await readFile(file, 'utf8'));
      return { size: { width, height }, encoded: [{ format: 'svg', width, data: text }] };
    }
    const encoded = await encodePicture(file, widths, fallback, inspected.hasAlpha);
    const { width, height } = largestOf(encoded);
    const placeholder = inspected.hasAlpha ? undefined : await makePlaceholder(file);
    return { size: { width, height }, encoded, placeholder };
  });

  const name = nameOf(file);
  const urlOf = ({ format, width }: Kept['files'][number]) =>
    `/assets/${name}-${key}-${width}.${endings[format]}`;
  for (const each of kept.files) await copyFile(path.join(folder, each.name), out + urlOf(each));
  const sourcesOf = (format: 'avif' | 'webp') => {
    const own = kept.files.filter((each) => each.format === format);
    const all = own.map((each) => ({ url: urlOf(each), width: each.width }));
    return all.length > 0 ? [{ type: `image/${format}`, files: all }] : [];
  };
  const last = kept.files.at(-1);
  if (!last) throw new Error('The cache has no file of it.');
  const { width, height, placeholder } = kept;
  const sources = [...sourcesOf('avif'), ...sourcesOf('webp')];
  return { files: { width, height, placeholder, sources, src: urlOf(last) }, isNew };
}

/** The name of a file as a part of an address: small letters, digits and hyphens, so that it says what it shows. */
function nameOf(file: string): string {
  const name = path.parse(file).name.normalize('NFKD').toLowerCase();
  const plain = name.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return plain.slice(0, 32).replace(/-+$/, '') || 'picture';
}

type Made = {
  size: { width: number; height: number };
  encoded: readonly { format: keyof typeof endings; width: number; data: Uint8Array | string }[];
  placeholder?: string | undefined;
};

function largestOf(encoded: readonly EncodedPicture[]): EncodedPicture {
  const [first, ...rest] = encoded;
  if (!first) throw new Error('No file was encoded.');
  return rest.reduce((most, each) => (each.width > most.width ? each : most), first);
}

const indexName = 'index.json';

async function readKept(folder: string): Promise<Kept | undefined> {
  const text = await readFile(path.join(folder, indexName), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const kept: Kept = JSON.parse(text);
  const own = kept.files.map(({ name }) => access(path.join(folder, name)));
  return Promise.all(own).then(
    () => kept,
    // Somebody has removed some of it.
    () => undefined,
  );
}

/** Makes a picture's files in a temporary folder, which takes its name in one step: the cache has a picture whole or not at all. */
async function keep(folder: string, make: () => Promise<Made>): Promise<Kept> {
  const { size, encoded, placeholder } = await make();
  const temporary = `${folder}.${process.pid}.tmp`;
  const files = encoded.map(({ format, width }) => ({
    format,
    width,
    name: `${width}.${endings[format]}`,
  }));
  const kept: Kept = { ...size, files, ...(placeholder !== undefined && { placeholder }) };
  try {
    await rm(temporary, { recursive: true, force: true });
    await mkdir(temporary, { recursive: true });
    for (const [index, { data }] of encoded.entries()) {
      await writeFile(path.join(temporary, files[index]?.name ?? ''), data);
    }
    await writeFile(path.join(temporary, indexName), JSON.stringify(kept));
    if ((await readKept(folder)) === undefined) await rm(folder, { recursive: true, force: true });
    await rename(temporary, folder);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another build was faster: what it made is the same.
    if ((await readKept(folder)) === undefined) throw error;
  }
  return kept;
}
