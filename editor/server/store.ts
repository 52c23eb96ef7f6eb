import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Diagnosis, diagnose } from '../../schema/diagnose/index.ts';
import { linksIn } from '../../schema/diagnose/links.ts';
import type { Diagnostic, SourceFile } from '../../schema/diagnose/types.ts';
import { once } from '../../schema/once.ts';
import { notFoundPath } from '../../schema/paths.ts';
import { siteSchema } from '../../schema/site.ts';
import type { ContentSource } from '../../scripts/contentSource.ts';
import { contentReader } from '../../scripts/readContent.ts';
import { replaceFile } from '../../scripts/replaceFile.ts';
import { fileNameFor, starter } from '../../scripts/starter.ts';
import { writeNewFile } from '../../scripts/writeNewFile.ts';
import { removeLeftovers } from '../../scripts/writeWhole.ts';
import type {
  CreateRequest,
  DraftAnswer,
  LinkEntry,
  MoveRequest,
  Overview,
  PageEntry,
  Problem,
  Source,
  Version,
  VersionText,
} from '../api.ts';
import { changedLines } from './changedLines.ts';
import { documentOf, type Group, isGroup, textOf, type Written } from './group.ts';
import { moved } from './moved.ts';
import { newText } from './newText.ts';
import { mostOffered, problemOf } from './problems.ts';
import { Refusal } from './refusal.ts';
import { smallestChange } from './smallestChange.ts';
import { versionsIn } from './versions.ts';
import { pageOf } from './withLinks.ts';

const siteName = 'site.json';

/** The documents of a folder by their names in it, site.json among them; and the files of public/. */
type Listing = { files: ReadonlyMap<string, SourceFile>; served: readonly string[] };

/** A document that is being edited, and the file that it makes of the one it was laid over. */
type Draft = {
  document: Written;
  over?: SourceFile;
  file?: SourceFile;
  /** The draft of this page that could be shown last. */
  shown?: SourceFile | undefined;
};

/** The documents of a folder as the editor sees them. Rejects with a Refusal what cannot be done. */
export type Store = ContentSource & {
  overview(): Promise<Overview>;
  source(name: string): Promise<Source>;
  draft(name: string, document: Written): Promise<DraftAnswer>;
  discard(name: string): Promise<void>;
  save(name: string, hash: string, document: Written): Promise<Source>;
  create(wanted: CreateRequest): Promise<Source>;
  links(name: string): Promise<LinkEntry[]>;
  move(wanted: MoveRequest, hash: string): Promise<{ changed: string[] }>;
  remove(name: string, hash: string): Promise<void>;
  versions(name: string): Promise<Version[]>;
  version(name: string, id: string): Promise<VersionText>;
  keepVersion(name: string, document: Written): Promise<void>;
  textWith(name: string, document: Written): Promise<string>;
  restore(name: string, id: string): Promise<Source>;
};

/**
 * Opens a folder of documents for editing. Drafts are held in memory; what is written is checked before, is
 * written whole or not at all, and leaves what stood there in .editor/versions beside the folder.
 */
