import { dequal } from 'dequal';
import { isGroup, ownValue } from '../../../schema/browser.ts';
import { type Choice, type Question, siteName } from '../../api.ts';
import { shortText } from '../../changes/changeWords.ts';
import { merge, withValue } from '../../changes/merge.ts';
import { placeWords } from '../../changes/placeWords.ts';
import { documentNames } from '../documentNames.ts';
import { sha256 } from '../files/sha256.ts';
import { smallestChange } from '../smallestChange.ts';
import { documentOf } from '../source.ts';
import { documentAt } from './documentAt.ts';
import type { Repository, Tree } from './repository.ts';

type States = {
  /** The common base of both. */
  base: Tree;
  mine: Tree;
  theirs: Tree;
  /** The change of `base` that was sent for a review. `theirs` may contain it by now. */
  sent?: Tree;
};

/**
 * Merges two states of the site: whole files that one side changed, and documents that both changed field by field.
 * Returns a question for each conflict without a choice; the merged state has mine there.
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
  const decide = (question: Omit<Question, 'key'>, values: readonly unknown[]) => {
    const key = sha256(JSON.stringify([question.name, question.words, values])).slice(0, 24);
    const side = chosen.get(key);
    if (side === undefined) questions.push({ ...question, key });
    return side === 'theirs';
  };

  for (const name of [...new Set([...mine.keys(), ...theirs.keys()])].sort()) {
    const [before, own, other] = [base.get(name), mine.get(name), theirs.get(name)];
    const setMerged = (id: string | undefined) => id !== undefined && merged.set(name, id);
    // A file that was sent and then changed back is a change of the sent file.
    const from = sent && own === before ? sent.get(name) : before;
    if (own === other || before === other || from === other) {
      setMerged(own);
      continue;
    }
    if (from === own) {
      setMerged(other);
      continue;
    }
    const [old, ours, others, reviewed] = await Promise.all(
      [before, own, other, sent?.get(name)].map(async (id) =>
        id === undefined ? undefined : await documentIn(name, await blob(id)),
      ),
    );
    if (name.endsWith('.json') && ours?.document && others?.document) {
      const begun = withSent(old?.document ?? {}, ours.document, reviewed?.document);
      const both = merge(begun, ours.document, others.document);
      let document = both.merged;
      for (const { path, mine: here, theirs: there } of both.conflicts) {
        const question = {
          name,
          title: nameOf(name, { name, text: ours.text }),
          words: placeWords(path, { name, value: both.merged }),
          mine: shortText(here),
          theirs: shortText(there),
        };
        if (decide(question, [path, here, there])) document = withValue(document, path, there);
      }
      const isMine = dequal(document, ours.document);
      setMerged(isMine ? own : await keep(smallestChange(others.text, document)));
      continue;
    }
    const isDocument = name.endsWith('.json');
    const question = {
      name,
      title: nameOf(name, { name, text: ours?.text ?? others?.text ?? '' }),
      words: isDocument ? 'The whole page' : 'The file',
      mine: fileStateWords(own, ours, isDocument),
      theirs: fileStateWords(other, others, isDocument),
    };
    setMerged(decide(question, [own, other]) ? other : own);
  }
  return { merged, questions };
}

type ReadDocument = { text: string; document: unknown };

/** A document as its text and value; undefined for another file. */
async function documentIn(name: string, content: Buffer): Promise<ReadDocument | undefined> {
  if (!name.endsWith('.json')) return undefined;
  const text = content.toString();
  return { text, document: documentOf({ name, text }) };
}

function fileStateWords(
  id: string | undefined,
  read: ReadDocument | undefined,
  isDocument: boolean,
): string {
  if (id === undefined) return 'Deleted';
  if (!isDocument) return 'Another file';
  return read?.document === undefined ? 'A text with mistakes' : 'Changed';
}

/**
 * The base of a document's merge after it was sent for a review. A field with its old value that was sent with another one
 * was changed back since: its base is the sent value.
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
