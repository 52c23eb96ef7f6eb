// What the editor in the browser and its server say to each other. Each request is a POST of JSON to `/__edit/api/NAME`;
// `requests` has the shape of its body, `Answers` the answer. A request that is refused has one of these statuses:
//
// 400 the body has another shape · 401 no token · 403 another site asks · 404 there is no such document or endpoint
// 409 it cannot be done as things are · 412 somebody else changed the file: { current: Source } · 413 too much
// 415 no JSON · 422 the documents would have mistakes: { problems } · 500 the disk refused
//
// The body of all but 412 and 422 is { message }, for people who do not program.

import { z } from 'zod';
import { deepest } from '../schema/diagnose/rules/file/tooDeep.ts';
import type { Edit, ValuePath } from '../schema/diagnose/types.ts';
import type { Site } from '../schema/index.ts';
import { type Group, isGroup, isObject } from '../schema/values.ts';

/** The address below which the editor and its server are. */
export const editorPath = '/__edit';
export const apiPath = `${editorPath}/api/`;

/**
 * What lets a page use the endpoints. `npm run edit` hands it over in the fragment of the address that it opens and
 * prints, `/__edit#token=…`; requests carry it in a header. No answer of the server holds it.
 */
export const tokenHeader = 'x-editor-token';
export const tokenField = 'token';

/** So many older versions of a document are kept, and so many pictures that were removed: the newest. */
export const mostKept = 20;

/** The document that holds what is written once for the whole site. */
export const siteName = 'site.json';

/** A document as it is edited: its value, or the whole text of its file. */
export type Written = Group | string;

const document = z.custom<Written>(
  (value) => typeof value === 'string' || (isGroup(value) && depthOf(value) <= deepest),
  'A document is a group of fields, and no deeper than a page can be, or the text of its file.',
);
/** A file's name in the list of pages: "faq.json". No other way leads to a file. */
const name = z.string();
/** SHA-256 of the bytes of the file that is changed. Another hash means that somebody else changed it. */
const hash = z.string();
/** Names one opening of a document in one tab; no two have the same. It becomes a part of a file's name. */
const tab = z.uuid();

/** What one tab has written and not saved. */
export const draftShape = z.object({
  tab,
  time: z.iso.datetime(),
  /** The file that it is a change of: its text where the document is edited as text, else its value. */
  base: z.object({ hash, text: z.string().optional(), document: document.optional() }),
  document,
});
export type Draft = z.output<typeof draftShape>;

/** Which of two changes of one thing is taken. The key names the question with both answers to it. */
const choice = z.object({ key: z.string(), side: z.enum(['mine', 'theirs']) });
export type Choice = z.output<typeof choice>;
const choices = z.array(choice).max(1000);

/** A publication that was made here. Times are ISO 8601. */
export const publicationShape = z.object({
  commit: z.string(),
  /** What it is about, in words. */
  subject: z.string(),
  time: z.string(),
  /** Whether it took back the one before. */
  isBack: z.boolean().optional(),
  /** For one that waits for a review: its branch, and the address where the host shows it. */
  review: z.object({ branch: z.string(), address: z.string().optional() }).optional(),
  /** When the live site had it, as far as the editor saw. */
  live: z.string().optional(),
});
export type Publication = z.output<typeof publicationShape>;

