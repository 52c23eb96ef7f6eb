// What the editor in the browser and its server say to each other. All bodies are JSON. Where a request cannot
// be done for another reason than those named below (400, 401, 403, 404, 409, 413, 415, 428), the body is
// { message } in plain words.

import type { Edit, ValuePath } from '../schema/diagnose/types.ts';
import type { Site } from '../schema/index.ts';

/** The address below which the editor and its server are. */
export const editorPath = '/__edit';

/**
 * What lets a page use the endpoints. `npm run edit` hands it over in the fragment of the address that it opens and
 * prints, `/__edit#token=…`; requests carry it in a header. No answer of the server holds it.
 */
export const tokenHeader = 'x-editor-token';
export const tokenField = 'token';

/** One mistake, in the words of `npm run validate`, with the path of the field that it is about. */
export type Problem = {
  /** The file's name as the list of pages has it. */
  file: string;
  /** The path of the field, also of one that is missing; empty for mistakes of syntax. */
  path: ValuePath;
  line: number;
  column: number;
  severity: 'error' | 'warning';
  rule: string;
  message: string;
  suggestion?: string;
  /** What the editor offers to do about it, each at the press of a button. */
  offers?: Offer[];
};

/** A change that is likely meant. Nothing makes it without being asked. */
export type Offer = {
  /** What the button says: `Write "hero"`. */
  label: string;
  /** The change of the file's text. */
  edits: Edit[];
  /** The same as a change of the document; a value that is not given is taken out. Not there where no value changes. */
  change?: { path: ValuePath; value?: unknown };
};

/** A page in the list of pages. */
export type PageEntry = {
  /** The file, relative to the folder of documents: "faq.json". Names are the only way to ask for a file. */
  name: string;
  /** Path and title as far as the file can be read; empty where it cannot. */
  path: string;
  title: string;
  errors: number;
  warnings: number;
};

/** A document as it stands in its file. */
export type Source = {
  name: string;
  /** SHA-256 of the file's bytes, hexadecimal: what If-Match carries. */
  hash: string;
  /** The text of the file; omitted where the file cannot be read at all. */
  text?: string;
  /** The value of the file; omitted where its JSON has a mistake. */
  document?: unknown;
};

/** GET overview */
export type Overview = {
  /** Which site this is: the same at every start and on every port, and another one for another folder. */
  id: string;
  /** What site.json says, omitted while it has mistakes. */
  site?: Site;
  /** The pages, by path; not site.json. */
  pages: PageEntry[];
  /** Mistakes of all files, drafts counted in. */
  problems: Problem[];
  /** Pages that were deleted and can be had back. */
  deleted: { name: string; path: string; title: string; version: string }[];
  /** The names of the documents, site.json among them, of which something is not saved. */
  drafted: string[];
  /** What the start of the server could not finish of an interrupted change, in words. */
  reports: string[];
};

/** GET document?name= → Source. 404 for names that the server has not listed. */

/**
 * What one tab has written and not saved. `tab` names one opening of the document in one tab: it is made anew each time,
 * so no two have the same. As in all requests, a document that is edited as text is a string: the whole text of its file.
 */
export type Draft = {
  tab: string;
  /** ISO 8601 */
  time: string;
  /** The file that it is a change of. */
  base: Source;
  document: unknown;
};

/**
 * PUT draft: checks a document as if it were saved, and keeps it on the disk where it is a change of its base and of the
 * file. Of several tabs' drafts of one document, the site of this server shows the latest.
 */
export type DraftRequest = {
  name: string;
  tab: string;
  /** The file that it is a change of: its text where the document is edited as text, else its value. */
  base: { hash: string; text?: string; document?: unknown };
  document: unknown;
};
export type DraftAnswer = {
  /** All mistakes of all files with the draft in its place. */
  problems: Problem[];
  /** How many lines of the file a save would change, added and removed ones together. */
  changedLines: number;
  /** Why the draft could not be kept, in words: the disk is full, for instance. */
  unkept?: string;
};

/** GET drafts?name= → Draft[], the latest first. */

/** DELETE draft?name=&tab= → 204: throws away the draft of this tab. */

/**
 * PUT document (If-Match: hash): writes the smallest change into the file. The draft of this tab is over then, and of no
 * other; what the file held is kept as a version.
 * 200 Source · 412 { current: Source } when somebody changed the file · 422 { problems } when the document
 * has a mistake, or makes one elsewhere.
 */
export type SaveRequest = { name: string; document: unknown; tab: string };

/**
 * POST pages: a new page, from the starter or a copy; a copy gets the starter's description, since no two pages
 * have the same. 201 Source · 409 when its file is there already · 422 { problems }
 */
export type CreateRequest = { path: string; title: string; copyOf?: string };

/** GET links?name= → LinkEntry[]: what leads to this page from elsewhere. */
export type LinkEntry = { file: string; path: ValuePath; href: string };

/**
 * POST move: gives a page another path. With `changeLinks` the links of all files follow; with `redirect`
 * site.json leads the old address to the new one. Nothing is written unless all of it is valid. The file
 * keeps its name, and drafts follow. If-Match: the hash of the page.
 * 200 { changed: names } · 412 when the page's file was changed since · 422 { problems }
 */
export type MoveRequest = { name: string; path: string; changeLinks: boolean; redirect: boolean };

/**
 * DELETE document?name= (If-Match: hash) → 204. The file and its drafts are kept as versions. 409 { message } for the
 * home page, the page of /404 and site.json. 422 { problems } for a file that cannot be read; links that then lead nowhere
 * do not keep it: they are shown before.
 */

/** GET versions?name= → Version[], the newest first, at most 20 of each kind. */
export type Version = {
  id: string;
  /** `saved`: what the file held before a save. `draft`: what was not saved when something else took its place. */
  kind: 'saved' | 'draft';
  /** ISO 8601 */
  time: string;
  title: string;
};

/** GET version?name=&id= → VersionText: the document is omitted where the JSON of the version has a mistake. */
export type VersionText = { text: string; document?: unknown };

/**
 * POST text { name, document } → { text }: the text of the file as a save of this document would leave it. Checks and
 * writes nothing.
 */

/**
 * POST version { name, document } → 204: keeps an unsaved document as a version, unless that is the newest one or the
 * file itself.
 */

/**
 * POST restore { name, id }: brings a deleted page back, as it was. 201 Source · 409 { message } when there is a
 * file of that name, or another page has its path now.
 */
