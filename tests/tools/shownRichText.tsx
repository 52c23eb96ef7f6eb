import { act, screen, within } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { RichParagraph } from '../../editor/adapter/richText.ts';
import RichText from '../../editor/fields/richText/RichText.tsx';
import { showInStore, storeOf } from './formInStore.tsx';

export const pages = [{ name: 'faq.json', path: '/faq', title: 'Questions' }];

/** Renders the rich text editor with the label “Text”, on a site with one page. Stores the value, as in a document. */
export function showRichText(start: readonly RichParagraph[], isSingle = false) {
  const now = { value: start, set: (_value: readonly RichParagraph[]) => {}, told: 0 };
  function Shown() {
    const [value, setValue] = useState(start);
    now.value = value;
    now.set = (given) => act(() => setValue(given));
    const change = (written: RichParagraph[]) => {
      now.told += 1;
      setValue(written);
    };
    return <RichText label="Text" value={value} isSingle={isSingle} onChange={change} />;
  }
  const { container, unmount } = showInStore(storeOf({ blocks: [] }), <Shown />, { pages });
  const dom = container.querySelector('[role="textbox"]');
  const editor = dom && 'editor' in dom ? dom.editor : undefined;
  if (!(dom instanceof HTMLElement) || !(editor instanceof Editor)) throw new Error('No text.');
  /** Selects text in the first block by offsets. */
  const choose = (from: number, to = from) =>
    act(() => void editor.commands.setTextSelection({ from: from + 1, to: to + 1 }));
  return { now, dom, editor, choose, unmount };
}

export const toolbar = () => screen.getByRole('toolbar', { name: 'Formatting of Text' });
/** A button of the toolbar of the text. */
export const tool = (name: string) => within(toolbar()).getByRole('button', { name });
/** A link of a document. */
export const link = (text: string, href: string) => ({ text, href });
