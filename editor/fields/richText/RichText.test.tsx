import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../../tests/support/content.ts';
import type { WrittenParagraph } from '../../adapter/richText.ts';
import { EditorProvider } from '../../document/EditorContext.ts';
import RichText from './RichText.tsx';

// The label of a field is Puck's, and its notes are another part.
vi.mock('@puckeditor/core', () => ({
  FieldLabel: ({ children }: { children: React.ReactNode }) => <div>{children}</div>,
}));
vi.mock('../FieldNotes.tsx', () => ({ FieldNotes: () => null }));

afterEach(cleanup);

const pages = [{ name: 'faq.json', path: '/faq', title: 'Questions' }];

/** The text of a document in its field: what is written is held, as a document does. */
function show(start: readonly WrittenParagraph[], isSingle = false) {
  const now = { value: start, set: (_value: readonly WrittenParagraph[]) => {}, told: 0 };
  function Shown() {
    const [value, setValue] = useState(start);
    now.value = value;
    now.set = (given) => act(() => setValue(given));
    const change = (written: WrittenParagraph[]) => {
      now.told += 1;
      setValue(written);
    };
    return (
      <EditorProvider value={{ site, pages, problems: [], theme: 'light' }}>
        <RichText label="Text" name="text" value={value} isSingle={isSingle} onChange={change} />
      </EditorProvider>
    );
  }
  const { container, unmount } = render(<Shown />);
  const dom = container.querySelector('[role="textbox"]');
  const editor = dom && 'editor' in dom ? dom.editor : undefined;
  if (!(dom instanceof HTMLElement) || !(editor instanceof Editor)) throw new Error('No text.');
  /** Chooses words of the first block, by their places in it. */
  const choose = (from: number, to = from) =>
    act(() => void editor.commands.setTextSelection({ from: from + 1, to: to + 1 }));
  return { now, dom, editor, choose, unmount };
}

const bar = () => screen.getByRole('toolbar', { name: 'Format of Text' });
const tool = (name: string) => within(bar()).getByRole('button', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const panel = () => screen.queryByRole('group', { name: /link/i });
const chooser = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Leads to' });
/** Chooses a page, as by its name and Enter. */
function lead(words: string) {
  fireEvent.change(chooser(), { target: { value: words } });
  fireEvent.keyDown(chooser(), { key: 'Enter' });
}
/** Whether what happens in the text is left to the browser. */
function isLeft(dom: HTMLElement, event: Event, more: object = {}): boolean {
  let isOwn = true;
  act(() => {
    isOwn = dom.dispatchEvent(Object.assign(event, more));
  });
  return isOwn;
}

const link = (text: string, href: string) => ({ text, href });

test.each<[string, string, WrittenParagraph]>([
  ['Bold', 'B', [{ strong: 'New' }, ' felt']],
  ['Bulleted list', 'Shift+8', { list: ['New felt'] }],
  ['Numbered list', 'Shift+7', { list: ['New felt'], numbered: true }],
])(
  '%s is set and taken away by one button, which says so and by which keys',
  async (name, key, written) => {
    const { now, choose, dom } = show(['New felt']);
    choose(0, 3);
    expect(tool(name).getAttribute('aria-pressed')).toBe('false');
    expect(tool(name).title).toBe(`${name} (Ctrl+${key}, on a Mac Cmd+${key})`);
    // The words stay chosen while it is pressed.
    expect(fireEvent.mouseDown(tool(name))).toBe(false);
    fireEvent.click(tool(name));
    expect(now.value).toEqual([written]);
    expect(tool(name).getAttribute('aria-pressed')).toBe('true');
    expect(within(bar()).getAllByRole('button', { pressed: true })).toEqual([tool(name)]);
    await vi.waitFor(() => expect(document.activeElement).toBe(dom));
    fireEvent.click(tool(name));
    expect(now.value).toEqual(['New felt']);
  },
);

test('words of a link cannot be bold, which the button says', () => {
  const { now, choose } = show([['See ', link('the FAQ', '/faq')]]);
  choose(1);
  expect(tool('Bold').hasAttribute('aria-disabled')).toBe(false);
  expect(tool('Link').getAttribute('aria-pressed')).toBe('false');
  choose(6, 8);
  expect(tool('Link').getAttribute('aria-pressed')).toBe('true');
  expect(tool('Bold').getAttribute('aria-disabled')).toBe('true');
  expect(tool('Bold').title).toBe('Words of a link cannot be bold');
  fireEvent.click(tool('Bold'));
  expect(now.told).toBe(0);
});

test('one button of the bar is reached by Tab, and the others by arrow keys around its ends', () => {
  show(['New felt']);
  const reached = () => {
    const [one, ...others] = within(bar())
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(others).toEqual([]);
    return one?.getAttribute('aria-label');
  };
  expect(reached()).toBe('Bold');
  tool('Bold').focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Numbered list'],
    ['ArrowRight', 'Bold'],
    ['ArrowRight', 'Link'],
    ['ArrowLeft', 'Bold'],
    ['End', 'Numbered list'],
    ['Home', 'Bold'],
  ] as const) {
    expect(fireEvent.keyDown(document.activeElement ?? bar(), { key })).toBe(false);
    expect(document.activeElement).toBe(tool(name));
    expect(reached()).toBe(name);
  }
  expect(fireEvent.keyDown(tool('Bold'), { key: 'x' })).toBe(true);
  act(() => tool('Bulleted list').focus());
  expect(reached()).toBe('Bulleted list');
});

