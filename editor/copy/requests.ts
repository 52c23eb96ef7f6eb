// What the editor asks the worker that holds the working copy: the files of the site (`base`) and the edits over them.
import type { Folder, Group } from '../../schema/browser.ts';
import type {
  Choice,
  DownloadEntry,
  GoodState,
  Health,
  LinkEntry,
  NewContact,
  Overview,
  PageChange,
  PictureEntry,
  Problem,
  Question,
  Version,
} from '../api.ts';
import type { Former, Snapshot } from '../home/home.ts';

/** A document: its value, or its text if no form can show it; undefined: the document is removed. */
export type Content = Group | string | undefined;
/** Documents that differ from the files, by name. */
export type Contents = ReadonlyMap<string, Content>;

/** Why a document is not saved now: it has an error, or depends on a document that has one. */
export type Waiting = { name: string; title: string; why: string };

/** What a save writes: new texts of files, undefined for a removed one. */
export type Saving = {
  texts: ReadonlyMap<string, string | undefined>;
  waiting: readonly Waiting[];
  /** The errors that a save would cause in documents without changes. */
  problems: readonly Problem[];
};

/** The edits over newer files. `questions`: what both sides changed; the edits are as if all were answered with "mine". */
export type Merged = { contents: Contents; questions: readonly Question[] };

/** Each request with its answer. Those that answer `contents` change nothing themselves: the store applies them as one step. */
export type CopyRequests = {
  overview: { request: object; answer: Overview };
  /** The errors and warnings of all documents. */
  health: { request: object; answer: Health };
  /** The pages that have words in lower case in a text, by name. */
  search: { request: { words: string }; answer: readonly string[] };
  links: { request: { name: string }; answer: readonly LinkEntry[] };
  pictures: {
    request: object;
    answer: { pictures: readonly PictureEntry[]; downloads: readonly DownloadEntry[] };
  };
  /** The changed documents, in words. */
  changes: { request: object; answer: readonly PageChange[] };
  saving: { request: object; answer: Saving };
  versions: { request: { name: string; former: readonly Former[] }; answer: readonly Version[] };
  lastGood: {
    request: { name: string; former: readonly Former[] };
    answer: { good?: GoodState | undefined };
  };
  create: {
    request: { path: string; title: string; copyOf?: string | undefined };
    answer: { name: string; contents: Contents };
  };
  /** Copies a page to the folder of another language. */
  translate: {
    request: { name: string; folder: Folder };
    answer: { name: string; contents: Contents };
  };
  /** Adds a language with copies of the pages that every language has. Returns the name of its settings. */
  addLanguage: {
    request: { language: string };
    answer: { name: string; contents: Contents };
  };
  removeLanguage: { request: { folder: Folder }; answer: { contents: Contents } };
  move: {
    request: {
      name: string;
      path: string;
      changeLinks: boolean;
      redirect: boolean;
      below?: boolean | undefined;
    };
    answer: { contents: Contents };
  };
  remove: {
    request: {
      name: string;
      instead?: { to: string; takesOut: boolean; redirect: boolean } | undefined;
    };
    answer: { contents: Contents };
  };
  /** Adds a former page back under its name. */
  restore: { request: { name: string; text: string }; answer: { contents: Contents } };
  publishPages: { request: { names: readonly string[] }; answer: { contents: Contents } };
  addToMenu: {
    request: { path: string; group: string; text: string; description: string };
    answer: { contents: Contents };
  };
  addContact: {
    request: Pick<NewContact, 'field' | 'value'> & { name: string };
    answer: { contents: Contents };
  };
  /** Applies the fixes of a file's errors that are certain. */
  fix: { request: { name: string }; answer: { contents: Contents } };
  replacePicture: { request: { from: string; to: string }; answer: { contents: Contents } };
  /** The edits, made over the files `base`, over newer files `theirs`. */
  merge: {
    request: { base: Snapshot; edits: Contents; theirs: Snapshot; choices: readonly Choice[] };
    answer: Merged;
  };
};
export type CopyRequest<Name extends keyof CopyRequests> = CopyRequests[Name]['request'];
export type CopyAnswer<Name extends keyof CopyRequests> = CopyRequests[Name]['answer'];
/** The requests that change documents. */
export type ChangeName =
  | 'create'
  | 'translate'
  | 'addLanguage'
  | 'removeLanguage'
  | 'move'
  | 'remove'
  | 'restore'
  | 'publishPages'
  | 'addToMenu'
  | 'addContact'
  | 'replacePicture'
  | 'fix';
