import { dequal } from 'dequal';
import { isGroup, ownValue } from '../../../schema/browser.ts';
import { type Choice, type Question, siteName } from '../../api.ts';
import { shortText } from '../../changes/changeWords.ts';
import { merge, withValue } from '../../changes/merge.ts';
import { placeWords } from '../../changes/placeWords.ts';
import { documentNames } from '../../copy/documentNames.ts';
import { smallestChange } from '../../copy/smallestChange.ts';
import { documentOf } from '../../copy/source.ts';
import { sha256 } from '../files/sha256.ts';
import { documentAt, type Repository, type Tree } from './repository.ts';

type States = {
  /** The common base of both. */
  base: Tree;
  mine: Tree;
  theirs: Tree;
  /** The change of `base` that was sent for a review. `theirs` may contain it by now. */
  sent?: Tree;
};

/**
 * Merges two states of the site: whole files that one side changed, and documents that both changed field by field. Returns
 * a question for each conflict without a choice; until it is answered, the merged state has mine.
 */
export async function reconcile(
  { blob, keep }: Pick<Repository, 'blob' | 'keep'>,
  { base, mine, theirs, sent }: States,
  choices: readonly Choice[] = [],
): Promise<{ merged: Tree; questions: Question[] }> {
  const merged = new Map<string, string>();
  const questions: Question[] = [];
  const chosen = new Map(choices.map(({ key, side }) => [key, side]));
  const nameOf = documentNames(await documentAt({ blob }, mine, siteName));
  const isTheirs = (question: Omit<Question, 'key'>, values: readonly unknown[]) => {
    const key = sha256(JSON.stringify([question.name, question.words, values])).slice(0, 24);
    const side = chosen.get(key);
    if (side === undefined) questions.push({ ...question, key });
    return side === 'theirs';
  };

  /** The id of a file that both sides changed. */
  const mergeFile = async (name: string): Promise<string | undefined> => {
    const isDocument = name.endsWith('.json');
    const [old, ours, others, reviewed] = await Promise.all(
      [base, mine, theirs, sent].map(async (tree) => {
        const file = tree && isDocument ? await documentAt({ blob }, tree, name) : undefined;
        return file && { ...file, document: documentOf(file) };
      }),
    );
    const title = nameOf(name, ours ?? others);
    if (!ours?.document || !others?.document) {
      const words = isDocument ? 'The whole page' : 'The file';
      const stateWords = (id: string | undefined, file: typeof ours) => {
        if (id === undefined) return 'Deleted';
        if (!isDocument) return 'Another file';
        return file?.document === undefined ? 'A version with errors' : 'Changed';
      };
      const [own, other] = [mine.get(name), theirs.get(name)];
      const texts = { mine: stateWords(own, ours), theirs: stateWords(other, others) };
      return isTheirs({ name, title, words, ...texts }, [own, other]) ? other : own;
    }
    const begun = withSent(old?.document ?? {}, ours.document, reviewed?.document);
    const both = merge(begun, ours.document, others.document);
    let document = both.merged;
    for (const conflict of both.conflicts) {
      const words = placeWords(conflict.path, { name, value: both.merged });
      const texts = { mine: shortText(conflict.mine), theirs: shortText(conflict.theirs) };
      const values = [conflict.path, conflict.mine, conflict.theirs];
      if (isTheirs({ name, title, words, ...texts }, values)) {
        document = withValue(document, conflict.path, conflict.theirs);
      }
    }
    if (dequal(document, ours.document)) return mine.get(name);
    return await keep(smallestChange(others.text, document));
  };

  for (const name of [...new Set([...mine.keys(), ...theirs.keys()])].sort()) {
    const [before, own, other] = [base.get(name), mine.get(name), theirs.get(name)];
    // A file that was sent and then changed back is a change of the sent file.
    const from = sent && own === before ? sent.get(name) : before;
    let id = own;
    if (own !== other && before !== other && from !== other) {
      id = from === own ? other : await mergeFile(name);
    }
    if (id !== undefined) merged.set(name, id);
  }
  return { merged, questions };
}

/**
 * The base for merging a document that was sent for a review. A field with its old value, but sent with another one, was
 * changed back since: its base is the sent value.
 */
function withSent(base: unknown, mine: unknown, sent: unknown): unknown {
  if (sent === undefined || dequal(base, sent)) return base;
  if (dequal(base, mine)) return sent;
  if (!isGroup(base) || !isGroup(mine) || !isGroup(sent)) return base;
  const keys = new Set([...Object.keys(base), ...Object.keys(sent)]);
  return Object.fromEntries(
    Array.from(keys, (key) => [
      key,
      withSent(ownValue(base, key), ownValue(mine, key), ownValue(sent, key)),
    ]).filter(([, value]) => value !== undefined),
  );
}

/** The names whose contents differ between two states. */
export function differing(before: Tree, after: Tree): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .sort();
}