export async function openStore(folder: string): Promise<Store> {
  const read = contentReader(folder);
  const inFolder = path.relative(process.cwd(), folder);
  const { dir, base } = path.parse(path.resolve(folder));
  const versions = await versionsIn(path.join(dir, '.editor', 'versions', base));
  await removeLeftovers(folder);

  const drafts = new Map<string, Draft>();
  const listeners = new Set<() => void>();
  const tellAll = () => {
    for (const listener of listeners) listener();
  };
  const inTurn = queue();

  const nameOf = (file: string) => path.relative(inFolder, file).replaceAll(path.sep, '/');
  const list = async (): Promise<Listing> => {
    const { pages, site, files } = await read();
    return {
      files: new Map([...pages, site].map((file) => [nameOf(file.name), file])),
      served: files,
    };
  };
  const check = ({ files, served }: Listing): Diagnosis => {
    const site = files.get(siteName);
    if (!site) throw new Error(`There is no ${siteName} in ${folder}.`);
    const pages = [...files.values()].filter((file) => file !== site);
    return diagnose(pages, site, { files: served });
  };
  /** The listing with the drafts in their places. */
  const edited = ({ files, served }: Listing): Listing => ({
    served,
    files: new Map(
      Array.from(files, ([name, file]) => {
        const draft = drafts.get(name);
        return [name, draft ? laidOver(draft, file) : file];
      }),
    ),
  });
  /** Checks the drafts, and notes how each of them stands where they can all be shown. */
  const checkEdited = (listing: Listing) => {
    const now = edited(listing);
    const diagnosis = check(now);
    if (diagnosis.content) {
      for (const draft of drafts.values()) draft.shown = draft.file;
    }
    return { now, diagnosis };
  };
  const problemsOf = (diagnostics: readonly Diagnostic[], { files }: Listing): Problem[] =>
    diagnostics.flatMap((diagnostic, index) => {
      const name = nameOf(diagnostic.file);
      const file = files.get(name);
      return file ? [problemOf(diagnostic, name, file, index < mostOffered)] : [];
    });

  /** A file that may be changed: one of the listing, and, where a hash is given, the one that was read. */
  const wantedFile = ({ files }: Listing, name: string, hash?: string): SourceFile => {
    const file = files.get(name);
    if (!file) throw new Refusal(404, { message: `There is no document "${name}".` });
    if (hash !== undefined && hashOf(file) !== hash) {
      throw new Refusal(412, { current: sourceFor(name, file) });
    }
    return file;
  };
  const readableFile = (listing: Listing, name: string, hash?: string): SourceFile => {
    const file = wantedFile(listing, name, hash);
    if (file.problem !== undefined) {
      const own = check(listing).diagnostics.filter((found) => found.file === file.name);
      throw new Refusal(422, { problems: problemsOf(own, listing) });
    }
    return file;
  };
  const fresh = async (name: string): Promise<Source> =>
    sourceFor(name, wantedFile(await list(), name));

  /** Refuses mistakes in the files that change, and those elsewhere that their change makes. */
  const refuseMistakes = (before: Listing, after: Listing, changed: readonly string[]) => {
    const known = check(before).diagnostics.filter(isError);
    const found = check(after).diagnostics.filter(isError);
    // One mistake can hide those that only show when it is mended; these are nobody's fault.
    const isOpen = known.length === 0;
    const made = found.filter(
      ({ file, rule, message }) =>
        changed.includes(nameOf(file)) ||
        (isOpen &&
          !known.some((old) => old.file === file && old.rule === rule && old.message === message)),
    );
    if (made.length > 0) throw new Refusal(422, { problems: problemsOf(made, after) });
  };

  /** Writes new texts of files, all of them or none, where no mistake comes of it. */
  const write = async (listing: Listing, texts: ReadonlyMap<string, string>) => {
    const changes = Array.from(texts, ([name, text]) => ({
      name,
      file: wantedFile(listing, name),
      text,
    })).filter(({ file, text }) => file.text !== text);
    const files = new Map(listing.files);
    for (const { name, file, text } of changes) files.set(name, { name: file.name, text });
    refuseMistakes(listing, { ...listing, files }, [...texts.keys()]);
    const written: typeof changes = [];
    try {
      for (const change of changes) {
        await versions.keep(change.name, change.file.text);
        await replaceFile(change.file.name, change.file.text, change.text);
        written.push(change);
      }
    } catch (error) {
      for (const { file, text } of written) await replaceFile(file.name, text, file.text);
      const [next] = changes.slice(written.length);
      const now = next && (await list()).files.get(next.name);
      if (next && now && now.text !== next.file.text) {
        throw new Refusal(412, { current: sourceFor(next.name, now) });
      }
      throw error;
    }
    return changes.map(({ name }) => name);
  };

  /** Writes a document that is not there yet, and nothing outside of the folder. */
  const add = async (name: string, text: string) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    const root = await realpath(folder);
    const around = await realpath(path.dirname(file));
    if (around !== root && !around.startsWith(root + path.sep)) {
      throw new Refusal(409, { message: `"${name}" would lie outside of the folder.` });
    }
    await writeNewFile(file, text).catch((error: Error) => {
      throw new Refusal(409, { message: error.message });
    });
    tellAll();
    return await fresh(name);
  };

  return {
    async read() {
      const listing = await list();
      const { now, diagnosis } = checkEdited(listing);
      if (diagnosis.content) return diagnosis;
      // A draft with a mistake is shown as it was before the mistake; the others are shown.
      const wrong = diagnosis.diagnostics.filter(isError).map(({ file }) => nameOf(file));
      const files = new Map(now.files);
      for (const name of wrong) {
        const file = drafts.get(name)?.shown ?? listing.files.get(name);
        if (file) files.set(name, file);
      }
      return { ...diagnosis, content: check({ ...listing, files }).content };
    },
    onChange(listener) {
      listeners.add(listener);
    },

    async overview() {
      const listing = edited(await list());
      const problems = problemsOf(check(listing).diagnostics, listing);
      const pages = Array.from(listing.files, ([name, file]): PageEntry => {
        const own = problems.filter((problem) => problem.file === name);
        const errors = own.filter(isError).length;
        return { ...titled(name, file), errors, warnings: own.length - errors };
      });
      const gone = (await versions.names()).filter((name) => !listing.files.has(name));
      const deleted = await Promise.all(
        gone.map(async (name) => {
          const version = (await versions.list(name))[0]?.id ?? '';
          const text = (await versions.read(name, version)) ?? '';
          return { ...titled(name, { name, text }), version };
        }),
      );
      const siteFile = listing.files.get(siteName);
      const site = siteFile && siteSchema.safeParse(documentOf(siteFile)).data;
      return {
        ...(site && { site }),
        pages: pages
          .filter(({ name }) => name !== siteName)
          .sort((a, b) => a.path.localeCompare(b.path)),
        problems,
        deleted: deleted.filter(({ version }) => version !== ''),
      };
    },
    source: fresh,

    // In turn as well, so that of two drafts the later one stays.
    draft: (name, document) =>
      inTurn(async () => {
        const listing = await list();
        const file = readableFile(listing, name);
        const draft: Draft = { document, shown: drafts.get(name)?.shown };
        drafts.set(name, draft);
        const { text } = laidOver(draft, file);
        // What changes nothing is no draft: it would hide what somebody else writes into the file later.
        if (text === file.text) drafts.delete(name);
        const { now, diagnosis } = checkEdited(listing);
        tellAll();
        return {
          problems: problemsOf(diagnosis.diagnostics, now),
          changedLines: changedLines(file.text, text),
        };
      }),
    discard: (name) =>
      inTurn(async () => {
        if (drafts.delete(name)) tellAll();
      }),

    save: (name, hash, document) =>
      inTurn(async () => {
        const listing = await list();
        const file = readableFile(listing, name, hash);
        await write(listing, new Map([[name, newText(file.text, document)]]));
        // A draft of something else is still one.
        if (isDeepStrictEqual(drafts.get(name)?.document, document)) drafts.delete(name);
        tellAll();
        return await fresh(name);
      }),

    create: ({ path: route, title, copyOf }) =>
      inTurn(async () => {
        const listing = await list();
        const blank = starter(folder, route, title);
        const model = copyOf === undefined ? blank : documentOf(readableFile(listing, copyOf));
        if (!isGroup(model)) {
          throw new Refusal(409, {
            message: `"${copyOf}" has a mistake; mend it before you copy it.`,
          });
        }
        const { description } = blank;
        const document = { ...model, path: route, title, description };
        const text = `${JSON.stringify(document, null, 2)}\n`;
        const name = fileNameFor(route);
        if (listing.files.has(name)) {
          throw new Refusal(409, { message: `There is a file "${name}" already.` });
        }
        const file = { name: path.join(inFolder, name), text };
        const after = { ...listing, files: new Map([...listing.files, [name, file]]) };
        refuseMistakes(listing, after, [name]);
        return await add(name, text);
      }),

    async links(name) {
      const { files } = edited(await list());
      const own = files.get(name);
      if (!own) throw new Refusal(404, { message: `There is no document "${name}".` });
      const target = textOf(own, 'path');
      return Array.from(files).flatMap(([file, source]): LinkEntry[] => {
        const document = documentOf(source);
        if (file === name || !isGroup(document)) return [];
        return linksIn(document)
          .filter(({ href }) => pageOf(href) === target)
          .map(({ path: place, href }) => ({ file, path: place, href }));
      });
    },

    move: ({ name, path: to, mendLinks, redirect }, hash) =>
      inTurn(async () => {
        const listing = await list();
        const from = textOf(readableFile(listing, name, hash), 'path');
        if (name === siteName || from === '') {
          throw new Refusal(409, { message: `"${name}" is not a page that can be moved.` });
        }
        const change = (own: string, document: Group) =>
          moved(document, {
            from,
            to,
            mendLinks,
            redirect: redirect && own === siteName,
            isMoved: own === name,
          });
        const texts = Array.from(listing.files).flatMap(([own, file]): [string, string][] => {
          const document = documentOf(file);
          if (!isGroup(document)) return [];
          const after = change(own, document);
          return after === document ? [] : [[own, smallestChange(file.text, after)]];
        });
        const changed = await write(listing, new Map(texts));
        for (const [own, { document }] of drafts) {
          // A text is what its editor makes of it.
          if (isGroup(document)) drafts.set(own, { document: change(own, document) });
        }
        tellAll();
        return { changed };
      }),

    remove: (name, hash) =>
      inTurn(async () => {
        const { files } = await list();
        const file = wantedFile({ files, served: [] }, name, hash);
        const route = textOf(file, 'path');
        const isOnly = ![...files].some(
          ([other, own]) => other !== name && textOf(own, 'path') === route,
        );
        const purpose = isOnly ? purposes.get(route) : undefined;
        const needed = name === siteName ? 'Every page is drawn with it.' : purpose;
        if (needed) {
          throw new Refusal(409, { message: `"${name}" cannot be deleted. ${needed}` });
        }
        await versions.keep(name, file.text);
        await rm(file.name);
        drafts.delete(name);
        tellAll();
      }),

    async versions(name) {
      return await versions.list(name);
    },
    async version(name, id) {
      const text = await versions.read(name, id);
      if (text === undefined) throw new Refusal(404, { message: 'There is no such version.' });
      return { text, document: documentOf({ name, text }) };
    },
    async keepVersion(name, document) {
      const file = wantedFile(await list(), name);
      await versions.keep(name, newText(file.text, document));
    },
    async textWith(name, document) {
      return newText(wantedFile(await list(), name).text, document);
    },
    restore: (name, id) =>
      inTurn(async () => {
        const text = await versions.read(name, id);
        if (text === undefined) throw new Refusal(404, { message: 'There is no such version.' });
        const { files } = await list();
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
}

/** Why there must be a page of this path. */
const purposes = new Map([
  ['/', 'It is the home page, and a site begins with one.'],
  [notFoundPath, 'It is the page that is shown where there is none.'],
]);

/** Runs one work after the other, whatever becomes of the one before. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work, work);
    last = result;
    return result;
  };
}

/** The file as a save of the draft would leave it; the very same object as long as both are the same. */
function laidOver(draft: Draft, over: SourceFile): SourceFile {
  if (!draft.file || draft.over !== over) {
    const text = newText(over.text, draft.document);
    draft.over = over;
    draft.file = text === over.text ? over : { name: over.name, text };
  }
  return draft.file;
}

const hashOf = once(({ text }: SourceFile) => createHash('sha256').update(text).digest('hex'));

function sourceFor(name: string, file: SourceFile): Source {
  const text = file.problem === undefined ? { text: file.text } : {};
  return { name, hash: hashOf(file), ...text, document: documentOf(file) };
}

function titled(name: string, file: SourceFile) {
  return { name, path: textOf(file, 'path'), title: textOf(file, 'title') };
}

function isError({ severity }: { severity: 'error' | 'warning' }): boolean {
  return severity === 'error';
}
