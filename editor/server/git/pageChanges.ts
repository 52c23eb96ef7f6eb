import path from 'node:path';
import { factsOf, fillFacts, ownValue } from '../../../schema/browser.ts';
import type { SourceFile } from '../../../schema/index.ts';
import { type PageChange, siteName } from '../../api.ts';
import { changeWords } from '../../changes/changeWords.ts';
import { documentNames } from '../documentNames.ts';
import { documentOf } from '../source.ts';
import { differing } from './reconcile.ts';
import { documentAt, type Repository, type Tree } from './repository.ts';

const longestSubject = 72;

/** The differences between two states of the site, by page, in words. Facts are filled in. */
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
    const old = await documentAt(repository, before, name);
    const now = await documentAt(repository, after, name);
    changes.push(
      fillFacts(
        {
          ...{ name, title: nameOf(name, now ?? old), kind },
          ...(isUnpublished(now) && { isUnpublished: true }),
          changes: old && now ? changeWords(name, documentOf(old), documentOf(now)) : [],
        },
        facts,
      ),
    );
  }
  return changes;
}

function isUnpublished(file: SourceFile | undefined): boolean {
  return ownValue(file && documentOf(file), 'published') === false;
}

const verbs = { changed: 'change', added: 'add', removed: 'remove' } as const;
// British English has no comma before “and”.
const listed = new Intl.ListFormat('en-GB');

/** The subject of a commit: `Change FAQ and Home, add Sound masking`. */
export function subjectOf(changes: readonly PageChange[]): string {
  const isPage = ({ name }: PageChange) => name.endsWith('.json');
  const shown = changes.some(isPage) ? changes.filter(isPage) : changes;
  for (let most = 4; most > 0; most -= 1) {
    const subject = sentence(shown, most);
    if (subject.length <= longestSubject) return subject;
  }
  return cut(sentence(shown, 1));
}

function sentence(changes: readonly PageChange[], most: number): string {
  const named = changes.slice(0, most);
  const parts = (['changed', 'added', 'removed'] as const).flatMap((kind) => {
    const titles = named
      .filter((change) => change.kind === kind)
      .map(({ name, title }) => (name === siteName ? 'the site settings' : title));
    return titles.length === 0 ? [] : [`${verbs[kind]} ${listed.format(titles)}`];
  });
  const others = changes.length - named.length;
  const words = [...parts, ...(others === 0 ? [] : [`and ${others} more`])].join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A subject, shortened. */
export function cut(subject: string): string {
  const signs = Array.from(subject.replace(/\s+/g, ' '));
  return signs.length > longestSubject
    ? `${signs.slice(0, longestSubject - 2).join('')} …`
    : signs.join('');
}

/** In a commit message: samples may go live. The workflow that publishes reads it (.github/workflows). */
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
