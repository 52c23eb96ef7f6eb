import { styled } from 'styled-components';
import type { FieldChange } from '../api.ts';
import { Muted, Terms } from '../ui/controls.ts';

/** A list in a frame, with a line between its entries. */
export const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--editor-line);
  border-radius: 8px;

  & > li { padding: 0.6rem 0.9rem; overflow-wrap: anywhere; }
  & > li + li { border-top: 1px solid var(--editor-line); }
  &:empty { display: none; }
`;

const Texts = styled.div`
  overflow-wrap: anywhere;

  & > p { margin: 0; white-space: pre-wrap; }
  & small { color: var(--editor-muted); font-size: 0.85em; }
  & del { color: var(--editor-error); }
  & ins { font-weight: 600; text-decoration: none; }
`;

type ChangesProps = { changes: readonly FieldChange[] };

/** Changes with their fields and both texts. */
export function FieldChanges({ changes }: ChangesProps) {
  return (
    <Terms>
      {changes.map(({ words, from, to }, index) => (
        <div key={index}>
          <dt>{words}</dt>
          <dd>
            <FieldTexts from={from} to={to} />
          </dd>
        </div>
      ))}
    </Terms>
  );
}

/** Both texts of a change, with the different words marked. */
export function FieldTexts({ from, to }: Pick<FieldChange, 'from' | 'to'>) {
  return (
    <Texts>
      <Text label="from" ifEmpty="was empty" text={from} other={to} mark="del" />
      <Text label="to" ifEmpty="now empty" text={to} other={from} mark="ins" />
    </Texts>
  );
}

type TextProps = {
  label: string;
  ifEmpty: string;
  text: string | undefined;
  other: string | undefined;
  mark: 'del' | 'ins';
};

function Text({ label, ifEmpty, text, other, mark: Mark }: TextProps) {
  if (text === undefined) return null;
  const [start, changed, end] = parts(text, other ?? '');
  return (
    <p>
      {other !== undefined && <small>{text === '' ? ifEmpty : `${label} `}</small>}
      {start}
      <Mark>{changed}</Mark>
      {end}
    </p>
  );
}

/** A text in three parts: the common start of both texts, the different words, and the common end. */
function parts(text: string, other: string): [start: string, changed: string, end: string] {
  const shorter = Math.min(text.length, other.length);
  let start = 0;
  while (start < shorter && text[start] === other[start]) start += 1;
  let same = 0;
  while (same < shorter - start && text.at(-1 - same) === other.at(-1 - same)) same += 1;
  const first = text.slice(0, start).lastIndexOf(' ') + 1;
  const next = text.indexOf(' ', text.length - same);
  const last = next < 0 ? text.length : next;
  return [text.slice(0, first), text.slice(first, last), text.slice(last)];
}

const maxSummarized = 3;
const maxCharacters = 60;

/** The first three changes in one line: each field with its old and new text. */
export function ChangeSummary({ start = '', changes }: ChangesProps & { start?: string }) {
  if (changes.length === 0) return null;
  const more = changes.length - maxSummarized;
  const summaries = changes
    .slice(0, maxSummarized)
    .map(({ words, from, to }) =>
      from === undefined || to === undefined
        ? words
        : `${words}: from ${quoted(from)} to ${quoted(to)}`,
    );
  return (
    <Muted as="small">
      {start}
      {summaries.join(' · ')}
      {more > 0 && ` · and ${more} more`}
    </Muted>
  );
}

function quoted(text: string): string {
  if (text === '') return 'empty';
  const characters = Array.from(text);
  const isLong = characters.length > maxCharacters;
  return `“${isLong ? `${characters.slice(0, maxCharacters).join('')} …` : text}”`;
}
