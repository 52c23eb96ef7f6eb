import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Listing } from '../editor/copy/documents.ts';
import { documentOf } from '../editor/copy/source.ts';
import {
  documentsFile,
  factsFile,
  type WrittenDocuments,
  type WrittenFacts,
} from '../editor/home/facts.ts';
import { sentFont } from '../editor/home/folderApi.ts';
import { githubAddress } from '../editor/home/github/githubApi.ts';
import { listingReader } from '../editor/server/listingReader.ts';
import { type Group, isGroup } from '../schema/browser.ts';
import type { Site } from '../schema/index.ts';
import { defaultBranch, filesNamedIn, linksIn } from '../schema/inspect.ts';
import { type BuildCache, buildCache, keyOf } from './build/buildCache.ts';
import { type EditorCode, editorCode } from './build/editorCode.ts';
import { editorDocument } from './build/editorDocument.ts';
import { editorFiles } from './build/editorFiles.ts';
import { githubApiAddress, sitePolicy } from './build/hosting/editorHeaders.ts';
import { decodePicture } from './content/pictures/decodePicture.ts';
import { encodeSvg } from './content/pictures/encodeSvg.ts';
import { readDrawing } from './content/pictures/readDrawing.ts';
import type { PictureOrDrawing } from './content/readPictures.ts';

export type EditorWork = {
  /** The folder of documents. */
  content: string;
  /** If it names a separate address of the editor, its code is left out. */
  site: Pick<Site, 'url' | 'editor'>;
  /** The folder with results that later builds can reuse. */
  cache: string;
};

/** Git's id of a file with this content. */
export function gitId(content: Uint8Array): string {
  return hash('sha1', Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]));
}

/**
 * The editor of a site as static files, by path: its two pages, its code, what it needs to know of the site (editor/home/facts.ts),
 * and the pictures as it shows them. It works at any address.
 */
export async function editorFolder({
  content,
  site,
  cache,
}: EditorWork): Promise<Map<string, string | Uint8Array>> {
  const address = site.editor?.address;
  const [code, listing] = await Promise.all([
    address === undefined ? codeOf(cache) : undefined,
    listingReader(content)(),
  ]);
  const read = (name: string) => readFile(path.join(content, name));
  const files = new Map<string, string | Uint8Array>(code?.files);
  const policy = sitePolicy(site);
  if (code) {
    files.set('index.html', editorDocument(code, false, { home: 'static', policy }));
    files.set('page.html', editorDocument(code, true, { home: 'static', policy }));
    for (const [name, file] of editorFiles) files.set(name, await file.read());
  } else if (address !== undefined) files.set('index.html', movedPage(address));

  const shownPictures = buildCache(path.join(cache, 'editor-pictures'));
  const published = publicDocuments(listing);
  const used = new Set(published.flatMap(({ value }) => filesNamedIn(value).map(({ src }) => src)));
  const pictures: WrittenFacts['pictures'] = [];
  for (const picture of listing.pictures) {
    if (!used.has(picture.src)) continue;
    // One that cannot be read has a problem. It may be a folder, or no longer exist.
    const data = await read(picture.src).catch(() => undefined);
    if (!data) continue;
    const id = gitId(data);
    if (picture.problem !== undefined) {
      pictures.push({ ...picture, id });
      continue;
    }
    const resolved = await resolvePicture(picture, data, shownPictures);
    const shownAt = `pictures/${id.slice(0, 16)}.${resolved.ending}`;
    files.set(shownAt, resolved.data);
    const { drawing } = picture;
    pictures.push({
      ...{ ...picture, id, address: shownAt },
      ...(drawing && { drawing: { ...drawing, file: shownAt } }),
    });
  }
  await shownPictures.clean(maxCacheBytes);

  for (const { src, problem } of code ? listing.fonts : []) {
    if (problem === undefined) files.set(src, await read(src));
  }
  const linked = new Set(published.flatMap(({ value }) => linksIn(value).map(({ href }) => href)));
  const downloads = await Promise.all(
    listing.downloads
      .filter(({ address }) => linked.has(address))
      .map(async (download) => {
        const data = await read(download.address.slice(1)).catch(() => Buffer.of());
        return { ...download, id: gitId(data) };
      }),
  );
  const { served, fonts, wellKnown } = listing;
  const facts: WrittenFacts = {
    address: site.url,
    ...(site.editor && {
      editor: {
        ...{ repository: site.editor.repository, branch: site.editor.branch ?? defaultBranch },
        folder: site.editor.folder ?? '',
        ...(site.editor.relay !== undefined && { relay: site.editor.relay }),
        ...(githubApiAddress() !== githubAddress && { api: githubApiAddress() }),
      },
    }),
    ...{ served: [...served], pictures, fonts: fonts.map(sentFont), downloads },
    wellKnown: [...wellKnown],
  };
  const documents: WrittenDocuments = published.map(({ name, text }) => {
    return { name, id: gitId(Buffer.from(text)), text };
  });
  files.set(factsFile, JSON.stringify(facts));
  if (code) files.set(documentsFile, JSON.stringify(documents));
  return files;
}

