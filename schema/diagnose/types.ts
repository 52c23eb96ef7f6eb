import type { Page } from '../page.ts';
import type { Site } from '../site.ts';
import type { SourceTree } from './sourceTree.ts';
import type { Edit } from './syntax/problem.ts';

/** A file as it was read: its name as messages show it, its text, or why it could not be read. */
export type SourceFile = { name: string; text: string; problem?: string };

/** One mistake. Lines and columns start at 1 and count UTF-16 units; the end is past the last one. */
export type Diagnostic = {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  severity: 'error' | 'warning';
  rule: string;
  message: string;
  suggestion?: string;
  /** The path of the field in its document, also where the field is missing; empty for mistakes of syntax. */
  path: ValuePath;
  /** What `--fix` changes in the file: there only when the mistake can mean one thing alone. */
  fix?: readonly Edit[];
  /** What is likely meant. It is shown and offered; nothing applies it without being asked. */
  suggest?: readonly Edit[];
};

/** The path of a value in a document: keys and positions, as Zod gives them. */
export type ValuePath = readonly (string | number)[];

/** What a rule found: where, in which document, and what to say. */
export type Finding = {
  source: SourceTree;
  path: ValuePath;
  /** Marks the name of a field and not its value. */
  atKey?: boolean;
  /** Marks these characters and not the value. */
  at?: { offset: number; length: number };
  message: string;
  suggestion?: string | undefined;
  fix?: readonly Edit[] | undefined;
  suggest?: readonly Edit[] | undefined;
};

export type PageSource = { page: Page; source: SourceTree };

/** All documents that have the right shape, their facts filled in, for the rules that look across them. */
export type Documents = {
  pages: readonly PageSource[];
  site: Site;
  siteSource: SourceTree;
  /** The addresses of the files that are served beside the pages, where they are known. */
  files?: readonly string[] | undefined;
};
