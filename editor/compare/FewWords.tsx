import type { FieldChange } from '../api.ts';
import { Muted } from '../ui/controls.ts';

const most = 3;
const mostSigns = 60;

type Props = { start?: string; changes: readonly FieldChange[] };

/** The first three changes in few words: the field, and both texts. */
export function FewWords({ start = '', changes }: Props) {
  if (changes.length === 0) return null;
  const more = changes.length - most;
  return (
    <Muted as="small">
      {start}
      {changes.slice(0, most).map(told).join(' · ')}
      {more > 0 && ` · and ${more} more`}
    </Muted>
  );
}

function told({ words, from, to }: FieldChange): string {
  if (from === undefined || to === undefined) return words;
  return `${words}: from “${cut(from)}” to “${cut(to)}”`;
}

function cut(text: string): string {
  const signs = Array.from(text);
  return signs.length > mostSigns ? `${signs.slice(0, mostSigns).join('')} …` : text;
}