test('chosen words become a link in one step, and the cursor is behind them', async () => {
  const { now, choose, editor, dom } = show(['See the FAQ first']);
  choose(4, 11);
  expect(tool('Link').getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(tool('Link'));
  expect(tool('Link').getAttribute('aria-expanded')).toBe('true');
  expect(panel()).toBe(screen.getByRole('group', { name: 'Link of “the FAQ”' }));
  expect(document.activeElement).toBe(chooser());
  expect(screen.queryByLabelText('Words of the link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove the link' })).toBeNull();
  expect(button('Set the link').disabled).toBe(true);
  lead('questions');
  // Who has chosen a place goes on to the button.
  expect(document.activeElement).toBe(button('Set the link'));
  expect(now.told).toBe(0);
  fireEvent.click(button('Set the link'));
  expect(now.value).toEqual([['See ', link('the FAQ', '/faq'), ' first']]);
  expect(now.told).toBe(1);
  expect(panel()).toBeNull();
  expect([editor.state.selection.from, editor.state.selection.empty]).toEqual([12, true]);
  await vi.waitFor(() => expect(document.activeElement).toBe(dom));
});

test.each([
  ['a word', 5, 'the', 'See the FAQ'],
  ['the start of a word with marks', 2, 'don’t-stop', 'don’t-stop now'],
  ['its other end', 8, 'don’t-stop', 'don’t-stop now'],
  ['the end of a word', 3, 'See', 'See the FAQ'],
])('at %s the link is for the whole of it', (_where, place, words, text) => {
  const { choose } = show([text]);
  choose(place);
  fireEvent.click(tool('Link'));
  expect(panel()?.textContent).toContain(`Link of “${words}”`);
});

test('a link is changed or taken away as a whole, from any place in it', () => {
  const { now, choose } = show([['See ', link('the FAQ', '/old'), ' first']]);
  choose(6);
  fireEvent.click(tool('Link'));
  expect(screen.getByRole('group', { name: 'Link of “the FAQ”' })).toBeTruthy();
  expect(chooser().value).toBe('/old');
  lead('questions');
  fireEvent.click(button('Change the link'));
  expect(now.value).toEqual([['See ', link('the FAQ', '/faq'), ' first']]);
  choose(6);
  fireEvent.click(tool('Link'));
  fireEvent.click(button('Remove the link'));
  expect(now.value).toEqual(['See the FAQ first']);
  expect(panel()).toBeNull();
});

