import { Editor } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { dequal } from 'dequal';
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import {
  fromRichText,
  type RichParagraph,
  toRichText,
  withUnchanged,
} from '../../adapter/richText.ts';
import { richTextExtensions } from './extensions.ts';
import { htmlOf, type LinkFor, pastedHtml, pastedText } from './pasted.ts';

type Paragraphs = readonly RichParagraph[];
type Options = {
  value: Paragraphs;
  isSingle: boolean;
  /** The label for screen readers. */
  label: string;
  onChange: (value: RichParagraph[]) => void;
  /** Called on the shortcut for links. */
  onLink: () => void;
  linkFor: LinkFor;
};

/**
 * A rich text editor in an element: shows `value`, and reports every change. Shows a value from elsewhere, such as Undo, at
 * once. Ignores a value that was typed here and returns from the document a moment later, because more may have been typed
 * since.
 */
export function useRichText(place: RefObject<HTMLElement | null>, options: Options) {
  const { value, isSingle, label } = options;
  const [editor, setEditor] = useState<Editor>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  /** The last value from outside, in its own notation. */
  const lastExternalValue = useRef(value);
  const lastReportedValue = useRef<Paragraphs>(value);
  const pendingValues = useRef<Paragraphs[]>([]);

  const report = useEffectEvent((paragraphs: RichParagraph[]) => {
    const now = withUnchanged(paragraphs, lastExternalValue.current);
    if (dequal(now, lastReportedValue.current)) return;
    lastReportedValue.current = now;
    pendingValues.current.push(now);
    options.onChange(now);
  });
  const askForLink = useEffectEvent(() => options.onLink());
  const linkFor = useEffectEvent((address: string) => options.linkFor(address));

  useEffect(() => {
    const created = new Editor({
      element: place.current,
      extensions: richTextExtensions({ isSingle, onLink: askForLink }),
      content: toRichText(lastExternalValue.current),
      injectCSS: false,
      enablePasteRules: false,
      editorProps: editorProps(linkFor),
      onTransaction: redraw,
      onUpdate: () => report(fromRichText(created.state.doc)),
      onFocus: redraw,
      onBlur: redraw,
    });
    setEditor(created);
    return () => created.destroy();
  }, [place, isSingle]);

  useEffect(() => {
    const at = pendingValues.current.findIndex((sent) => dequal(sent, value));
    if (at >= 0) {
      pendingValues.current.splice(0, at + 1);
      return;
    }
    if (!editor || dequal(value, lastReportedValue.current)) return;
    lastExternalValue.current = value;
    lastReportedValue.current = value;
    pendingValues.current = [];
    show(editor, value);
  }, [editor, value]);

  useEffect(() => {
    editor?.view.dom.setAttribute('aria-label', label);
  }, [editor, label]);

  return editor;
}

/** Handlers for pasted content and browser events. */
function editorProps(linkFor: LinkFor): EditorProps {
  return {
    attributes: { role: 'textbox', 'aria-multiline': 'true' },
    transformPastedHTML: (html, { state }) => htmlOf(pastedHtml(html, linkFor), state.schema),
    clipboardTextParser: (text, _context, _plain, { state }) => {
      const { content } = state.schema.nodeFromJSON(toRichText(pastedText(text, linkFor)));
      return Slice.maxOpen(Fragment.from(content));
    },
    handleDOMEvents: {
      keydown: readCursor,
      paste: readCursor,
      // The browser's Undo does not know the document.
      beforeinput: (_view, event) => {
        if (event.inputType.startsWith('history')) event.preventDefault();
        return false;
      },
      // Do not follow a link in an edited text.
      click: (_view, event) => {
        event.preventDefault();
        return false;
      },
    },
  };
}

/**
 * A browser moves its cursor at once and reports it a moment later. This makes a key or paste within that moment act at the
 * visible cursor. Returns false, so that the editor handles the event.
 */
function readCursor(view: EditorView): false {
  const { doc, selection, tr } = view.state;
  const domSelection = view.dom.ownerDocument.getSelection();
  if (view.composing || !domSelection || !(selection instanceof TextSelection)) return false;
  const positionOf = (node: Node | null, offset: number) =>
    node && view.dom.contains(node) ? doc.resolve(view.posAtDOM(node, offset, 1)) : undefined;
  const anchor = positionOf(domSelection.anchorNode, domSelection.anchorOffset);
  const head = positionOf(domSelection.focusNode, domSelection.focusOffset);
  if (!anchor || !head) return false;
  const seen = TextSelection.between(anchor, head);
  if (!seen.eq(selection)) view.dispatch(tr.setSelection(seen));
  return false;
}

/** Replaces only the difference. The cursor keeps its position if the text is long enough. */
function show({ state, view }: Editor, paragraphs: Paragraphs): void {
  const { doc, selection, tr } = state;
  const target = state.schema.nodeFromJSON(toRichText(paragraphs));
  const start = doc.content.findDiffStart(target.content);
  const end = doc.content.findDiffEnd(target.content);
  if (start === null || end === null) return;
  // If a letter was added next to an equal one, both searches skip it.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, target.slice(start, end.b + overlap));
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(selection.head, tr.doc.content.size))));
  // Reporting it would remove its empty paragraphs from the document.
  view.dispatch(tr.setMeta('preventUpdate', true));
}
