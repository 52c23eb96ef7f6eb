// What the editor and the worker with the working copy send each other.
import type { Overview, Problem } from '../api.ts';
import type { Snapshot } from '../home/home.ts';
import type { Content, CopyRequest, CopyRequests } from './requests.ts';

/** A request with a number that its answer has too. */
export type CopyCall<Name extends keyof CopyRequests = keyof CopyRequests> = {
  kind: 'ask';
  id: number;
  name: Name;
  request: CopyRequest<Name>;
};

export type ToCopy =
  | { kind: 'base'; snapshot: Snapshot }
  /** `content` null: the document is not edited. */
  | { kind: 'edit'; name: string; content: Content | null }
  | CopyCall
  | { kind: 'cancel'; id: number };

export type FromCopy =
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'refused'; id: number; message: string; problems: readonly Problem[] }
  /** `changes`: how many messages with files and edits it is about; 0 before the first check. */
  | { kind: 'overview'; overview: Overview; changes: number };
