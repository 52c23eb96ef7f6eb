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
import type { Taken } from './withoutLinks.ts';

/** The address below which the editor and its server are. */
export const editorPath = '/__edit';
export const apiPath = `${editorPath}/api/`;
/** The address below which the code of the editor's page is. */
export const codePath = `${editorPath}/code/`;

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
  /**
   * Makes a page from the starter, or a copy of another with its own path, title and description. It is not published.
   */
  create: z.object({ path: z.string(), title: z.string(), copyOf: name.optional() }),
  /** What leads to a page from other documents. */
  links: z.object({ name }),
  /**
   * Gives a page another path. With `changeLinks` the links of all files follow; with `redirect` site.json redirects the
   * old address to the new one. With `below` the pages below it go with it. The files keep their names, and drafts follow.
   * Nothing is written unless all of it is valid.
   */
  move: z.object({
    name,
    hash,
    path: z.string(),
    changeLinks: z.boolean(),
    redirect: z.boolean(),
    below: z.boolean().optional(),
  }),
  /**
   * Deletes a page; the file and its drafts are kept as versions. Refused for the home page, the 404 page, site.json and a
   * file that cannot be read. With `instead` all files change together or none: links to the page are taken out where
   * `takesOut` is set and `links` says that it can be, and lead to the page `to` otherwise; `redirect` leads its address
   * there as well. Drafts follow. Without `instead` links stay, and lead nowhere.
   */
  remove: z.object({
    name,
    hash,
    instead: z.object({ to: z.string(), takesOut: z.boolean(), redirect: z.boolean() }).optional(),
  }),
  /** Publishes pages that are not: all of them in their files, or none. Drafts follow. */
  publishPages: z.object({ names: z.array(name).min(1).max(1000) }),
  /**
   * Adds an entry that leads to a page to a group of the menu, which is named by its heading. The settings are saved at once, and
   * drafts of them follow. Nothing changes where the menu leads to the page already.
   */
  addToMenu: z.object({
    path: z.string(),
    group: z.string(),
    text: z.string(),
    description: z.string(),
  }),
  /** The versions of a document, the newest first, at most 20 of each kind. */
  versions: z.object({ name }),
  version: z.object({ name, id: z.string() }),
  /**
   * The last state of a document without a mistake: of what is published and the versions, the one that is nearest to the
   * file. Nothing where there is none.
   */
  lastGood: z.object({ name }),
  /** A state of a document as visitors would see its page, for a frame: HTML without scripts. Keeps and writes nothing. */
  preview: z.object({ name, document }),
  /** Keeps an unsaved document as a version, unless that is the newest one or the file itself. */
  keepVersion: z.object({ name, document }),
  /** The text of the file as a save of this document would leave it. Checks and writes nothing. */
  textWith: z.object({ name, document }),
  /** Brings a deleted page back as it was, unless another file has its name or another page its path. */
  restore: z.object({ name, id: z.string() }),
  /** The pictures and files to download, with the places that name them, drafts included, and those that were removed. */
  pictures: z.object({}),
  /**
   * Takes in a picture: the bytes of its file in base64, and the words of its name. What it is decides its content. It is kept
   * upright, small, and without EXIF and GPS (pictures/takeIn.ts), under a name that no other file has.
   */
  takePicture: z.object({ data: z.string(), name: z.string().max(1000) }),
  /**
   * Takes in a file that visitors can download: its bytes in base64, and the name that it has on the computer it comes from, whose
   * ending says what it is. It is kept as it is, under a name that no other file has.
   */
  takeDownload: z.object({ data: z.string(), name: z.string().max(1000) }),
  /** Shows a picture in every place that shows another one, in all documents or in none. Drafts follow. */
  replacePicture: z.object({ from: z.string(), to: z.string() }),
  /** Removes a picture that nothing shows, or a file to download that nothing leads to. The last 20 are kept. */
  removePicture: z.object({ src: z.string() }),
  /** Brings a removed picture or file back under its name, unless another file has it. */
  restorePicture: z.object({ id: z.string() }),
  /** What differs between the saved files and the published state, which is asked for unless `fetch` is false. */
  publishing: z.object({ fetch: z.boolean().optional() }),
  /** A document before and after a publication from here, or before and after what others have published is brought in. */
  bothStates: z.object({ name, of: z.enum(['outgoing', 'incoming']) }),
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
  /** What is wrong with all documents, and what could be better. */
  health: z.object({}),
  /** Builds what is saved, into a folder that is thrown away, and weighs each page of it. */
  weigh: z.object({}),
  /** The addresses of other sites that documents name, with what is known of each since a day at most. Asks nobody. */
  outerLinks: z.object({}),
  /**
   * Looks whether one of these addresses leads somewhere. No address of this computer or its network is asked, also where
   * another one redirects to it.
   */
  checkLink: z.object({ url: z.string().max(2000) }),
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
  move: { changed: string[]; moves: { from: string; to: string }[] };
  remove: unknown;
  publishPages: { changed: string[] };
  addToMenu: unknown;
  versions: Version[];
  version: VersionText;
  lastGood: { good?: GoodState };
  preview: { html: string };
  keepVersion: unknown;
  textWith: { text: string };
  restore: unknown;
  pictures: { pictures: PictureEntry[]; downloads: DownloadEntry[]; removed: KeptPicture[] };
  /** `isKnown`: the same picture was there already, and nothing was written. */
  takePicture: { src: string; isKnown: boolean };
  /** The address of its links. `isKnown`: the same file was there already, and nothing was written. */
  takeDownload: { address: string; isKnown: boolean };
  replacePicture: { changed: string[] };
  removePicture: unknown;
  restorePicture: { src: string };
  publishing: Publishing;
  bothStates: { before?: VersionText; after?: VersionText };
  publish: PublishAnswer;
  bringIn: PublishAnswer;
  takeBack: PublishAnswer;
  live: Live;
  health: Health;
  weigh: { pages: PageWeight[] };
  outerLinks: OuterLink[];
  checkLink: LinkResult;
};