export const requests = {
  overview: z.object({}),
  source: z.object({ name }),
  /**
   * Checks a document as if it were saved, and keeps it on the disk where it is a change of its base and of the file. Of
   * several tabs' drafts of one document, the site of this server shows the latest.
   */
  draft: draftShape.omit({ time: true }).extend({ name }),
  /** The drafts of a document, the latest first. */
  drafts: z.object({ name }),
  /** Throws away the draft of one tab. */
  discard: z.object({ name, tab }),
  /**
   * Writes the smallest change into the file. The draft of this tab is over then, and of no other; what the file held is
   * kept as a version.
   */
  save: z.object({ name, hash, document, tab }),
  /** Makes a page from the starter, or a copy of another with its own path, title and description. */
  create: z.object({ path: z.string(), title: z.string(), copyOf: name.optional() }),
  /** What leads to a page from other documents. */
  links: z.object({ name }),
  /**
   * Gives a page another path. With `changeLinks` the links of all files follow; with `redirect` site.json redirects the
   * old address to the new one. The file keeps its name, and drafts follow. Nothing is written unless all of it is valid.
   */
  move: z.object({
    name,
    hash,
    path: z.string(),
    changeLinks: z.boolean(),
    redirect: z.boolean(),
  }),
  /**
   * Deletes a page; the file and its drafts are kept as versions. Refused for the home page, the 404 page, site.json and a
   * file that cannot be read. Links that lead nowhere afterwards do not keep it: they are shown before.
   */
  remove: z.object({ name, hash }),
  /** The versions of a document, the newest first, at most 20 of each kind. */
  versions: z.object({ name }),
  version: z.object({ name, id: z.string() }),
  /** Keeps an unsaved document as a version, unless that is the newest one or the file itself. */
  keepVersion: z.object({ name, document }),
  /** The text of the file as a save of this document would leave it. Checks and writes nothing. */
  textWith: z.object({ name, document }),
  /** Brings a deleted page back as it was, unless another file has its name or another page its path. */
  restore: z.object({ name, id: z.string() }),
  /** The pictures of the folder with the places that show them, drafts included, and those that were removed. */
  pictures: z.object({}),
  /**
   * Takes in a picture: the bytes of its file in base64, and the words of its name. What it is decides its content. It is kept
   * upright, small, and without EXIF and GPS (pictures/takeIn.ts), under a name that no other file has.
   */
  takePicture: z.object({ data: z.string(), name: z.string().max(1000) }),
  /** Shows a picture in every place that shows another one, in all documents or in none. Drafts follow. */
  replacePicture: z.object({ from: z.string(), to: z.string() }),
  /** Removes a picture that nothing shows. The last 20 are kept. */
  removePicture: z.object({ src: z.string() }),
  /** Brings a removed picture back under its name, unless another file has it. */
  restorePicture: z.object({ id: z.string() }),
  /** What differs between the saved files and the published state, which is asked for unless `fetch` is false. */
  publishing: z.object({ fetch: z.boolean().optional() }),
  /**
   * Publishes all that is saved, together with what others have published: merged, checked, built, committed and pushed.
   * `launch` confirms what `validate --launch` finds, by the key of the question. `person` is who publishes.
   */
  publish: z.object({
    choices,
    launch: z.string().optional(),
    person: z.object({ name: z.string().max(100), email: z.string().max(200) }).optional(),
  }),
  /** Takes what others have published into the files, merged with what is saved. Publishes nothing. */
  bringIn: z.object({ choices }),
  /** Publishes the state before the last publication of this folder, in all that nobody has changed since. */
  takeBack: z.object({ choices, launch: z.string().optional() }),
  /** Whether the last publication is live. The live site is asked every ten seconds at most. */
  live: z.object({}),
};
export type Requests = { [Name in keyof typeof requests]: z.output<(typeof requests)[Name]> };

export type Answers = {
  overview: Overview;
  source: Source;
  draft: DraftAnswer;
  drafts: Draft[];
  discard: unknown;
  save: Source;
  create: { name: string };
  links: LinkEntry[];
  move: { changed: string[] };
  remove: unknown;
  versions: Version[];
  version: VersionText;
  keepVersion: unknown;
  textWith: { text: string };
  restore: unknown;
  pictures: { pictures: PictureEntry[]; removed: KeptPicture[] };
  /** `isKnown`: the same picture was there already, and nothing was written. */
  takePicture: { src: string; isKnown: boolean };
  replacePicture: { changed: string[] };
  removePicture: unknown;
  restorePicture: { src: string };
  publishing: Publishing;
  publish: PublishAnswer;
  bringIn: PublishAnswer;
  takeBack: PublishAnswer;
  live: Live;
};

/** Something that differs between two states of the site: a document or a picture, and what of it, in words. */
export type PageChange = {
  name: string;
  title: string;
  kind: 'added' | 'removed' | 'changed';
  changes: FieldChange[];
};

/** A field that differs: what it is in words, and both texts; without `from` it is new, without `to` it is gone. */
export type FieldChange = { words: string; from?: string; to?: string };

/** Two people changed the same. */
export type Question = {
  key: string;
  name: string;
  title: string;
  words: string;
  mine: string;
  theirs: string;
};

/** What can be published from this folder. `why`: nothing can, as things are. */
export type Publishing =
  | { why: string }
  | {
      /** Where it goes: the branch, and the address of the host's page where it has one. */
      target: { branch: string; address?: string; isReview: boolean };
      person?: { name: string; email: string };
      /** What would be published, and what others have published that is not here yet. */
      outgoing: PageChange[];
      incoming: PageChange[];
      /** The names of documents with drafts, which are not published. */
      unsaved: string[];
      /** Why the published state is not that of now: no line, for instance. */
      notAsked?: string;
      last?: Publication;
    };

