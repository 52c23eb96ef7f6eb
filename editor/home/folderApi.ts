// The five requests between the home in a folder (./folderHome.ts) and the local server (../server/folderFiles.ts). Each is a POST to
// `/__edit/api/NAME` with the token. A refused one has the body { message }, for people who do not program, and one of these statuses:
//
// 400 another shape · 401 no token · 403 from another site · 404 no such file or request · 409 not possible · 412 the file was
// changed elsewhere · 413 too large · 415 not JSON, or not bytes · 500 any other failure, usually of the disk

import { z } from 'zod';
import { isGroup } from '../../schema/browser.ts';
import type { DownloadFile, FontFile, WellKnownFile } from '../../schema/index.ts';
import type { LinkCheck, PictureOrDrawing } from '../site.ts';
import type { SiteFiles } from './home.ts';

/** What the browser has: the version, and the ids of the documents by name. Their texts are not sent again. */
export const knownShape = z.object({
  version: z.string(),
  ids: z.array(z.tuple([z.string(), z.string()])),
});
export type Known = z.output<typeof knownShape>;

export const fontShape = z.object({
  src: z.string(),
  problem: z.string().optional(),
  /** Pairs of the first and last code point of each range. */
  ranges: z.array(z.number()).optional(),
});
type SentFont = z.output<typeof fontShape>;

const listOf = <Item>() => z.custom<readonly Item[]>(Array.isArray);

/** The state of the folder. A document without a text is the known one. */
const stateShape = z.object({
  site: z.string(),
  /** The path of the folder on this computer. */
  folder: z.string(),
  version: z.string(),
  documents: z.array(
    z.object({
      name: z.string(),
      id: z.string(),
      text: z.string().optional(),
      problem: z.string().optional(),
    }),
  ),
  served: listOf<string>(),
  pictures: listOf<PictureOrDrawing>(),
  fonts: z.array(fontShape),
  downloads: listOf<DownloadFile>(),
  wellKnown: listOf<WellKnownFile>(),
  linkCheck: z.custom<LinkCheck>(isGroup).optional(),
  removed: z.array(
    z.object({
      ...{ name: z.string(), id: z.string(), time: z.string() },
      ...{ path: z.string().exactOptional(), title: z.string().exactOptional() },
    }),
  ),
  reports: z.array(z.string()),
});
export type State = z.output<typeof stateShape>;

/** The answer to `read` and `write`. Without a state, the known one is current. */
export const stateAnswer = z.object({ state: stateShape.optional() });
export const readRequest = z.object({ known: knownShape.optional() });

/** With `id`, the bytes of a former or removed file. Answered with the bytes. */
export const bytesRequest = z.object({ name: z.string(), id: z.string().optional() });

/**
 * The first part of a body of `write`: its length in four bytes (big-endian), and this JSON. The contents follow in the same order.
 * `from` is what the browser knows of the file (`knownOf`), omitted for a new one. `bytes` is omitted for a removal.
 */
export const writeRequest = z.object({
  known: knownShape,
  changes: z.array(
    z.object({
      name: z.string(),
      from: z.string().optional(),
      bytes: z.number().int().nonnegative().optional(),
    }),
  ),
});
export type WriteRequest = z.output<typeof writeRequest>;

/** The maximum bytes of all contents of a write. */
export const maxWriteBytes = 200_000_000;

export const historyRequest = z.object({ name: z.string() });
export const historyAnswer = z.array(
  z.object({ id: z.string(), time: z.string(), text: z.string().optional() }),
);

/** Answered when the folder has another version, and after two minutes at most. */
export const watchRequest = z.object({ version: z.string() });
export const watchAnswer = z.object({ version: z.string() });

/** What is known of a file beside the documents, as a text; undefined if there is none with this name. */
export function knownOf(
  { pictures, downloads }: Pick<SiteFiles, 'pictures' | 'downloads'>,
  name: string,
): string | undefined {
  const found =
    pictures.find(({ src }) => src === name) ??
    downloads.find(({ address }) => address === `/${name}`);
  return found && JSON.stringify(found);
}

export function sentFont({ characters, ...facts }: FontFile): SentFont {
  return { ...facts, ...(characters && { ranges: rangesOf(characters) }) };
}

/** The ranges of a set of code points, as pairs of the first and the last. */
function rangesOf(characters: ReadonlySet<number>): number[] {
  const ranges: number[] = [];
  for (const character of [...characters].sort((a, b) => a - b)) {
    if (ranges.at(-1) === character - 1) ranges[ranges.length - 1] = character;
    else ranges.push(character, character);
  }
  return ranges;
}

export function charactersIn(ranges: readonly number[]): ReadonlySet<number> {
  const characters = new Set<number>();
  for (let index = 0; index < ranges.length; index += 2) {
    const [first = 0, last = first] = ranges.slice(index, index + 2);
    for (let character = first; character <= last; character += 1) characters.add(character);
  }
  return characters;
}
