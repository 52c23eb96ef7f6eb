import { styled } from 'styled-components';
import type { FieldChange } from '../api.ts';

const Texts = styled.div`
  overflow-wrap: anywhere;

  & > p { margin: 0; white-space: pre-wrap; }
  & small { color: var(--editor-muted); font-size: 0.85em; }
  & del { color: var(--editor-error); }
  & ins { color: var(--editor-ink); font-weight: 600; text-decoration: none; }
`;

/** Both texts of a change, with the differing words marked. */
export function FieldTexts({ from, to }: Pick<FieldChange, 'from' | 'to'>) {
  const isBoth = from !== undefined && to !== undefined;
  const [ofFrom, ofTo] = isBoth
    ? [parts(from, to), parts(to, from)]
    : [
        ['', from],
        ['', to],
      ];
  return (
    <Texts>
      {from !== undefined && (
        <p>
          <small>from</small> {ofFrom[0]}
          <del>{ofFrom[1]}</del>
          {ofFrom[2]}
        </p>
      )}
      {to !== undefined && (
        <p>
          <small>to</small> {ofTo[0]}
          <ins>{ofTo[1]}</ins>
          {ofTo[2]}
        </p>
      )}
    </Texts>
  );
}

/** A text in three parts: the start that the other text has too, the differing words, and the end that the other has too. */
function parts(text: string, other: string): [same: string, other: string, same: string] {
  const { start, end } = editBetween(text, other);
  const first = text.slice(0, start).lastIndexOf(' ') + 1;
  const next = text.indexOf(' ', end);
  const last = next < 0 ? text.length : next;
  return [text.slice(0, first), text.slice(first, last), text.slice(last)];
}

/** The one edit that turns `before` into `after`: `inserted` replaces the text from `start` to `end`. */
function editBetween(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return {
    start,
    end: before.length - same,
    inserted: after.slice(start, after.length - same),
  };
}
