import { type Group, isGroup, isObject } from '../../schema/browser.ts';
import { pageSchema, siteSchema, type ValuePath } from '../../schema/index.ts';
import { fieldOf, linksIn, schemaAt, valueAt } from '../../schema/inspect.ts';
import { pageOf } from './withLinks.ts';

/**
 * What is removed together with a link: its list entry, its card, or its button. `link`: nothing, the words of the text
 * stay.
 */
export const takenKinds = ['entry', 'card', 'button', 'link'] as const;
export type Taken = (typeof takenKinds)[number];

/** A link that is removed, by its path in the original document. */
export type TakenLink = { path: ValuePath; taken: Taken };

/**
 * A document without its links to a page. Links are removed only where it is certain what to remove with them; all
 * others stay, redirects included. The same object if nothing is removed.
 */
export function withoutLinks(
  document: Group,
  page: string,
): { document: Group; taken: TakenLink[] } {
  const schema = 'blocks' in document ? pageSchema : siteSchema;
  const issuesIn = (own: Group) => schema.safeParse(own).error?.issues.length ?? 0;
  const before = issuesIn(document);
  const taken: TakenLink[] = [];
  let after = document;
  // From the last to the first, so that the paths of earlier links stay valid.
  for (const { path, href, kind } of linksIn(document).toReversed()) {
    if (pageOf(href) !== page || kind !== 'link' || valueAt(after, path) !== href) continue;
    for (const way of waysFor(after, path)) {
      const changed = structuredClone(after);
      way.change(changed);
      // The schema requires what this way removes.
      if (issuesIn(changed) > before) continue;
      after = changed;
      taken.unshift({ path, taken: way.taken });
      break;
    }
  }
  return { document: after, taken };
}

type Way = { taken: Taken; change: (copy: Group) => void };

/** The ways to remove a link, the most likely first. Each changes the copy that it gets. */
function waysFor(document: Group, path: ValuePath): Way[] {
  const around = path.slice(0, -1);
  const group = valueAt(document, around);
  if (!isGroup(group)) return [];
  const isEntry = typeof around.at(-1) === 'number' && around.length > 2;
  const entry: Way = { taken: 'entry', change: (copy) => remove(copy, around) };
  // In site.json only list entries can be removed; every site needs the other links.
  if (!('blocks' in document)) return isEntry ? [entry] : [];
  if (path[0] === 'header') return [{ taken: 'button', change: (copy) => remove(copy, around) }];
  const { text } = group;
  const isBareLink = typeof text === 'string' && Object.keys(group).length === 2;
  return [
    ...(isEntry && isBareLink ? [asText(around, text), entry] : []),
    ...(isEntry && isCard(document, around) ? [{ ...entry, taken: 'card' as const }] : []),
    {
      taken: 'button',
      change(copy) {
        for (const label of labelsIn(document, around)) remove(copy, [...around, label]);
        remove(copy, path);
      },
    },
  ];
}

/** A link in a paragraph becomes plain text, joined with the text around it. */
function asText(piece: ValuePath, text: string): Way {
  return {
    taken: 'link',
    change(copy) {
      const list = valueAt(copy, piece.slice(0, -1));
      const index = Number(piece.at(-1));
      if (!Array.isArray(list)) return;
      const [before, after] = [list[index - 1], list[index + 1]];
      const start = typeof before === 'string' ? index - 1 : index;
      const end = typeof after === 'string' ? index + 2 : index + 1;
      const pieces = [before, text, after].filter((own) => typeof own === 'string');
      list.splice(start, end - start, pieces.join(''));
      // A paragraph without links is plain text.
      const [step] = piece.slice(-2);
      const around = valueAt(copy, piece.slice(0, -2));
      if (list.length === 1 && isObject(around) && step !== undefined) {
        Reflect.set(around, step, list[0]);
      }
    },
  };
}

/** Whether an entry is a card of a grid, which is useless without its link. */
function isCard(document: Group, entry: ValuePath): boolean {
  const block = valueAt(document, entry.slice(0, 2));
  return entry.length === 4 && isGroup(block) && block.type === 'card-grid';
}

/** The names of the fields of a group that hold the text of its button. */
function labelsIn(document: Group, group: ValuePath): string[] {
  const schema = schemaAt(pageSchema, document, group);
  const field = schema && fieldOf(schema);
  if (field?.structure !== 'group') return [];
  return Object.entries(field.fields).flatMap(([name, own]) =>
    fieldOf(own).kind === 'label' ? [name] : [],
  );
}

function remove(copy: Group, path: ValuePath): void {
  const around = valueAt(copy, path.slice(0, -1));
  const step = path.at(-1);
  if (Array.isArray(around)) around.splice(Number(step), 1);
  else if (isObject(around) && step !== undefined) Reflect.deleteProperty(around, step);
}