/**
 * What became of a publication. `note` says why the branch of the person did not follow. All kinds but `done` have changed
 * nothing that is published.
 */
export type PublishAnswer =
  | { kind: 'done'; publication?: Publication; note?: string }
  | { kind: 'nothing' }
  | { kind: 'person' }
  | { kind: 'questions'; questions: Question[] }
  | { kind: 'launch'; key: string; problems: Problem[] };

/** `late`: ten minutes after the publication the live site does not have it. `unknown`: there is none, or no live site. */
export type Live = {
  state: 'unknown' | 'waiting' | 'live' | 'late';
  since?: string;
  /** Of the host's page. */
  address?: string;
};

/** A picture of the folder. One that pages cannot show has a problem, and no size. */
export type PictureEntry = {
  src: string;
  size?: { width: number; height: number };
  problem?: string;
  uses: PictureUse[];
};

/** A place that shows a picture: its document, the title of that, the path of the field, and what the picture shows. */
export type PictureUse = { file: string; title: string; path: ValuePath; alt?: string };

/** A picture that was removed and can be brought back. `time` is ISO 8601. */
export type KeptPicture = { id: string; src: string; time: string };

/** A document as it is in its file. */
export type Source = {
  hash: string;
  /** The text of the file; omitted where the file cannot be read at all. */
  text?: string;
  /** The value of the file; omitted where its JSON has a mistake. */
  document?: unknown;
  /** Whether the file has fields under their old names. Text and value have the names of now, and a save writes these. */
  hasOldNames?: boolean;
};

export type Overview = {
  /** Which site this is: the same at every start and on every port, and another one for another folder. */
  id: string;
  /** What site.json says; omitted while it has mistakes. */
  site?: Site;
  /** The pages, by path; not site.json. */
  pages: PageEntry[];
  /** Mistakes of all files, with the drafts in their place. */
  problems: Problem[];
  /** Deleted pages that can be brought back. */
  deleted: { name: string; path: string; title: string; version: string }[];
  /** The names of the documents, site.json among them, that have a draft. */
  drafted: string[];
  /** Whether the documents lie in a git repository, so that they can be published from here. */
  canPublish: boolean;
  /** What somebody should know or do, in words: an interrupted change that was not finished, names of an earlier version. */
  reports: string[];
};

/** A page in the list of pages. Path and title are empty where the file cannot be read. */
export type PageEntry = {
  name: string;
  path: string;
  title: string;
  errors: number;
  warnings: number;
};

/** One mistake, in the words of `npm run validate`, with the path of the field that it is about. */
export type Problem = {
  file: string;
  /** The path of the field, also of one that is missing; empty for mistakes of syntax. */
  path: ValuePath;
  line: number;
  column: number;
  severity: 'error' | 'warning';
  rule: string;
  message: string;
  suggestion?: string;
  /** What the editor offers to do about it, each by a button. */
  offers?: Offer[];
};

/** A change that is likely meant. Nothing makes it unless somebody asks for it. */
export type Offer = {
  /** The text of the button: `Write "hero"`. */
  label: string;
  /** The change of the file's text. */
  edits: Edit[];
  /** The same as a change of the document; without `value` the field is removed. Omitted where no value changes. */
  change?: { path: ValuePath; value?: unknown };
};

export type DraftAnswer = {
  /** All mistakes of all files with the draft in its place. */
  problems: Problem[];
  /** How many lines of the file a save would change, added and removed ones together. */
  changedLines: number;
  /** Why the draft could not be kept, in words: the disk is full, for instance. */
  unkept?: string;
};

export type LinkEntry = { file: string; path: ValuePath; href: string };

export type Version = {
  id: string;
  /** `saved`: what the file held before a save. `draft`: what was not saved when something else took its place. */
  kind: 'saved' | 'draft';
  /** ISO 8601 */
  time: string;
  title: string;
};

/** The text of a version, and its value unless its JSON has a mistake. */
export type VersionText = { text: string; document?: unknown };

/** How deep brackets are nested; counting stops where they are too deep. */
function depthOf(value: unknown, depth = 0): number {
  if (!isObject(value) || depth > deepest) return depth;
  return Object.values(value).reduce(
    (most: number, item) => Math.max(most, depthOf(item, depth + 1)),
    depth + 1,
  );
}
