// What crosses a border of the editor: between its page and its server (the addresses and the token; the requests are those of
// home/folderApi.ts), and between its page and its worker (the shapes that copy/requests.ts is made of).

import type { Folder } from '../schema/browser.ts';
import type { Picture, ValuePath } from '../schema/index.ts';
import type { PageList } from '../schema/inspect.ts';
import type { removalKinds } from './links/withoutLinks.ts';
import type { ResolvedSite } from './site.ts';

/** The base path of the editor's page and its endpoints. */
export const editorPath = '/__edit';
export const apiPath = `${editorPath}/api/`;
/** The base path of the code of the editor's page, and of the files next to it (addresses.ts). */
export const codePath = `${editorPath}/code/`;

/**
 * Gives a page access to the endpoints. `npm run edit` passes the token in the fragment of the address that it opens
 * and prints, `/__edit#token=…`; requests send it in a header. The server never sends it in an answer.
 */
export const tokenHeader = 'x-editor-token';
export const tokenField = 'token';

/** The maximum number of old versions of a document, and of removed pictures, to keep. The newest are kept. */
export const maxFormer = 20;

/** The document with the site settings. */
export const siteName = 'site.json';
/** The name of the page with all pictures and downloads in an address of the editor. */
export const picturesName = 'pictures';

/** The answer to a `Question`: which side's change is kept. `key` identifies the question together with both changes. */
export type Choice = { key: string; side: 'mine' | 'theirs' };

/** A page without an entry in the menu. */
export type MenuPage = { path: string; title: string; description: string };

/** A phone number or email address that a link has instead of its name, because the settings lack it. */
export type NewContact = {
  field: 'phones' | 'emails';
  value: string;
  scheme: 'tel' | 'sms' | 'whatsapp' | 'mailto';
  /** The path of the link, and its current value. */
  path: ValuePath;
  href: string;
};

/** A suggested change. It is made only when the user asks for it. */
export type Offer = {
  /** The text of the button: `Use “Hero”`. */
  label: string;
  /** Pages to publish, in their own files, after a confirmation; `edits` is empty then. */
  publish?: { name: string; title: string }[] | undefined;
  /** The page to add to the menu, after a dialog for the entry's text; `edits` is empty then. */
  menuEntry?: MenuPage | undefined;
  /** The contact to add to the settings, after a dialog for its name; `edits` is empty then. */
  contact?: NewContact | undefined;
  /** The change to the file's text. */
  edits: { offset: number; length: number; text: string }[];
  /** The same change to the document; without `value` the field is removed. Omitted if no value changes. */
  change?: { path: ValuePath; value?: unknown } | undefined;
};

/** One error or warning, described with the labels of the form, and the path of its field. */
export type Problem = {
  file: string;
  /** The title of the document. */
  title?: string | undefined;
  /** The path of the field, also of one that is missing; empty for syntax errors. */
  path: ValuePath;
  line: number;
  column: number;
  severity: 'error' | 'warning';
  rule: string;
  message: string;
  suggestion?: string | undefined;
  /** Only if it is fixed in another document or page of the editor: a link text and the path that the link opens. */
  elsewhere?: { label: string; file: string; path: ValuePath } | undefined;
  /** The fixes that the editor offers, one button each. */
  offers?: Offer[] | undefined;
};

/**
 * A state of a document without errors, when it was kept as a version, and what it would change; undefined while the text of
 * the document is ambiguous.
 */
export type GoodState = { text: string; time: string; changes: FieldChange[] | undefined };

/** A changed field: its name in words, and both texts. Without `from` it was added, without `to` it was removed. */
export type FieldChange = { words: string; from?: string | undefined; to?: string | undefined };

export type Version = {
  id: string;
  /** ISO 8601 */
  time: string;
  title: string;
  /** Its differences from the next state. Empty if one of the two cannot be read. */
  changes: FieldChange[];
};

/** A link from another document. */
export type LinkEntry = {
  file: string;
  path: ValuePath;
  href: string;
  /** The document and the place in it, in words. */
  title: string;
  place: string;
  /** The text of the link, if it has one. */
  text?: string | undefined;
  /** What is removed together with the link; omitted if the link cannot be removed. */
  removal?: (typeof removalKinds)[number] | undefined;
};

