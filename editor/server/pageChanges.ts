import { mkdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { ChangedByOthers, holds } from '../../files/replaceFile.ts';
import { fileNameFor, starter } from '../../files/starter.ts';
import { syncFolder } from '../../files/syncFolder.ts';
import { writeNewFile } from '../../files/writeNewFile.ts';
import { linksIn } from '../../schema/diagnose/links.ts';
import { notFoundPath } from '../../schema/paths.ts';
import type { CreateRequest, LinkEntry, MoveRequest, Source } from '../api.ts';
import { afterwards } from './afterwards.ts';
import { diskWords } from './diskWords.ts';
import type { Drafting } from './drafting.ts';
import { documentOf, type Group, isGroup, textOf } from './group.ts';
import { siteName, wantedFile } from './listing.ts';
import { moved } from './moved.ts';
import { newText } from './newText.ts';
import { Refusal } from './refusal.ts';
import { writeTexts } from './saving.ts';
import type { Site } from './site.ts';
import { smallestChange } from './smallestChange.ts';
import { hashOf, sourceFor } from './source.ts';
import { pageOf } from './withLinks.ts';

export type PageChanges = {
  create(wanted: CreateRequest): Promise<Source>;
  links(name: string): Promise<LinkEntry[]>;
  move(wanted: MoveRequest, hash: string): Promise<{ changed: string[] }>;
  remove(name: string, hash: string): Promise<void>;
  restore(name: string, id: string): Promise<Source>;
};

/** Pages that come, go and get another path. */
export function pageChanges(site: Site, { edited }: Drafting): PageChanges {
  const { folder, documents, drafts, versions, inTurn, tellAll } = site;

  /** Writes a document that is not there yet, and nothing outside of the folder. */
  const add = async (name: string, text: string) => {
    const file = path.join(folder, name);
    const root = await realpath(folder);
    const around = await nearestFolder(path.dirname(file));
    if (around !== root && !around.startsWith(root + path.sep)) {
      throw new Refusal(409, { message: `"${name}" would lie outside of the folder.` });
    }
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeNewFile(file, text);
    } catch (error) {
      throw new Refusal(409, { message: diskWords(error) });
    }
    tellAll();
    return sourceFor(name, wantedFile(await documents.list(), name));
  };

  return {
    create: ({ path: route, title, copyOf }) =>
      inTurn(async () => {
        const listing = await documents.list();
        const blank = starter(folder, route, title);
        const model =
          copyOf === undefined ? blank : documentOf(documents.readableFile(listing, copyOf));
        if (!isGroup(model)) {
          throw new Refusal(409, {
            message: `"${copyOf}" has a mistake; fix it before you copy it.`,
          });
        }
        const { description } = blank;
        const document = { ...model, path: route, title, description };
        const text = `${JSON.stringify(document, null, 2)}\n`;
        const name = fileNameFor(route);
        if (listing.files.has(name)) {
          throw new Refusal(409, { message: `There is a file "${name}" already.` });
        }
        const file = { name: documents.fileName(name), text };
        const after = { ...listing, files: new Map([...listing.files, [name, file]]) };
        documents.refuseMistakes(listing, after, [name]);
        return await add(name, text);
      }),

    async links(name) {
      const listing = await edited(await documents.list());
      const target = textOf(wantedFile(listing, name), 'path');
      return Array.from(listing.files).flatMap(([file, source]): LinkEntry[] => {
        const document = documentOf(source);
        if (file === name || !isGroup(document)) return [];
        return linksIn(document)
          .filter(({ href }) => pageOf(href) === target)
          .map(({ path: place, href }) => ({ file, path: place, href }));
      });
    },

    move: ({ name, path: to, changeLinks, redirect }, hash) =>
      inTurn(async () => {
        const listing = await documents.list();
        const from = textOf(documents.readableFile(listing, name, hash), 'path');
        if (name === siteName || from === '') {
          throw new Refusal(409, { message: `"${name}" is not a page that can be moved.` });
        }
        const change = (own: string, document: Group) =>
          moved(document, {
            from,
            to,
            changeLinks,
            redirect: redirect && own === siteName,
            isMoved: own === name,
          });
        const texts = Array.from(listing.files).flatMap(([own, file]): [string, string][] => {
          const document = documentOf(file);
          if (!isGroup(document)) return [];
          const after = change(own, document);
          return after === document ? [] : [[own, smallestChange(file.text, after)]];
        });
        const changed = await writeTexts(site, listing, new Map(texts));
        await afterwards(() => changeDrafts(change, listing.files));
        tellAll();
        return { changed };
      }),

    remove: (name, hash) =>
      inTurn(async () => {
        const listing = await documents.list();
        // What cannot be read could not be kept either.
        const file = documents.readableFile(listing, name, hash);
        const route = textOf(file, 'path');
        const isOnly = ![...listing.files].some(
          ([other, own]) => other !== name && textOf(own, 'path') === route,
        );
        const purpose = isOnly ? purposes.get(route) : undefined;
        const needed = name === siteName ? 'Every page is rendered with it.' : purpose;
        if (needed) {
          throw new Refusal(409, { message: `"${name}" cannot be deleted. ${needed}` });
        }
        const unsaved = await drafts.of(name);
        for (const { document } of unsaved.toReversed()) {
          await versions.keep(name, newText(file.text, document), 'draft');
        }
        await versions.keep(name, file.text, 'saved');
        if (!(await holds(file.name, file.text))) {
          throw new Refusal(409, { message: new ChangedByOthers(name).message });
        }
        await rm(file.name);
        await syncFolder(path.dirname(file.name));
        await afterwards(async () => {
          for (const { tab } of unsaved) await drafts.drop(name, tab);
        });
        await afterwards(() => versions.removeOld(name));
        tellAll();
      }),

    restore: (name, id) =>
      inTurn(async () => {
        const text = await versions.read(name, id);
        if (text === undefined) throw new Refusal(404, { message: 'There is no such version.' });
        const { files } = await documents.list();
        if (files.has(name)) {
          throw new Refusal(409, { message: `There is a file "${name}" already.` });
        }
        const route = textOf({ name, text }, 'path');
        const owner = [...files].find(([, file]) => textOf(file, 'path') === route)?.[0];
        if (owner !== undefined && route !== '') {
          throw new Refusal(409, {
            message: `The path "${route}" belongs to ${owner} now. Give that page another path first.`,
          });
        }
        return await add(name, text);
      }),
  };

  /** Changes drafts, and what they are changes of, as their files were changed. */
  async function changeDrafts(
    change: (name: string, document: Group) => Group,
    before: ReadonlyMap<string, Parameters<typeof hashOf>[0]>,
  ): Promise<void> {
    const { files } = await documents.list();
    for (const name of await drafts.names()) {
      const old = before.get(name);
      const now = files.get(name);
      // The earliest first, so that the latest stays the latest.
      for (const draft of (await drafts.of(name)).toReversed()) {
        // A text is what its editor makes of it.
        if (typeof draft.document === 'string') continue;
        const document = change(name, draft.document);
        const isOfOld = old && now && draft.base.hash === hashOf(old);
        const saved = now && documentOf(now);
        const base =
          isOfOld && isGroup(saved) ? { hash: hashOf(now), document: saved } : draft.base;
        if (document === draft.document && base === draft.base) continue;
        await drafts.keep(name, { ...draft, base, document });
      }
    }
  }
}

/** Why there must be a page of this path. */
const purposes = new Map([
  ['/', 'It is the home page, and a site begins with one.'],
  [notFoundPath, 'It is the page that is shown where there is none.'],
]);

/** Where a folder really is, or will be: the nearest one around it that is there. */
async function nearestFolder(folder: string): Promise<string> {
  return await realpath(folder).catch(() => nearestFolder(path.dirname(folder)));
}
