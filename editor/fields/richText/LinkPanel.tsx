import { type Editor, getMarkRange } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button, Row } from '../../ui/controls.ts';
import { TextField } from '../../ui/TextField.tsx';
import { LinkChooser } from '../LinkChooser.tsx';
import { Label } from '../parts.tsx';

const Panel = styled.div`
  display: grid;
  gap: 0.6rem;
  padding: 0.6rem 0.75rem;
  border-bottom: 1px solid var(--editor-line);
  background: var(--editor-hover);

  & > strong { overflow-wrap: anywhere; }
  & label { font-weight: 600; }
`;

/** The words of a link, by their position in the text; empty if the cursor is between words. */
export type Chosen = { from: number; to: number; words: string; href: string };

/** The words that the link panel edits: the link at the cursor, the selection, or the word at the cursor. */
export function wordsForLink({ state }: Editor): Chosen {
  const { doc, selection, schema } = state;
  const { $from, empty } = selection;
  const type = schema.marks.link;
  const link = type && getMarkRange($from, type);
  const { from, to } =
    link ??
    (empty
      ? wordAt(selection.from, $from.parent.textContent, $from.parentOffset)
      : trimmed(doc, selection));
  const mark = link && doc.nodeAt(from)?.marks.find((one) => one.type === type);
  return { from, to, words: doc.textBetween(from, to, ' '), href: String(mark?.attrs.href ?? '') };
}

/** A selection without the spaces at its ends, which keys and double clicks select along with words. */
function trimmed(doc: Editor['state']['doc'], { from, to }: { from: number; to: number }) {
  const text = doc.textBetween(from, to, ' ');
  const start = text.length - text.trimStart().length;
  const end = text.length - text.trimEnd().length;
  return start < text.length ? { from: from + start, to: to - end } : { from, to };
}

function wordAt(position: number, text: string, offset: number): { from: number; to: number } {
  const before = /[\p{L}\p{N}'’-]*$/u.exec(text.slice(0, offset))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(offset))?.[0].length ?? 0;
  return { from: position - before, to: position + after };
}

type Props = { editor: Editor; chosen: Chosen; onClose: () => void };

/** Edits the target of a link. Nothing changes until it is confirmed; then it is one step. */
export function LinkPanel({ editor, chosen, onClose }: Props) {
  const { from, to, href } = chosen;
  const [target, setTarget] = useState(href);
  const [words, setWords] = useState(chosen.words);
  const panel = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const title = useId();
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, []);
  useEffect(() => {
    // After a choice in the list, focus the button, unless the focus has already left the list.
    const { activeElement: active } = document;
    const isInList = active instanceof HTMLInputElement && panel.current?.contains(active);
    if (target !== href && isInList) confirm.current?.focus();
  }, [target, href]);

  const isComplete = target !== '' && words.trim() !== '';
  const set = () => {
    if (!isComplete) return;
    const link = { type: 'link', attrs: { href: target } };
    const range = editor.chain().focus().setTextSelection({ from, to });
    if (chosen.words !== '') range.setMark('link', link.attrs).setTextSelection(to).run();
    else range.insertContent({ type: 'text', text: words, marks: [link] }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().setTextSelection({ from, to }).unsetMark('link').run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An open list handles these keys first.
    if (event.defaultPrevented) return;
    const isInput = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && isInput) set();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Panel ref={panel} role="group" aria-labelledby={title} onKeyDown={onKeyDown}>
      <strong id={title}>
        {chosen.words === '' ? 'New link' : `Link of “${shortened(chosen.words)}”`}
      </strong>
      {chosen.words === '' && <TextField label="Link text" value={words} onChange={setWords} />}
      <Label role="group" aria-label="Leads to">
        <span>Leads to</span>
        <LinkChooser label="Leads to" value={target} onChange={setTarget} />
      </Label>
      <Row>
        <Button ref={confirm} data-main="" disabled={!isComplete} onClick={set}>
          {href === '' ? 'Add link' : 'Change link'}
        </Button>
        {href !== '' && <Button onClick={remove}>Remove link</Button>}
        <Button onClick={onClose}>Cancel</Button>
      </Row>
    </Panel>
  );
}

function shortened(words: string): string {
  return words.length > 40 ? `${words.slice(0, 40).trimEnd()} …` : words;
}
