import { act } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showInStore, storeOf } from '../../../tests/tools/formInStore.tsx';
import { showRichText } from '../../../tests/tools/shownRichText.tsx';
import type { RichParagraph } from '../../adapter/richText.ts';
import RichText from './RichText.tsx';

test('shows a change from outside without reporting it, and keeps the cursor position', () => {
  const { now, dom, editor, choose } = showRichText(['One', 'Two', 'Three']);
  choose(2);
  now.set(['One', 'Two and a half', 'Three']);
  expect(dom.innerText || dom.textContent).toMatch(/One\s*Two and a half\s*Three/);
  expect(editor.state.selection.head).toBe(3);
  // Even in a paragraph that was replaced.
  choose(6);
  now.set(['One', 'Twins', 'Three']);
  expect(editor.state.selection.head).toBe(7);
  now.set(['Two and a half', 'Three', 'Four']);
  expect(editor.state.doc.children.map(({ textContent }) => textContent)).toEqual([
    ...['Two and a half', 'Three', 'Four'],
  ]);
  now.set([]);
  expect(editor.state.doc.textContent).toBe('');
  expect(now.told).toBe(0);
});

test('keeps an empty paragraph that was added in the page', () => {
  const { now } = showRichText(['One']);
  now.set(['One and more']);
  now.set(['One and more', '']);
  expect(now.value).toEqual(['One and more', '']);
  expect(now.told).toBe(0);
});

test('reports an edit once and keeps unchanged paragraphs', () => {
  const { now, editor, choose } = showRichText(['One']);
  now.set([['One', ' piece'], 'Two']);
  choose(9);
  act(() => void editor.commands.insertContentAt(14, 'nd'));
  // The unchanged paragraph keeps its notation.
  expect(now.value).toEqual([['One', ' piece'], 'Twndo']);
  expect(now.told).toBe(1);
  act(() => void editor.commands.setTextSelection(2));
  expect(now.told).toBe(1);
});

test('loses nothing that is typed while the document catches up', () => {
  const onChange = vi.fn<(value: RichParagraph[]) => void>();
  let setHeld = (_value: readonly RichParagraph[]) => {};
  function Shown() {
    const [value, setValue] = useState<readonly RichParagraph[]>(['a']);
    setHeld = setValue;
    return <RichText label="Text" value={value} isSingle={false} onChange={onChange} />;
  }
  const { container } = showInStore(storeOf({ blocks: [] }), <Shown />);
  const hold = (value: readonly RichParagraph[]) => act(() => setHeld(value));
  const dom = container.querySelector('[role="textbox"]');
  const editor = dom && 'editor' in dom ? dom.editor : undefined;
  if (!(editor instanceof Editor)) throw new Error('No text.');
  act(() => void editor.commands.insertContentAt(2, 'b'));
  act(() => void editor.commands.insertContentAt(3, 'c'));
  expect(onChange.mock.calls).toEqual([[['ab']], [['abc']]]);
  hold(['ab']);
  expect(editor.state.doc.textContent).toBe('abc');
  hold(['abc']);
  expect(editor.state.doc.textContent).toBe('abc');
  // Undo restores an earlier text, even if it was typed here.
  hold(['ab']);
  expect(editor.state.doc.textContent).toBe('ab');
  expect(onChange).toHaveBeenCalledTimes(2);
  // Even right after an edit that the document does not have yet.
  act(() => void editor.commands.insertContentAt(3, 'd'));
  hold(['abd']);
  act(() => void editor.commands.insertContentAt(4, 'e'));
  hold(['abd']);
  expect(editor.state.doc.textContent).toBe('abd');
});

test('a field for one paragraph allows only one', () => {
  const { editor } = showRichText(['One'], true);
  expect(editor.state.schema.nodes.doc?.spec.content).toBe('block');
  expect(showRichText(['One']).editor.state.schema.nodes.doc?.spec.content).toBe('block+');
});
