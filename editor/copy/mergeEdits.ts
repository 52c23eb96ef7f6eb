import { dequal } from 'dequal';
import { isGroup } from '../../schema/browser.ts';
import type { SourceFile } from '../../schema/index.ts';
import type { Question } from '../api.ts';
import { shortText } from '../changes/changeWords.ts';
import { merge, withValue } from '../changes/merge.ts';
import { placeWords } from '../changes/placeWords.ts';
import { isSettings } from '../languages.ts';
import { documentNames } from './documentNames.ts';
import { freeName } from './pages.ts';
import type { Content, CopyRequest, Merged } from './requests.ts';
import { contentOf, stateReader } from './siteState.ts';
import { newText } from './smallestChange.ts';
import { documentOf, textOf } from './source.ts';

/**
 * The edits of the files `base`, over newer files `theirs`. What one side changed is taken; a document that both changed is
 * merged field by field, with a question for each field that both changed. Until a question is answered, mine is kept.
 */
export function mergeEdits({ base, edits, theirs, choices }: CopyRequest<'merge'>): Merged {
  const read = stateReader();
  const mine = read(base, edits);
  const newer = read(theirs, new Map()).base;
  const nameOf = documentNames(mine.listing.files);
  const contents = new Map<string, Content>();
  const questions: Question[] = [];
  const chosen = new Map(choices.map(({ key, side }) => [key, side]));
  const isTheirs = (question: Omit<Question, 'key'>, values: readonly unknown[]) => {
    const key = JSON.stringify([question.name, question.words, values]);
    const side = chosen.get(key);
    if (side === undefined) questions.push({ ...question, key });
    return side === 'theirs';
  };

  for (const [name, content] of mine.edits) {
    const [before, now] = [mine.base.files.get(name), mine.listing.files.get(name)];
    const other = newer.files.get(name);
    if (isSame(now, other)) continue;
    if (before === undefined && !isSamePage(now, other)) {
      contents.set(freeNameOf(name), content);
      continue;
    }
    if (isSame(before, other)) {
      contents.set(name, content);
      continue;
    }
    const [oldValue, myValue, theirValue] = [before, now, other].map(documentOf);
    const canMerge =
      isGroup(content) && isGroup(oldValue) && isGroup(myValue) && isGroup(theirValue);
    const title = nameOf(name, now ?? other);
    if (!canMerge || !other) {
      const words = isSettings(name) ? 'All settings' : 'The whole page';
      const question = { name, title, words, mine: stateWords(now), theirs: stateWords(other) };
      if (!isTheirs(question, [content, other?.text])) contents.set(name, content);
      continue;
    }
    const both = merge(oldValue, myValue, theirValue);
    let document = both.merged;
    for (const conflict of both.conflicts) {
      const words = placeWords(conflict.path, { name, value: both.merged });
      const texts = { mine: shortText(conflict.mine), theirs: shortText(conflict.theirs) };
      const values = [conflict.path, conflict.mine, conflict.theirs];
      if (isTheirs({ name, title, words, ...texts }, values)) {
        document = withValue(document, conflict.path, conflict.theirs);
      }
    }
    if (!isGroup(document) || dequal(document, theirValue)) continue;
    contents.set(name, contentOf({ name, text: newText(other.text, document) }));
  }
  return { contents, questions };

  /** The name for a new document of mine. Somebody else may have taken the one that it has. */
  function freeNameOf(name: string): string {
    const others = Array.from(mine.edits.keys()).filter((other) => other !== name);
    return freeName([...newer.files.keys(), ...others, ...contents.keys()], name);
  }
}

function stateWords(file: SourceFile | undefined): string {
  if (!file) return 'Deleted';
  return documentOf(file) === undefined ? 'A version with errors' : 'Changed';
}

/** Whether two new files are one page, which both sides have restored: other pages have another address or title. */
function isSamePage(one: SourceFile | undefined, other: SourceFile | undefined): boolean {
  if (!one || !other || textOf(one, 'path') === '') return false;
  return (
    textOf(one, 'path') === textOf(other, 'path') && textOf(one, 'title') === textOf(other, 'title')
  );
}

/** Whether two files have equal values, or equal texts if one has errors. */
function isSame(one: SourceFile | undefined, other: SourceFile | undefined): boolean {
  if (!one || !other || one === other) return one === other;
  if (one.problem !== undefined || other.problem !== undefined) return false;
  const [value, otherValue] = [documentOf(one), documentOf(other)];
  return value === undefined ? one.text === other.text : dequal(value, otherValue);
}