/**
 * The documents that everybody may read: without unpublished pages, and without the notes that only owners see. A person who
 * signs in gets the others from the repository.
 */
function publicDocuments({ files }: Listing): { name: string; text: string; value: Group }[] {
  return Array.from(files.values()).flatMap((file) => {
    const value = documentOf(file);
    if (!isGroup(value) || value.published === false) return [];
    const { samples, ...fields } = value;
    const isSame = samples === undefined;
    return [
      { name: file.name, text: isSame ? file.text : `${JSON.stringify(fields, null, 2)}\n`, value },
    ];
  });
}

/** The page at /edit/ if the editor has another address. */
function movedPage(address: string): string {
  const escaped = new URL(address).href.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content='0; url=${escaped}'>
<title>Editor</title>
<p><a href='${escaped}'>Open the editor</a></p>
</html>
`;
}

/** Writes the editor of a site to a folder. */
export async function writeEditor(out: string, work: EditorWork): Promise<void> {
  for (const [name, content] of await editorFolder(work)) {
    const file = path.join(out, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/**
 * The bundled code. A separate process bundles it, so that its memory is free for the pages, and so that React is the one for
 * visitors whatever NODE_ENV is here.
 */
async function codeOf(cache: string): Promise<EditorCode> {
  const file = path.join(cache, 'editor-code');
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/bundleEditor.ts', file],
    { env: { ...process.env, NODE_ENV: 'production' }, windowsHide: true },
  );
  return await editorCode(file)();
}

const maxCacheBytes = 200_000_000;
/** A frame is at most as wide as the editor's window. */
const maxSide = 1600;
const encoding = { quality: 75 };

type Shown = { ending: 'svg' | 'webp'; data: string | Uint8Array };

/** A picture as the editor shows it: without data about places and cameras, as in a build. */
async function resolvePicture(
  { src, isVector, drawing }: PictureOrDrawing,
  data: Buffer,
  cache: BuildCache,
): Promise<Shown> {
  if (drawing) return { ending: 'svg', data: readDrawing(data.toString()).svg };
  if (isVector) return { ending: 'svg', data: (await encodeSvg(data.toString())).text };
  const key = keyOf([hash('sha256', data), maxSide, encoding]);
  const result = await cache.once(key, async () => {
    const { data: pixels, ...raw } = await decodePicture(data, { width: maxSide, height: maxSide });
    return new Map([['webp', await sharp(pixels, { raw }).webp(encoding).toBuffer()]]);
  });
  const encoded = result.get('webp');
  if (!encoded) throw new Error(`${src} was not encoded.`);
  return { ending: 'webp', data: encoded };
}
