import { type PageChange, siteName } from '../api.ts';

const maxSubject = 72;
const verbs = { changed: 'change', added: 'add', removed: 'remove' } as const;
// British English has no comma before “and”.
const listed = new Intl.ListFormat('en-GB');

const bullet = '- ';

/** In a commit message: samples may go live. The publishing workflow reads it (.github/workflows). */
export const confirmation = 'Samples-confirmed: yes';

/**
 * The message of a publication: a line such as `Change FAQ and Home, add Sound masking`, and the changes in words.
 * `isConfirmed`: the person saw the list of samples, and publishes them.
 */
export function publicationMessage(changes: readonly PageChange[], isConfirmed: boolean): string {
  const lines = changes.flatMap(({ title, kind, name, changes: fields }) => [
    kind === 'changed' ? `${title} (${name})` : `${title} (${name}): ${kind}`,
    ...fields.map(({ words }) => bullet + words),
  ]);
  const all = [subjectOf(changes), '', ...lines.map(inOneLine)];
  return [...all, ...(isConfirmed ? ['', confirmation] : []), ''].join('\n');
}

/** The changes in the body of such a message, in words. */
export const changesIn = (body: string): string[] =>
  body.split('\n').flatMap((line) => (line.startsWith(bullet) ? line.slice(bullet.length) : []));

function subjectOf(changes: readonly PageChange[]): string {
  const documents = changes.filter(({ name }) => name.endsWith('.json'));
  const parts = (['changed', 'added', 'removed'] as const).flatMap((kind) => {
    const titles = (documents.length > 0 ? documents : changes)
      .filter((change) => change.kind === kind)
      .map(({ name, title }) => (name === siteName ? 'the site settings' : title));
    return titles.length === 0 ? [] : [`${verbs[kind]} ${listed.format(titles)}`];
  });
  const words = parts.join(', ');
  const characters = Array.from(inOneLine(words.charAt(0).toUpperCase() + words.slice(1)));
  const isLong = characters.length > maxSubject;
  return isLong
    ? `${characters
        .slice(0, maxSubject - 2)
        .join('')
        .trimEnd()} …`
    : characters.join('');
}

/** Without line breaks and control characters, which would begin another line of the message. */
const inOneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