export type Health = {
  /** The mistakes and warnings of all files, with the drafts in their place, without those about the order in a file. */
  problems: Problem[];
  /** What must not go live: samples, examples, demonstrations. */
  launch: Problem[];
  /** The hash of each file, for changes that are made from here. */
  hashes: Record<string, string>;
};

/** What a page weighs in its first view, in bytes as they are sent. */
export type PageWeight = {
  path: string;
  parts: { words: string; bytes: number; limit?: number }[];
  /** The parts together, without pictures. */
  total: { bytes: number; limit: number };
  /** Photos and other pictures of the whole page on a phone, each in the size that a phone of 390 pixels at double density takes. */
  pictures: { count: number; bytes: number; limit: number };
};

/** What an address of another site answered. Only an answer of the site itself is kept. */
export const linkResultShape = z.object({
  /**
   * `there`; `moved` for ever, to an address that is there; `gone` (404, 410); `refused`, so that only a person can see;
   * `circle` of redirects; `silent`, no answer; `private`, an address of this computer or its network.
   */
  kind: z.enum(['there', 'moved', 'gone', 'refused', 'circle', 'silent', 'private']),
  time: z.iso.datetime(),
  status: z.number().optional(),
  /** Where it is now. */
  to: z.string().optional(),
  /** Why there was no answer: no such name, too late, no valid certificate, no connection. */
  reason: z.enum(['name', 'time', 'certificate', 'line']).optional(),
});
export type LinkResult = z.output<typeof linkResultShape>;

/** An address of another site, and the places that name it. */
export type OuterLink = {
  url: string;
  places: { file: string; path: ValuePath }[];
  result?: LinkResult;
};