test('between words a link needs words of its own, and Enter sets it', async () => {
  const { now, choose } = show(['See  first']);
  choose(4);
  fireEvent.click(tool('Link'));
  expect(screen.getByRole('group', { name: 'New link' })).toBeTruthy();
  const words = screen.getByLabelText<HTMLInputElement>('Words of the link');
  expect(document.activeElement).toBe(words);
  lead('questions');
  expect(button('Set the link').disabled).toBe(true);
  fireEvent.change(words, { target: { value: '  ' } });
  fireEvent.keyDown(words, { key: 'Enter' });
  expect(panel()).not.toBeNull();
  fireEvent.change(words, { target: { value: 'the FAQ' } });
  expect(button('Set the link').disabled).toBe(false);
  expect(fireEvent.keyDown(words, { key: 'Enter' })).toBe(false);
  expect(now.value).toEqual([['See ', link('the FAQ', '/faq'), ' first']]);
});

test('Cancel and Escape leave the text as it was and give it the cursor; the keys of an open list are its own', async () => {
  const { now, choose, dom } = show(['See the FAQ']);
  choose(4, 11);
  fireEvent.click(tool('Link'));
  fireEvent.click(button('Cancel'));
  expect(panel()).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(dom));
  fireEvent.click(tool('Link'));
  fireEvent.change(chooser(), { target: { value: 'questions' } });
  fireEvent.keyDown(chooser(), { key: 'Escape' });
  expect(panel()).not.toBeNull();
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  expect(fireEvent.keyDown(chooser(), { key: 'Escape' })).toBe(false);
  document.removeEventListener('keydown', heard);
  // Around it a dialog would be closed.
  expect(heard).not.toHaveBeenCalled();
  expect(panel()).toBeNull();
  expect(now.told).toBe(0);
});

test.each([
  [40, `“${'x'.repeat(39)} ”`],
  // No space is left before the dots.
  [41, `“${'x'.repeat(39)} …”`],
])('of %i letters of a link its title shows at most forty', (count, title) => {
  const { choose } = show([`${'x'.repeat(39)} ${'y'.repeat(9)}`]);
  choose(0, count);
  fireEvent.click(tool('Link'));
  expect(panel()?.textContent).toContain(`Link of ${title}`);
});

test('Ctrl+K asks for a link of what is chosen by then', () => {
  const { choose, dom } = show(['See the FAQ']);
  choose(4, 7);
  fireEvent.keyDown(dom, { key: 'k', ctrlKey: true });
  expect(panel()?.textContent).toContain('Link of “the”');
});

test('the text has its name and its kind for those who hear it', () => {
  const { dom } = show(['New felt']);
  expect(screen.getByRole('textbox', { name: 'Text' })).toBe(dom);
  expect(dom.getAttribute('aria-multiline')).toBe('true');
});

