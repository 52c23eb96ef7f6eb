import path from 'node:path';
import { factsOf, fillFacts, ownValue } from '../../../schema/browser.ts';
import { type PageChange, siteName } from '../../api.ts';
import { changeWords } from '../../changes/changeWords.ts';
import { documentNames } from '../../copy/documentNames.ts';
import { documentOf } from '../../copy/source.ts';
import { differing } from './reconcile.ts';
import { documentAt, type Repository, type Tree } from './repository.ts';

const maxSubject = 72;

/** The differences between two states of the site, by page, in words, with facts filled in. */
export async function changesBetween(
  repository: Pick<Repository, 'blob'>,
  before: Tree,
  after: Tree,
): Promise<PageChange[]> {
  const site = await documentAt(repository, after, siteName);
  const facts = factsOf(site && documentOf(site));
  const nameOf = documentNames(site);
  const changes: PageChange[] = [];
  for (const name of differing(before, after)) {
    const kind = !before.has(name) ? 'added' : !after.has(name) ? 'removed' : 'changed';
    if (!name.endsWith('.json')) {
      changes.push({ name, title: path.posix.basename(name), kind, changes: [] });
      continue;
    }
    const [old, now] = [
      await documentAt(repository, before, name),
      await documentAt(repository, after, name),
    ];
    const change: PageChange = {
      ...{ name, title: nameOf(name, now ?? old), kind },
      changes: old && now ? changeWords(name, documentOf(old), documentOf(now)) : [],
      isUnpublished: ownValue(now && documentOf(now), 'published') === false,
    };
    changes.push(fillFacts(change, facts));
  }
  return changes;
}

const verbs = { changed: 'change', added: 'add', removed: 'remove' } as const;
// British English has no comma before “and”.
const listed = new Intl.ListFormat('en-GB');

/** The subject of a commit: `Change FAQ and Home, add Sound masking`. */
export function subjectOf(changes: readonly PageChange[]): string {
  const pages = changes.filter(({ name }) => name.endsWith('.json'));
  const parts = (['changed', 'added', 'removed'] as const).flatMap((kind) => {
    const titles = (pages.length > 0 ? pages : changes)
      .filter((change) => change.kind === kind)
      .map(({ name, title }) => (name === siteName ? 'the site settings' : title));
    return titles.length === 0 ? [] : [`${verbs[kind]} ${listed.format(titles)}`];
  });
  const words = parts.join(', ');
  return cut(words.charAt(0).toUpperCase() + words.slice(1));
}

/** A subject, shortened. */
export function cut(subject: string): string {
  const characters = Array.from(subject.replace(/\s+/g, ' '));
  return characters.length > maxSubject
    ? `${characters
        .slice(0, maxSubject - 2)
        .join('')
        .trimEnd()} …`
    : characters.join('');
}

/** In a commit message: samples may go live. The publishing workflow reads it (.github/workflows). */
export const confirmation = 'Samples-confirmed: yes';

/** The message of a commit: its subject, and the changes in words. */
export function messageOf(
  subject: string,
  changes: readonly PageChange[],
  isConfirmed: boolean,
): string {
  const lines = changes.flatMap(({ title, kind, name, changes: fields }) => [
    kind === 'changed' ? `${title} (${name})` : `${title} (${name}): ${kind}`,
    ...fields.map(({ words }) => `- ${words}`),
  ]);
  const flat = lines.map((line) => line.replace(/\s+/g, ' '));
  return [cut(subject), '', ...flat, ...(isConfirmed ? ['', confirmation] : []), ''].join('\n');
}
