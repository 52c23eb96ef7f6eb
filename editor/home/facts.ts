// What a build writes next to the editor (scripts/editorFolder.ts): facts.json has what a browser could only find out by
// downloading every picture and font, and documents.json the documents of the demo. Addresses in it are relative to the file.

import { z } from 'zod';
import { isGroup } from '../../schema/browser.ts';
import type { DownloadFile, WellKnownFile } from '../../schema/index.ts';
import type { PictureOrDrawing } from '../site.ts';
import { charactersIn, fontShape } from './folderApi.ts';
import type { SiteFiles } from './home.ts';

export const factsFile = 'facts.json';
export const documentsFile = 'documents.json';

/** `id` is Git's id of the file's bytes (`gitId`); `address` shows the picture, with at most 1,600 pixels a side. */
const pictureShape = z.intersection(
  z.custom<PictureOrDrawing>(isGroup),
  z.object({ src: z.string(), id: z.string(), address: z.string().optional() }),
);
const downloadShape = z.intersection(
  z.custom<DownloadFile>(isGroup),
  z.object({ address: z.string(), id: z.string() }),
);

export const factsShape = z.object({
  /** The published address of the site. */
  address: z.string(),
  /** Where the site is edited, as in site.json; omitted if it only has a demo. */
  editor: z
    .object({
      repository: z.string(),
      branch: z.string(),
      folder: z.string(),
      relay: z.string().exactOptional(),
      /** The address of the API, if it is not that of github.com. */
      api: z.string().exactOptional(),
    })
    .exactOptional(),
  served: z.array(z.string()),
  pictures: z.array(pictureShape),
  fonts: z.array(fontShape),
  downloads: z.array(downloadShape),
  wellKnown: z.array(z.custom<WellKnownFile>(isGroup)),
});
/** The JSON of facts.json. */
export type WrittenFacts = z.output<typeof factsShape>;

/** The facts of a site, with absolute addresses of pictures. */
export type SiteFacts = Omit<SiteFiles, 'linkCheck' | 'pictures' | 'downloads'> &
  Pick<WrittenFacts, 'address' | 'editor' | 'pictures' | 'downloads'>;

export const documentsShape = z.array(
  z.object({ name: z.string(), id: z.string(), text: z.string() }),
);
export type WrittenDocuments = z.output<typeof documentsShape>;

/** Reads facts.json. `base` is its address. */
export function factsIn(facts: WrittenFacts, base: string): SiteFacts {
  const resolve = (address: string) => new URL(address, base).href;
  return {
    ...facts,
    pictures: facts.pictures.map(({ address, drawing, ...picture }) => ({
      ...picture,
      ...(address !== undefined && { address: resolve(address) }),
      ...(drawing && { drawing: { ...drawing, file: resolve(drawing.file) } }),
    })),
    fonts: facts.fonts.map(({ ranges, ...font }) => ({
      ...font,
      ...(ranges && { characters: charactersIn(ranges) }),
    })),
  };
}
