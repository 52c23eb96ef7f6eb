import type { Edit, Range, ValuePath } from '../basics.ts';
import type { Advice, Sentence } from '../catalog/index.ts';
import type { Versions } from '../languages.ts';
import type { Page, PartialPage } from '../page.ts';
import type { Folder } from '../paths.ts';
import type { PartialSite } from '../site.ts';

export type { Edit, Range, ValuePath } from '../basics.ts';

/** A file as read: its name in messages, and its text, or why it could not be read. */
export type SourceFile = { name: string; text: string; problem?: string };

/** A range of a file. Lines and columns start at 1 and count UTF-16 units; the end is past the last one. */

export type Place = { file: string; line: number; column: number } & {
  endLine: number;
  endColumn: number;
};

/** How an error can be repaired. */
export type Repair = {
  /** The edits applied by `--fix`. Only set for errors with an unambiguous fix. */
  fix?: readonly Edit[] | undefined;
  /** The likely edits. They are offered, and only applied on request. */
  suggest?: readonly Edit[] | undefined;
  /** Versions that only the author can choose between: the edits that keep each, with its name. */
  versions?: readonly { name: string; edits: readonly Edit[] }[] | undefined;
  /** The documents of unpublished pages. Publishing all of them would also fix the error. */
  publish?: readonly string[] | undefined;
};

/** Whether the problem concerns the site rather than a position in a file. It is listed under site.json, on one line. */
type OfSite = { isOfSite?: true };

export type Diagnostic = Place &
  Repair &
  OfSite &
  Partial<Advice> & {
    /** What is wrong, without its place. */
    message: string;
    severity: 'error' | 'warning';
    rule: string;
    /** The id of the sentence in the catalog: the rule, or one of its sentences, such as "broken-link/page". */
    id: string;
    /** The location by the names in the file: "block 3 (hero) › headline". Omitted for a whole file and for syntax errors. */
    where?: string;
    /** The path of the field in its document, even if the field is missing; empty for syntax errors. */
    path: ValuePath;
  };

/** A place where a text is not JSON. */
export type SyntaxProblem = Range &
  Repair & {
    sentence: Sentence;
    /** The message if the suggestion does not work. Default: `sentence` without its advice. */
    instead?: Sentence;
    /** Whether it was found by its correction, which makes the text JSON, so that what was read without it is a guess. */
    explainsAll?: true;
  };

/** A document's text and the position of each of its values. */
export type SourceTree = {
  name: string;
  text: string;
  value: unknown;
  problems: readonly SyntaxProblem[];
  /** Whether every problem has a fix. If not, nothing in the file is fixed. */
  isCertain: boolean;
  /** Why the file could not be read; undefined if it could. */
  unread: string | undefined;
  /** The range of a value, of its key or of both; undefined if the value is missing. */
  rangeOf(path: ValuePath, target?: 'key' | 'value' | 'property'): Range | undefined;
  /** The path of the innermost value at an offset; of the field at its name. */
  pathAt(offset: number): ValuePath;
  /** The position of a value or of its key; if it is missing, that of the enclosing group. */
  placeOf(path: ValuePath, atKey?: boolean): Place;
  /** The position of `length` characters from an offset. */
  placeAt(offset: number, length: number): Place;
};

/** What a rule found, and where. */
export type Finding = Repair &
  OfSite & {
    sentence: Sentence;
    source: SourceTree;
    path: ValuePath;
    /** Marks the name of the field instead of its value. */
    atKey?: boolean | undefined;
    /** Marks these characters instead of the value. */
    at?: Range | undefined;
  };

export type PageSource = { page: Page; source: SourceTree };

/** A page as far as its parts are valid. */
export type KnownPage = { page: PartialPage; source: SourceTree };

/** A file in the folder pictures or drawings, with the name that documents use. */
export type PictureFile = {
  src: string;
  /** Its size in pixels with the orientation applied; omitted if it cannot be shown. */
  size?: { width: number; height: number };
  /** Whether it is sharp at any size: an SVG. */
  isVector: boolean;
  /** Why pages cannot show it, in sentences that call the file "It". */
  problem?: string;
  /** Whether it is a placeholder picture of the starter site. */
  isPlaceholder?: true;
};

/** A file in the folder fonts, with the name that documents use. */
export type FontFile = {
  src: string;
  /** Why pages cannot use it, in sentences that call the file "It". */
  problem?: string;
  /** The code points that it covers; omitted if it cannot be used. */
  characters?: ReadonlySet<number>;
};

/** A file in the folder downloads. */
export type DownloadFile = {
  /** As written in links: "/downloads/brochure.pdf". */
  address: string;
  bytes: number;
  /** Why it cannot be downloaded, in sentences that call the file "It". */
  problem?: string;
};

/** A file for other programs, from the folder well-known. */
export type WellKnownFile = {
  name: string;
  /** Why it cannot be published, in sentences that call the file "It". */
  problem?: string;
};

/** The result of a request to another site (scripts/content/checkLinks.ts). */
export type LinkResult =
  /** `noFrames`: it refuses to be shown in a frame of another site. */
  | { kind: 'there'; noFrames?: true | undefined }
  | { kind: 'gone' | 'circle' }
  /** Permanently moved to another address. */
  | { kind: 'moved'; to: string }
  /** No response: unknown host name, timeout, invalid certificate, or another connection error. */
  | { kind: 'silent'; reason: 'name' | 'time' | 'certificate' | 'connection' };

/** The results, by address as written in documents. */
export type LinkResults = Readonly<Record<string, LinkResult>>;

/** All documents of a language, with their facts filled in, for the rules that look across them. */
export type Documents = {
  /** The folder of their language (schema/languages.ts). */
  folder: Folder;
  /** The pages whose fields are valid. */
  pages: readonly PageSource[];
  /** The other pages. */
  broken: readonly KnownPage[];
  /** The unpublished pages, for launch rules, which only check published pages. */
  unpublished?: readonly PageSource[];
  /** The folders of all other languages than the main one. */
  folders: readonly Folder[];
  /** The valid fields of site.json, with what it inherits. */
  site: PartialSite;
  /** Whether these are all of its fields. */
  isSiteComplete: boolean;
  siteSource: SourceTree;
  /** What site.json says, with what it inherits. */
  siteValue: unknown;
  /** The pages of the other languages. */
  others: readonly Pick<Documents, 'pages' | 'broken' | 'site'>[];
  /** The other languages, if these are the documents of all of them (`isForAll`). */
  languages: readonly Pick<Documents, 'folder' | 'site' | 'siteSource'>[];
  /** The versions of each page in several languages, by its address. */
  versions: ReadonlyMap<string, Versions>;
  /** The addresses of static files, if known. */
  files?: readonly string[] | undefined;
  /** The files in the folders pictures and drawings, if known. */
  pictures?: readonly PictureFile[] | undefined;
  /** The files in the folder fonts, if known. */
  fonts?: readonly FontFile[] | undefined;
  /** The files in the folder downloads, if known. */
  downloads?: readonly DownloadFile[] | undefined;
  /** The files in the folder well-known, if known. */
  wellKnown?: readonly WellKnownFile[] | undefined;
  /** The results of requests to other sites, if there were any. */
  links?: LinkResults | undefined;
  /** The current day in the time zone of the site, if known. */
  today?: string | undefined;
};