/** A file that visitors can download: the address that links have, and its size. */
export type Download = { address: string; bytes: number };

/** A language of a site with several: its folder, which is empty for the main one, and its tag, as in its site.json. */
export type SiteLanguage = { folder: Folder; language: string };

/** A page in the list of pages. Path and title are empty if the file cannot be read. */
export type PageEntry = {
  name: string;
  path: string;
  title: string;
  /** Its name in lists if that is not the title: the text of its link in the menu. */
  short?: string | undefined;
  /** The page is not published. */
  isUnpublished?: boolean | undefined;
  /** In a site with several languages: its language, and the names of its versions in all languages that have one. */
  folder?: Folder | undefined;
  versions?: Readonly<Record<Folder, string>> | undefined;
  /** The texts that it has from the page of the main language that it translates. */
  untranslated?: readonly ValuePath[] | undefined;
  errors: number;
  /** Its example texts, which are not among the warnings. */
  texts?: number | undefined;
  warnings: number;
  /** Its parts with a heading; those without an `id` are used only by the search. Omitted if the file cannot be read. */
  places?: { title: string; id?: string | undefined }[] | undefined;
  /** Its day, and the days on which visitors see it. */
  date?: string | undefined;
  showFrom?: string | undefined;
  showUntil?: string | undefined;
  /** What lists of pages show of it, besides title and date. */
  teaser?: { description: string; picture?: Picture | undefined } | undefined;
  /** Its lists of pages. */
  lists?: PageList[] | undefined;
  /** The icons that it shows, one item per use. Omitted if the file cannot be read. */
  icons?: string[] | undefined;
};

/** The name of a page in lists. */
export function pageName(page: Pick<PageEntry, 'short' | 'title' | 'name'>): string {
  return page.short || page.title || page.name;
}

export type Overview = {
  /** Identifies the folder of the site: the same at every start and on every port. */
  id: string;
  /** The value of site.json; omitted while it has errors. */
  site?: ResolvedSite | undefined;
  /** The languages, the main one first; omitted if there is only one. */
  languages?: readonly SiteLanguage[] | undefined;
  /** The pages, by path; not site.json. */
  pages: PageEntry[];
  /** The files that visitors can download. */
  downloads: Download[];
  /** The errors of all documents, with unsaved changes. */
  problems: Problem[];
  /** The documents have not been checked yet, so their problems are unknown. */
  isUnchecked?: true;
  /** Deleted pages that can be restored. */
  deleted: { name: string; path: string; title: string; version: string }[];
  /** Messages for the user: an interrupted change that could not be finished, old field names. */
  reports: string[];
};

/** A field that shows a picture: its document with title, its path, its label, and the alt text. */
type PictureUse = {
  file: string;
  title: string;
  path: ValuePath;
  words: string;
  alt?: string | undefined;
};

/** A picture of the folder. `problem`: why pages cannot show it; it has no size then. */
export type PictureEntry = {
  src: string;
  size?: { width: number; height: number } | undefined;
  problem?: string | undefined;
  uses: PictureUse[];
};

/** A file in the folder downloads: its path among the documents, and its links. `problem`: why nobody can download it. */
export type DownloadEntry = {
  src: string;
  bytes: number;
  problem?: string | undefined;
  uses: Omit<PictureUse, 'alt'>[];
};

/** A document or picture that differs between two states of the site, with its changes in words. */
export type PageChange = {
  name: string;
  title: string;
  kind: 'added' | 'removed' | 'changed';
  changes: FieldChange[];
  /** The page is not published. */
  isUnpublished?: boolean;
};

/** A conflict: two people changed the same thing. */
export type Question = {
  key: string;
  name: string;
  title: string;
  words: string;
  mine: string;
  theirs: string;
};

export type Health = {
  /** The errors and warnings of all documents, with unsaved changes; not those about a file's format. */
  problems: Problem[];
  /** Content that must not go live: samples, examples, demos. */
  launch: Problem[];
  /** When links to other sites were last checked (`npm run validate -- --links`). */
  linksChecked?: string | undefined;
};