test('what comes from elsewhere is shown at once and not told again, and the cursor stays where it is', () => {
  const { now, dom, editor, choose } = show(['One', 'Two', 'Three']);
  choose(2);
  now.set(['One', 'Two and a half', 'Three']);
  expect(dom.innerText || dom.textContent).toMatch(/One\s*Two and a half\s*Three/);
  expect(editor.state.selection.head).toBe(3);
  // Also in the paragraph that is another one now.
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

test('what is written is told once, and comes back without a change', () => {
  const { now, editor, choose } = show(['One']);
  now.set([['One', ' piece'], 'Two']);
  choose(9);
  act(() => void editor.commands.insertContentAt(14, 'nd'));
  // What nobody changed is as it was written.
  expect(now.value).toEqual([['One', ' piece'], 'Twndo']);
  expect(now.told).toBe(1);
  act(() => void editor.commands.setTextSelection(2));
  expect(now.told).toBe(1);
});

test('of what is written while the document follows, nothing is lost', () => {
  const onChange = vi.fn<(value: WrittenParagraph[]) => void>();
  const field = (value: readonly WrittenParagraph[]) => (
    <EditorProvider value={{ site, pages, problems: [], theme: 'light' }}>
      <RichText label="Text" name="text" value={value} isSingle={false} onChange={onChange} />
    </EditorProvider>
  );
  const { container, rerender } = render(field(['a']));
  const dom = container.querySelector('[role="textbox"]');
  const editor = dom && 'editor' in dom ? dom.editor : undefined;
  if (!(editor instanceof Editor)) throw new Error('No text.');
  act(() => void editor.commands.insertContentAt(2, 'b'));
  act(() => void editor.commands.insertContentAt(3, 'c'));
  expect(onChange.mock.calls).toEqual([[['ab']], [['abc']]]);
  rerender(field(['ab']));
  expect(editor.state.doc.textContent).toBe('abc');
  rerender(field(['abc']));
  expect(editor.state.doc.textContent).toBe('abc');
  // Undo gives back what was there before, also where it was written here.
  rerender(field(['ab']));
  expect(editor.state.doc.textContent).toBe('ab');
  expect(onChange).toHaveBeenCalledTimes(2);
  // Also right after something else was written, which the document does not have yet.
  act(() => void editor.commands.insertContentAt(3, 'd'));
  rerender(field(['abd']));
  act(() => void editor.commands.insertContentAt(4, 'e'));
  rerender(field(['abd']));
  expect(editor.state.doc.textContent).toBe('abd');
});

test.each([
  [
    'HTML',
    { 'text/html': '<h2>New <b>felt</b></h2><p>or <a href="/faq">else</a></p><ul><li>A</li></ul>' },
    [['New ', { strong: 'felt' }], ['or ', link('else', '/faq')], { list: ['A'] }],
  ],
  ['plain text', { 'text/plain': 'One\n- A\n- B' }, ['One', { list: ['A', 'B'] }]],
])('%s that is pasted is paragraphs and lists', (_kind, data: Record<string, string>, written) => {
  const { now, dom } = show([]);
  const clipboardData = { getData: (type: string) => data[type] ?? '', types: Object.keys(data) };
  const event = new Event('paste', { bubbles: true, cancelable: true });
  expect(isLeft(dom, event, { clipboardData })).toBe(false);
  expect(now.value).toEqual(written);
});

test('the undo of the browser does nothing here, which knows nothing of the document; other input does', () => {
  const { dom } = show(['New felt']);
  const input = (inputType: string) =>
    isLeft(dom, new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));
  expect([input('historyUndo'), input('historyRedo'), input('insertText')]).toEqual([
    ...[false, false, true],
  ]);
});

test('a link in the text leads nowhere while it is written', () => {
  const { dom } = show([[link('the FAQ', '/faq')]]);
  const [anchor] = dom.getElementsByTagName('a');
  if (!anchor) throw new Error('There is no link.');
  expect(fireEvent.click(anchor)).toBe(false);
});

test('a field of one paragraph has one', () => {
  const { editor } = show(['One'], true);
  expect(editor.state.schema.nodes.doc?.spec.content).toBe('block');
  expect(show(['One']).editor.state.schema.nodes.doc?.spec.content).toBe('block+');
});

test('the text is taken away with its field', () => {
  const { editor, unmount } = show(['One']);
  unmount();
  expect(editor.isDestroyed).toBe(true);
});

test('signs that are formatting elsewhere are named, and used by one press where they are whole', async () => {
  const { now, dom } = show(['a **b** c']);
  const note = () =>
    screen.getAllByRole('status').find((one) => dom.parentElement?.parentElement?.contains(one));
  expect(note()?.textContent).toMatch(/^Signs such as \*\* and \[ \]\( \) are shown to visitors/);
  await userEvent.click(button('Use them as bold and links'));
  expect(now.value).toEqual([['a ', { strong: 'b' }, ' c']]);
  await vi.waitFor(() => expect(document.activeElement).toBe(dom));
  expect(note()?.textContent).toBe('');
  now.set(['a **b']);
  expect(note()?.textContent).toMatch(/^Signs such as/);
  expect(screen.queryByRole('button', { name: 'Use them as bold and links' })).toBeNull();
});
