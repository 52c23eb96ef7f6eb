import type { Page } from '../page.ts';
import type { Site } from '../site.ts';
import type { Edit, Range, ValuePath } from './basics.ts';
import type { Said } from './catalog/index.ts';

export type { Edit, Range, ValuePath } from './basics.ts';

/** A file as it was read: its name in messages, and its text, or why it could not be read. */
export type SourceFile = { name: string; text: string; problem?: string };

/** A range of a file. Lines and columns start at 1 and count UTF-16 units; the end is past the last one. */

export type Place = { file: string; line: number; column: number } & {
  endLine: number;
  endColumn: number;
};

/** How a mistake can be repaired. */
export type Repair = {
  /** The edits of `--fix`. Only an error with an unambiguous fix has them. */
  fix?: readonly Edit[] | undefined;
  /** The edits that are likely meant. They are offered, and applied only on request. */
  suggest?: readonly Edit[] | undefined;
  /** The versions of a text between which only its author can decide: the edits that keep each, with its name. */
  versions?: readonly { name: string; edits: readonly Edit[] }[] | undefined;
  /** The documents of unpublished pages. To publish all of them would also repair the mistake. */
  publish?: readonly string[] | undefined;
  /** The files beside the documents that `--fix` removes: they came with a new site, and nobody has changed them. */
  removes?: readonly string[] | undefined;
};

/** Whether something is wrong with the site and not at a place of a file; it is then listed with site.json, in one line. */
type OfSite = { isOfSite?: true };

/** One mistake, as it is reported. */
export type Diagnostic = Place &
  Repair &
  OfSite & {
    /** What is wrong, without its place. */
    message: string;
    suggestion?: string | undefined;
    severity: 'error' | 'warning';
    rule: string;
    /** The sentence of the catalog: the rule, or one of its sentences, such as "broken-link/page". */
    id: string;
    /** Where in the document, by the names in the file: "block 3 (hero) › headline". Omitted for a whole file and for syntax. */
    where?: string;
    /** The path of the field in its document, even if the field is missing; empty for mistakes of syntax. */
    path: ValuePath;
  };

/** A place where a text is not JSON. */
export type SyntaxProblem = Range & Repair & { says: Said };

/** A document's text with the place of each of its values. */
export type SourceTree = {
  name: string;
  text: string;
  value: unknown;
  problems: readonly SyntaxProblem[];
  /** Whether every one of the problems has a fix; otherwise nothing in the file is fixed. */
  isCertain: boolean;
  /** Why the file could not be read; undefined where it could. */
  unread: string | undefined;
  /** The range of a value, of its key or of both; undefined where the value is missing. */
  rangeOf(path: ValuePath, target?: 'key' | 'value' | 'property'): Range | undefined;
  /** The place of a value or of its key; where it is missing, that of the group around it. */
  placeOf(path: ValuePath, atKey?: boolean): Place;
  /** The place of `length` characters from an offset. */
  placeAt(offset: number, length: number): Place;
};

/** What a rule found, and where. */
export type Finding = Repair &
  OfSite & {
    says: Said;
    source: SourceTree;
    path: ValuePath;
    /** Marks the name of a field and not its value. */
    atKey?: boolean | undefined;
    /** Marks these characters and not the value. */
    at?: Range | undefined;
  };

export type PageSource = { page: Page; source: SourceTree };

/** A file of the folder pictures or drawings, as a document names it. */
export type PictureFile = {
  src: string;
  /** Its upright size in pixels; omitted where it cannot be shown. */
  size?: { width: number; height: number };
  /** Whether it is sharp at any size: an SVG. */
  isVector: boolean;
  /** Why no page can show it, in sentences that call the file "It". */
  problem?: string;
  /** Whether it is an SVG with text that needs a typeface of the visitor. */
  hasText?: true;
  /** Whether it is a picture that comes with a new site. */
  isPlaceholder?: true;
};

/** A file of the folder fonts, as a document names it. */
export type FontFile = {
  src: string;
  /** Why no page can show it, in sentences that call the file "It". */
  problem?: string;
  /** The code points of the characters that it has; omitted where it cannot be shown. */
  characters?: ReadonlySet<number>;
  /** The least and the most weight of a variable font; undefined where it has one weight alone. */
  weights?: { least: number; most: number } | undefined;
};

/** A file of the folder downloads. */
export type DownloadFile = {
  /** As links have it: "/downloads/brochure.pdf". */
  address: string;
  bytes: number;
  /** Why it cannot be downloaded, in sentences that call the file "It". */
  problem?: string;
};

/** What a request for an address of another site has found (scripts/content/checkLinks.ts). */
export type LinkResult =
  | { kind: 'there' | 'gone' | 'circle' }
  /** Moved for good to another address. */
  | { kind: 'moved'; to: string }
  /** No answer: unknown host name, timeout, invalid certificate, or another failure of the connection. */
  | { kind: 'silent'; reason: 'name' | 'time' | 'certificate' | 'connection' };

/** The results by the address as documents have it. */
export type LinkResults = Readonly<Record<string, LinkResult>>;

/** All documents that have the right shape, their facts filled in, for the rules that look across them. */
export type Documents = {
  pages: readonly PageSource[];
  /** Those of the pages that have errors, of which only the parts that have the right shape are known. */
  broken?: readonly PageSource[] | undefined;
  /** For rules of a launch, which look at published pages alone: the other ones. */
  unpublished?: readonly PageSource[];
  site: Site;
  siteSource: SourceTree;
  /** The addresses of the files that are served beside the pages, where they are known. */
  files?: readonly string[] | undefined;
  /** The files of the folders pictures and drawings, where they are known. */
  pictures?: readonly PictureFile[] | undefined;
  /** The files of the folder fonts, where they are known. */
  fonts?: readonly FontFile[] | undefined;
  /** The files of the folder downloads, where they are known. */
  downloads?: readonly DownloadFile[] | undefined;
  /** What requests for addresses of other sites have found, where they were made. */
  links?: LinkResults | undefined;
};
