import { dequal } from 'dequal';
import type { Edited, FormState } from '../adapter/form.ts';
import type { Content, Contents } from '../copy/requests.ts';
import type { Snapshot, StoredDocument } from '../home/home.ts';
import { forms } from './loadForms.ts';

export type Edits = ReadonlyMap<string, Edited>;

/** The edits before a change, or after one that was undone, and the document that it changed. */
export type Step = { edits: Edits; name: string };

/** All files of a site with everything that a person has changed. */
export type Copy = {
  /** The files as last read from their home, or written there. */
  base: Snapshot;
  /** The documents that may differ from their files. */
  edits: Edits;
  past: readonly Step[];
  future: readonly Step[];
  selected: { name: string; key: number } | undefined;
  typed: { name: string; field: string; time: number } | undefined;
};

/** A step stores only what changed; it shares everything else. */
const maxSteps = 500;

/** A copy with its current state as a step for Undo. */
export function withStep(copy: Copy, name: string): Copy {
  const past = [...copy.past, { edits: copy.edits, name }].slice(-maxSteps);
  return { ...copy, past, future: [], typed: undefined };
}

/** A copy with changed documents, as one step; the same copy if nothing differs. */
export function withContents(copy: Copy, contents: Contents): Copy {
  const edits = new Map(copy.edits);
  let first: string | undefined;
  for (const [name, content] of contents) {
    const before = editedIn(copy, name);
    if (dequal(content, contentOf(name, before))) continue;
    edits.set(name, forms().formed(name, content, before));
    first ??= name;
  }
  return first === undefined ? copy : { ...withStep(copy, first), edits };
}

/** A copy without its last step, and the name of the document that the step changed. */
export function undone(copy: Copy): readonly [Copy, string?] {
  const { past, future, edits } = copy;
  const step = past.at(-1);
  if (!step) return [copy];
  const undoneSteps = [{ edits, name: step.name }, ...future];
  const before = { edits: step.edits, past: past.slice(0, -1), future: undoneSteps };
  return [{ ...copy, ...before, typed: undefined }, step.name];
}

/** A copy with the step that was undone last, and the name of the document that the step changes. */
export function redone(copy: Copy): readonly [Copy, string?] {
  const { past, future, edits } = copy;
  const [step, ...others] = future;
  if (!step) return [copy];
  const after = { edits: step.edits, past: [...past, { edits, name: step.name }], future: others };
  return [{ ...copy, ...after, typed: undefined }, step.name];
}

/** A document as edited, or as in its file. */
export function editedIn({ base, edits }: Pick<Copy, 'base' | 'edits'>, name: string): Edited {
  return edits.has(name) ? edits.get(name) : savedIn(base, name);
}

/** A document as in its file. */
export function savedIn({ documents }: Snapshot, name: string): Edited {
  const file = documents.get(name);
  return file && forms().openedFile(name, file);
}

/** What the worker and the browser's storage get of an edit. */
export function contentOf(name: string, edited: Edited): Content {
  return typeof edited === 'object' ? forms().documentOf(name, edited) : edited;
}

// The last comparison of each form with a file: documents are compared after every key.
const compared = new WeakMap<FormState, { file: StoredDocument | undefined; isSame: boolean }>();

/** Whether an edit has the same content as a file. */
export function isUnchanged(base: Snapshot, name: string, edited: Edited): boolean {
  const file = base.documents.get(name);
  const known = typeof edited === 'object' ? compared.get(edited) : undefined;
  if (known && known.file === file) return known.isSame;
  const saved = savedIn(base, name);
  const isSame = edited === saved || dequal(contentOf(name, edited), contentOf(name, saved));
  if (typeof edited === 'object') compared.set(edited, { file, isSame });
  return isSame;
}

/** The names of the documents that differ from their files. */
export function changedIn({ base, edits }: Copy): string[] {
  return Array.from(edits.keys()).filter((name) => !isUnchanged(base, name, edits.get(name)));
}