/** Something that differs between two states of the site: a document or a picture, and what of it, in words. */
export type PageChange = {
  name: string;
  title: string;
  kind: 'added' | 'removed' | 'changed';
  changes: FieldChange[];
  /** A page that visitors do not get yet. */
  isUnpublished?: boolean;
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

/** A place that shows a picture: its document, the title of that, the path of the field and its words, and what the picture shows. */
export type PictureUse = {
  file: string;
  title: string;
  path: ValuePath;
  words: string;
  alt?: string;
};

/** A file of the folder downloads, by its path among the documents, with the links that lead to it. One that nobody can download has a problem. */
export type DownloadEntry = {
  src: string;
  bytes: number;
  problem?: string;
  uses: Omit<PictureUse, 'alt'>[];
};

/** A picture or a file to download that was removed and can be brought back. `time` is ISO 8601. */
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
  /** The files that links can lead visitors to, by address. */
  downloads: Download[];
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

/** A file that visitors can download: the address that links have, and its size. */
export type Download = { address: string; bytes: number };

/** A page in the list of pages. Path and title are empty where the file cannot be read. */
export type PageEntry = {
  name: string;
  path: string;
  title: string;
  /** What lists call it, where that is not its title: the words of the menu that leads to it. */
  short?: string;
  /** Visitors do not get it yet. */
  isUnpublished?: boolean;
  errors: number;
  warnings: number;
  /** Its parts, those without an `id` for the search alone. Omitted where the file cannot be read. */
  places?: { title: string; id?: string }[];
  /** The icons that it shows, each as often as it does. Omitted where the file cannot be read. */
  icons?: string[];
};

/** What a page is called in lists. */
export function nameOf({
  short,
  title,
  name: file,
}: Pick<PageEntry, 'short' | 'title' | 'name'>): string {
  return short || title || file;
}

/** One mistake, in the words of the form, with the path of the field that it is about. */
export type Problem = {
  file: string;
  /** The title of the document, and the place in it by the labels of its form: “the headline of the hero”. */
  title?: string;
  place?: string;
  /** The path of the field, also of one that is missing; empty for mistakes of syntax. */
  path: ValuePath;
  line: number;
  column: number;
  severity: 'error' | 'warning';
  rule: string;
  message: string;
  suggestion?: string;
  /** Where it is fixed, where that is another document: the text of a link, and the place that it opens. */
  elsewhere?: { label: string; file: string; path: ValuePath };
  /** What the editor offers to do about it, each by a button. */
  offers?: Offer[];
};

/** A change that is likely meant. Nothing makes it unless somebody asks for it. */
export type Offer = {
  /** The text of the button: `Use “Hero”`. */
  label: string;
  /** Pages that are published, in their own files; then there are no edits. Asked about before. */
  publish?: { name: string; title: string }[];
  /** The page that gets an entry in the menu; then there are no edits. What the entry says is asked about before. */
  menuEntry?: MenuPage;
  /** The change of the file's text. */
  edits: Edit[];
  /** The same as a change of the document; without `value` the field is removed. Omitted where no value changes. */
  change?: { path: ValuePath; value?: unknown };
};

/** A page for which there is no entry in the menu yet. */
export type MenuPage = { path: string; title: string; description: string };

export type DraftAnswer = {
  /** All mistakes of all files with the draft in its place. */
  problems: Problem[];
  /** Why the draft could not be kept, in words: the disk is full, for instance. */
  unkept?: string;
};

/** A link from another document. */
export type LinkEntry = {
  file: string;
  path: ValuePath;
  href: string;
  /** The document and the place in it, in words. */
  title: string;
  place: string;
  /** The words of the link, where it has some. */
  text?: string;
  /** What goes with it when it is taken out; omitted where it cannot be. */
  taken?: Taken;
};

export type Version = {
  id: string;
  /** `saved`: what the file held before a save. `draft`: what was not saved when something else took its place. */
  kind: 'saved' | 'draft';
  /** ISO 8601 */
  time: string;
  title: string;
  /** What the save changed; of a draft, what was written and not saved. Empty where one of both states cannot be read. */
  changes: FieldChange[];
};

/** A state of a document without a mistake. `time`: when it was kept as a version; omitted for what is published. */
export type GoodState = VersionText & { time?: string };

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
