// Changes of all states of a working copy, which Undo and Redo return to.
import { dequal } from 'dequal';
import type { Edited } from '../adapter/form.ts';
import type { Content, Contents } from '../copy/requests.ts';
import type { Snapshot } from '../home/home.ts';
import {
  type Copy,
  contentOf,
  type Edits,
  editedIn,
  isUnchanged,
  type Step,
  savedIn,
} from './copyState.ts';
import { forms } from './loadForms.ts';

/** Steps that are kept when others' changes are merged into each of them. */
const maxMerged = 100;

/**
 * A copy of newer files. `contents`: the edits merged with them; every other document is as in its file. Undo returns to former
 * states with the others' changes.
 */
export function rebased(copy: Copy, newer: Snapshot, contents: Contents): Copy {
  const old = copy.base;
  const foreign = Array.from(newer.documents).filter(
    ([name, { id }]) => old.documents.get(name)?.id !== id,
  );
  const now = (name: string): [Content, Content] => [
    contentOf(name, editedIn(copy, name)),
    contents.has(name) ? contents.get(name) : contentOf(name, savedIn(newer, name)),
  ];
  const rebase = rebaserOf(old, newer, now);
  const past = copy.past.slice(foreign.length > 0 ? -maxMerged : 0).map(rebase);
  const future = copy.future.slice(0, maxMerged).map(rebase);
  const edits = new Map(copy.edits);
  for (const name of new Set([...edits.keys(), ...contents.keys()])) {
    const edited = editedIn(copy, name);
    const [before, after] = now(name);
    edits.set(name, dequal(after, before) ? edited : forms().formed(name, after, edited));
  }
  return { ...copy, base: newer, edits, past, future, typed: undefined };
}

/** A copy in which a picture or file to download has another name. */
export function renamed({ edits, past, future, ...copy }: Copy, from: string, to: string): Copy {
  const rename = mapper((name, edited) => {
    const content = contentOf(name, edited);
    const before = typeof content === 'string' ? content : JSON.stringify(content ?? '');
    const after = before.replaceAll(`"${from}"`, `"${to}"`).replaceAll(`"/${from}"`, `"/${to}"`);
    return after === before ? edited : forms().formed(name, after, edited);
  });
  const inStep = (step: Step) => ({ ...step, edits: rename(step.edits) });
  return { ...copy, edits: rename(edits), past: past.map(inStep), future: future.map(inStep) };
}

/** A copy whose base is the files after a write. No state changes. */
export function afterWriting(copy: Copy, newer: Snapshot): Copy {
  const old = copy.base;
  const names = Array.from(copy.edits.keys()).filter(
    (name) => old.documents.get(name)?.id !== newer.documents.get(name)?.id,
  );
  // A state in which a document was not edited had its old file.
  const withOldFiles = (step: Step): Step => {
    const edits = new Map(step.edits);
    for (const name of names) {
      if (!edits.has(name)) edits.set(name, savedIn(old, name));
    }
    return { ...step, edits };
  };
  const { past, future } = copy;
  return {
    ...copy,
    base: newer,
    past: past.map(withOldFiles),
    future: future.map(withOldFiles),
  };
}

/**
 * Returns a function that merges others' changes into a step of Undo or Redo. `now`: the content of a document before and after
 * the change of the base. Undo never takes back what others changed or what a question was answered with.
 */
function rebaserOf(old: Snapshot, newer: Snapshot, now: (name: string) => [Content, Content]) {
  const rebase = mapper((name, edited) => {
    if (old.documents.get(name)?.id === newer.documents.get(name)?.id) return edited;
    if (isUnchanged(old, name, edited)) return savedIn(newer, name);
    const [base, theirs] = [old, newer].map((files) => contentOf(name, savedIn(files, name)));
    const step = contentOf(name, edited);
    const [before, after] = now(name);
    const { formed, mergedWith } = forms();
    const merged = mergedWith(base, step, theirs);
    const next = merged?.hasConflicts === false ? merged : mergedWith(before, step, after);
    return formed(name, next ? next.document : after, edited);
  });
  return (step: Step): Step => ({ ...step, edits: rebase(step.edits) });
}

/** Changes the documents of several states. States share documents: each is changed once. */
function mapper(change: (name: string, edited: Edited) => Edited) {
  const known = new Map<Edited, Edited>();
  return (edits: Edits): Edits =>
    new Map(
      Array.from(edits, ([name, edited]) => {
        const next = known.has(edited) && edited ? known.get(edited) : change(name, edited);
        if (edited) known.set(edited, next);
        return [name, next];
      }),
    );
}
