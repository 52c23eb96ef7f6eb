import { styled } from 'styled-components';
import type { Problem } from '../api.ts';
import { shownLines } from '../document/shownLines.ts';

const Lines = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  margin: 0.4rem 0 0;
  padding: 0.3rem 0;
  overflow: hidden;
  border: 1px solid var(--editor-line);
  border-radius: 6px;
  background: var(--editor-panel);
  font: 0.85rem/1.6 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;

  & > div { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
  & > div > span { padding: 0 0.6rem; color: var(--editor-muted); text-align: right; user-select: none; }
  & > div > code { padding-right: 0.6rem; font: inherit; overflow-wrap: anywhere; white-space: pre-wrap; }
  & > div[aria-current] { background: var(--editor-error-back); font-weight: 600; }
  & mark { border-radius: 2px; background: var(--editor-error); color: var(--editor-panel); }
`;

type Props = { text: string; problem: Problem };

/** The lines of a text around an error, with its line and word marked. */
export function LinesAround({ text, problem: { line, column } }: Props) {
  return (
    <Lines role="group" aria-label={`The lines around line ${line}`}>
      {shownLines(text, line).map(({ number, text: own, isMarked }) => (
        <div key={number} aria-current={isMarked ? 'true' : undefined}>
          <span>{number}</span>
          <code>{isMarked ? <Marked text={own} column={column} /> : own || ' '}</code>
        </div>
      ))}
    </Lines>
  );
}

function Marked({ text, column }: { text: string; column: number }) {
  const start = Math.min(column - 1, text.length);
  const [word = ''] = /^[^\s,:"{}[\]]+|^\S/.exec(text.slice(start)) ?? [];
  return (
    <>
      {text.slice(0, start)}
      <mark>{word || ' '}</mark>
      {text.slice(start + word.length)}
    </>
  );
}
