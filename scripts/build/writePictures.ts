import path from 'node:path';
import type { Block, Page, Picture } from '../../schema/index.ts';
import { layoutOf, openedLayoutOf } from '../../src/blocks/layouts.ts';
import type { Size } from '../../src/pictures/equalArea.ts';
import type { SizeOf } from '../../src/pictures/layout.ts';
import { brandLogoLayout, brandMarkLayout } from '../../src/pictures/logo.ts';
import {
  type PictureFiles,
  type PicturePlacement,
  resolvePicture,
} from '../../src/pictures/resolvePicture.ts';
import { type Files, type PictureUse, picturesOn } from '../../src/resolved/resolvePage.ts';
import type { ResolvedSite } from '../../src/resolved/types.ts';
import { shareThreads } from '../content/pictures/encodePicture.ts';
import { inspectPicture } from '../content/pictures/inspectPicture.ts';
import { PictureProblem } from '../content/pictures/PictureProblem.ts';
import { type PictureFolders, type Placed, toolsOf, writePicture } from './writePicture.ts';

const maxCacheBytes = 500_000_000;

type Work = PictureFolders & {
  /** The folder of documents, in which the pictures are. */
  content: string;
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
