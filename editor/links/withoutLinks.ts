import { type Group, isGroup } from '../../schema/browser.ts';
import { pageSchema, siteSchema, type ValuePath } from '../../schema/index.ts';
import { fieldOf, linksIn, schemaAt, valueAt } from '../../schema/inspect.ts';
import { withValue } from '../changes/merge.ts';
import { pageOf } from './withLinks.ts';

/**
 * What is removed together with a link: its list entry, its card, or its button. `link`: only the link; its text stays.
 */
export const removalKinds = ['entry', 'card', 'button', 'link'] as const;
export type Removal = (typeof removalKinds)[number];

/** A link that is removed, by its path in the original document. */
type RemovedLink = { path: ValuePath; removal: Removal };

/**
 * A document without its links to a page. Links are removed only where it is certain what to remove with them; all others
 * are kept, including redirects. The same object if nothing is removed.
 */
export function withoutLinks(
  document: Group,
  page: string,
): { document: Group; removed: RemovedLink[] } {
  const schema = 'blocks' in document ? pageSchema : siteSchema;
  const issuesIn = (candidate: unknown) => schema.safeParse(candidate).error?.issues.length ?? 0;
  const before = issuesIn(document);
  const removed: RemovedLink[] = [];
  let after = document;
  // From the last to the first, so that the paths of earlier links stay valid.
  for (const { path, href, kind } of linksIn(document).toReversed()) {
    if (pageOf(href) !== page || kind !== 'link' || valueAt(after, path) !== href) continue;
    // Skip ways that remove something the schema requires.
    const way = waysFor(after, path).find((candidate) => issuesIn(candidate.after) <= before);
    if (!isGroup(way?.after)) continue;
    after = way.after;
    removed.unshift({ path, removal: way.removal });
  }
  return { document: after, removed };
}

/** A way to remove a link, and the resulting document. */
type Way = { removal: Removal; after: unknown };

/** The ways to remove a link, the most likely first. */
function waysFor(document: Group, path: ValuePath): Way[] {
  const around = path.slice(0, -1);
  const group = valueAt(document, around);
  if (!isGroup(group)) return [];
  const isEntry = typeof around.at(-1) === 'number' && around.length > 2;
  const after = without(document, around);
  // In site.json only list entries can be removed; every site needs its other links.
  if (!('blocks' in document)) return isEntry ? [{ removal: 'entry', after }] : [];
  if (path[0] === 'header') return [{ removal: 'button', after }];
  const { text } = group;
  const isBareLink = typeof text === 'string' && Object.keys(group).length === 2;
  const ways: Way[] = [];
  if (isEntry && isBareLink) {
    ways.push(
      { removal: 'link', after: asText(document, around, text) },
      { removal: 'entry', after },
    );
  }
  if (isEntry && isCard(document, around)) ways.push({ removal: 'card', after });
  const labels = labelsIn(document, around).map((label) => [...around, label]);
  ways.push({ removal: 'button', after: [...labels, path].reduce<unknown>(without, document) });
  return ways;
}

/** A document without the field or entry at a path. */
function without(document: unknown, path: ValuePath): unknown {
  const around = path.slice(0, -1);
  const list = valueAt(document, around);
  if (!Array.isArray(list)) return withValue(document, path, undefined);
  return withValue(document, around, list.toSpliced(Number(path.at(-1)), 1));
}

/** A document whose link in a paragraph is plain text, joined with the text around it. */
function asText(document: Group, piece: ValuePath, text: string): unknown {
  const paragraph = piece.slice(0, -1);
  const list = valueAt(document, paragraph);
  if (!Array.isArray(list)) return document;
  const pieces: unknown[] = [];
  for (const each of list.with(Number(piece.at(-1)), text)) {
    const last = pieces.at(-1);
    if (typeof last === 'string' && typeof each === 'string') pieces.splice(-1, 1, last + each);
    else pieces.push(each);
  }
  // A paragraph without links is plain text.
  return withValue(document, paragraph, pieces.length === 1 ? pieces[0] : pieces);
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
  return Object.entries(field.fields).flatMap(([name, schema]) =>
    fieldOf(schema).kind === 'label' ? [name] : [],
  );
}
