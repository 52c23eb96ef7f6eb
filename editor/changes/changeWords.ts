import { isObject } from '../../schema/browser.ts';
import type { FieldChange } from '../api.ts';
import { type Change, changesOf } from './changes.ts';
import { placeWords } from './placeWords.ts';

const maxCharacters = 400;

/** The differences between two states of a document, field by field, in words. */
export function changeWords(name: string, before: unknown, after: unknown): FieldChange[] {
  return changesOf(name, before, after).map((change) => wordsOf(change, { name, before, after }));
}

/** A change between two states of a document in words, with both texts. */
function wordsOf(
  change: Change,
  { name, before, after }: { name: string; before: unknown; after: unknown },
): FieldChange {
  const { kind } = change;
  const path = (change.after ?? change.before)?.path ?? [];
  if (path.length === 1 && path[0] === 'published') {
    return { words: change.after?.value === false ? 'Removed from the site' : 'Added to the site' };
  }
  const words = placeWords(path, { name, value: change.after ? after : before });
  if (kind === 'moved') return { words: `${words}: moved` };
  return {
    words: kind === 'field' ? words : `${words}: ${kind}`,
    from: change.before && shortText(change.before.value),
    to: change.after && shortText(change.after.value),
  };
}

/** The texts of a value, joined, for readers who do not program. Cut after 400 characters. */
export function shortText(value: unknown): string {
  const text = textsOf(value).join(' · ');
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)} …` : text;
}

function textsOf(value: unknown): string[] {
  if (value === undefined || value === null) return ['nothing'];
  if (value === true) return ['yes'];
  if (value === false) return ['no'];
  // A picture is shown by its file name, without the folder.
  if (!isObject(value)) return [String(value).replace(/^pictures\//, '')];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'type' && !Array.isArray(value) ? [`${item}`] : textsOf(item),
  );
}
