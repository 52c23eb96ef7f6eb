import { dequal } from 'dequal';
import { fieldSchemaAt } from '../../../schema/diagnose/schemaAt.ts';
import type { ValuePath } from '../../../schema/diagnose/types.ts';
import { capital, containerWords } from '../../../schema/diagnose/words.ts';
import { fieldOf } from '../../../schema/kinds.ts';
import { isGroup, isObject, ownValue } from '../../../schema/values.ts';
import type { FieldChange } from '../../api.ts';
import { schemaOf } from '../../documentSchema.ts';
import { changedList } from '../../merge.ts';

const mostSigns = 400;

/** What differs between two states of the document with a name, field by field, in words. */
export function changeWords(name: string, before: unknown, after: unknown): FieldChange[] {
  return changesAt(before, after, [], { name, value: after });
}

/** The document that words are about: its name, and the value in which places are counted. */
type Whole = { name: string; value: unknown };

function changesAt(
  before: unknown,
  after: unknown,
  path: ValuePath,
  document: Whole,
): FieldChange[] {
  if (dequal(before, after)) return [];
  if (isGroup(before) && isGroup(after) && !isOther(before, after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return Array.from(keys).flatMap((key) =>
      changesAt(ownValue(before, key), ownValue(after, key), [...path, key], document),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return listChanges(before, after, path, document);
  }
  return [
    {
      words: wordsAt(path, document),
      ...(before !== undefined && { from: shortText(before) }),
      ...(after !== undefined && { to: shortText(after) }),
    },
  ];
}

const isOther = (before: object, after: object) =>
  ownValue(before, 'type') !== ownValue(after, 'type');

function listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  path: ValuePath,
  document: Whole,
): FieldChange[] {
  const { entries, kept } = changedList(before, after);
  const changes: FieldChange[] = [];
  let last = -1;
  entries.forEach((entry, index) => {
    const place = [...path, index];
    if ('added' in entry) {
      changes.push({ words: `${wordsAt(place, document)}: added`, to: shortText(entry.added) });
      return;
    }
    if (entry.from < last) changes.push({ words: `${wordsAt(place, document)}: moved` });
    last = Math.max(last, entry.from);
    changes.push(...changesAt(before[entry.from], kept.get(entry.from), place, document));
  });
  before.forEach((value, index) => {
    if (kept.has(index)) return;
    // The place that it had, with its type.
    const around = { ...document, value: withEntry(document.value, path, before) };
    changes.push({
      words: `${wordsAt([...path, index], around)}: removed`,
      from: shortText(value),
    });
  });
  return changes;
}

/** A document that has a list at a path and nothing else, for the words of an entry that is gone. */
function withEntry(document: unknown, path: ValuePath, list: readonly unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return list;
  const inner = withEntry(ownValue(document, step), rest, list);
  if (Array.isArray(document))
    return document.map((item, index) => (index === step ? inner : item));
  return { ...(isGroup(document) && document), [step]: inner };
}

/** A field and where it is, in words, as the form shows it: `Text of the button in block 3 (hero)`, `Block 2 (faq), item 4`. */
export function wordsAt(path: ValuePath, { name, value }: Whole): string {
  const last = path.at(-1);
  if (last === undefined) return 'The whole document';
  const plain = (container: ValuePath) => containerWords(container, value).replaceAll('"', '');
  if (typeof last === 'number') return capital(plain(path));
  const schema = fieldSchemaAt(schemaOf(name), value, path);
  const title = schema && fieldOf(schema).about.title;
  const words = last.replace(/^[_$]/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const container = plain(path.slice(0, -1));
  return capital(title ?? words) + (container === '' ? '' : ` in ${container}`);
}

/** The texts of a value, one after the other, for somebody who reads and does not program. */
export function shortText(value: unknown): string {
  const text = textsOf(value).join(' · ');
  return text.length > mostSigns ? `${text.slice(0, mostSigns)} …` : text;
}

function textsOf(value: unknown): string[] {
  if (value === undefined || value === null) return ['nothing'];
  if (value === true) return ['yes'];
  if (value === false) return ['no'];
  if (!isObject(value)) return [String(value)];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'type' && !Array.isArray(value) ? [`${item}`] : textsOf(item),
  );
}
