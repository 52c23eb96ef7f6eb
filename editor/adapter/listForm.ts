import { isGroup, ownValue } from '../../schema/browser.ts';
import { type Base, entryName, type Form, type FormField, recordKey, recordValue } from './form.ts';
import { asGroup } from './groupForm.ts';
import { identified } from './identity.ts';

// A summary is one line of a narrow column.
const longestSummary = 70;

/**
 * The form of a list, from that of its entries. A new entry starts as `empty`. In a folded list an entry shows its
 * first text, preferably that of a field in `titles`.
 */
export function listForm(base: Base, entry: Form, empty: unknown, titles: readonly string[]): Form {
  const isGroupEntry = entry.field.type === 'group';
  const toForm = (value: unknown) =>
    isGroupEntry ? entry.toForm(value) : { [entryName]: entry.toForm(value) };
  // Every entry has a value, a new one too.
  const toDocument = (held: unknown) =>
    entry.toDocument(isGroupEntry ? held : ownValue(held, entryName)) ?? '';
  const fields = entry.field.type === 'group' ? entry.field.fields : { [entryName]: entry.field };
  return {
    field: {
      ...base,
      type: 'list',
      fields,
      ...(entry.field.type === 'group' && { textField: entry.field.textField }),
      first: asGroup(toForm(empty)),
      summaryOf: (item) => summaryOf(item, titles),
    },
    toForm: (value) => {
      if (!Array.isArray(value)) return undefined;
      return value.map(toForm).map((held) => (isGroup(held) ? identified(held) : held));
    },
    toDocument: (held) =>
      !Array.isArray(held) || (base.help.isOptional && held.length === 0)
        ? undefined
        : held.map(toDocument),
  };
}

function summaryOf(item: object, titles: readonly string[]): string {
  // An entry that is a picture shows its alt text.
  const own = ownValue(item, entryName);
  const named = isGroup(own) ? { [entryName]: own.alt } : item;
  const texts = Object.entries(named).filter(([, value]) => typeof value === 'string' && value);
  const [, text = ''] = texts.find(([name]) => titles.includes(name)) ?? texts[0] ?? [];
  return text.length > longestSummary ? `${text.slice(0, longestSummary)} …` : text;
}

/** The form of a record: a list of names with their values. */
export function recordForm(base: Base, value: Form): Form {
  const name: FormField = {
    type: 'line',
    label: 'Name',
    help: { description: '', isOptional: false },
  };
  return {
    field: {
      ...base,
      type: 'list',
      fields: { [recordKey]: name, [recordValue]: value.field },
      first: { [recordKey]: '', [recordValue]: '' },
      summaryOf: (item) =>
        `${ownValue(item, recordKey) ?? ''}: ${ownValue(item, recordValue) ?? ''}`,
    },
    toForm: (record) =>
      isGroup(record)
        ? Object.entries(record).map(([key, entry]) =>
            identified({ [recordKey]: key, [recordValue]: value.toForm(entry) }),
          )
        : undefined,
    toDocument: (held) => {
      if (!Array.isArray(held)) return undefined;
      const record = new Map<string, unknown>();
      for (const entry of held) {
        let key = String(ownValue(entry, recordKey) ?? '');
        // An equal name would overwrite the first entry. No name may end in a space, so the second is reported as a mistake.
        while (record.has(key)) key += ' ';
        record.set(key, value.toDocument(ownValue(entry, recordValue)));
      }
      return Object.fromEntries(record);
    },
  };
}
