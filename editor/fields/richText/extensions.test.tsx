import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { richTextExtensions } from './extensions.ts';

const made: Editor[] = [];
afterEach(() => {
  for (const editor of made.splice(0)) editor.destroy();
});

function open(html: string, onLink = () => {}): Editor {
  const element = document.body.appendChild(document.createElement('div'));
  const extensions = richTextExtensions({ isSingle: false, onLink });
  const editor = new Editor({ element, extensions, content: html, injectCSS: false });
  made.push(editor);
  return editor;
}

/** Whether the field handled a key, instead of leaving it to the browser. */
function press(editor: Editor, key: string, keys: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, ...keys });
  return editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event)) === true;
}

/** The texts of a field, with "- " before the points of lists. */
function lines(editor: Editor): string[] {
  const found: string[] = [];
  editor.state.doc.descendants((node, _at, parent) => {
    if (!node.isTextblock) return;
    found.push(`${parent?.type.name === 'listItem' ? '- ' : ''}${node.textContent}`);
  });
  return found;
}

const list = '<ul><li><p>one</p></li><li><p>two</p></li></ul>';

test.each([
  ['/visit', '/visit'],
  ['https://example.org/', 'https://example.org/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
])('a link to %s has the href %s in the field', (written, href) => {
  const editor = open(`<p><a data-href="${written}">there</a></p>`);
  expect(editor.view.dom.querySelector('a')?.getAttribute('href')).toBe(href);
  expect(editor.view.dom.querySelector('a')?.getAttribute('data-href')).toBe(written);
});

test.each(['Enter', 'Shift-Enter'])(
  '%s starts a paragraph or list point, and leaves the list at an empty point',
  (key) => {
    const [name = '', shiftKey] = [key.split('-').at(-1), key.startsWith('Shift')];
    const paragraph = open('<p>onetwo</p>');
    paragraph.commands.setTextSelection(4);
    expect(press(paragraph, name, { shiftKey })).toBe(true);
    expect(lines(paragraph)).toEqual(['one', 'two']);
    const points = open(list);
    points.commands.setTextSelection(6);
    press(points, name, { shiftKey });
    expect(lines(points)).toEqual(['- one', '- ', '- two']);
    points.commands.setTextSelection(points.state.doc.content.size - 3);
    press(points, name, { shiftKey });
    press(points, name, { shiftKey });
    expect(lines(points)).toEqual(['- one', '- ', '- two', '']);
  },
);

test('Tab leaves the field, even from a list', () => {
  const editor = open(list);
  editor.commands.setTextSelection(9);
  expect([press(editor, 'Tab'), press(editor, 'Tab', { shiftKey: true })]).toEqual([false, false]);
  expect(lines(editor)).toEqual(['- one', '- two']);
});

test('text typed after a link is not part of it, and a link replaces bold', () => {
  const editor = open('<p><a data-href="/faq">there</a></p>');
  editor.commands.setTextSelection(6);
  expect(editor.state.storedMarks ?? editor.state.selection.$from.marks()).toEqual([]);
  const bold = open('<p><strong>one</strong></p>');
  bold.chain().setTextSelection({ from: 1, to: 4 }).setMark('link', { href: '/faq' }).run();
  expect(bold.getHTML()).toBe('<p><a data-href="/faq" href="/faq">one</a></p>');
});
