// The content of a text that is edited in place: text nodes, and a chip for each fact.
import { ownValue } from '../../schema/browser.ts';
import { plainText } from '../site.ts';

type Facts = Readonly<Record<string, string>>;

const factAttribute = 'data-fact';
const fact = /\{([\w-]+)\}/g;

/** Shows a text of the document, with a chip instead of each fact that the site has. */
export function showText(element: Element, text: string, facts: Facts): void {
  const nodes: Node[] = [];
  let last = 0;
  const addText = (end: number) => {
    if (end > last) nodes.push(document.createTextNode(text.slice(last, end)));
  };
  for (const { index, 0: mention, 1: name = '' } of text.matchAll(fact)) {
    const value = ownValue(facts, name);
    if (value === undefined) continue;
    addText(index);
    const chip = document.createElement('span');
    chip.setAttribute(factAttribute, name);
    chip.contentEditable = 'false';
    chip.title = `The fact “${name}” from the site settings`;
    chip.textContent = plainText(value);
    nodes.push(chip);
    last = index + mention.length;
  }
  addText(text.length);
  element.replaceChildren(...nodes);
}

/** The text for the document. Browsers insert line breaks and non-breaking spaces instead of plain spaces. */
export function textIn(element: Node): string {
  return Array.from(element.childNodes, (node) => {
    if (!(node instanceof Element)) return (node.nodeValue ?? '').replaceAll(/[\n\r]/g, ' ');
    const name = node.getAttribute(factAttribute);
    return name === null ? textIn(node) : `{${name}}`;
  }).join('');
}

type Point = { clientX: number; clientY: number };

/** The caret position at a point, as a number of characters of the shown text. */
export function caretAt(element: Element, { clientX, clientY }: Point): number {
  const found = document.caretPositionFromPoint?.(clientX, clientY);
  const range = document.createRange();
  range.selectNodeContents(element);
  if (found && element.contains(found.offsetNode)) range.setEnd(found.offsetNode, found.offset);
  return range.toString().length;
}

/** Sets the caret after a number of characters, or at the end of a shorter text. */
export function setCaret(element: Element, offset: number): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  let last: Node | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isChip = node.parentElement?.hasAttribute(factAttribute);
    const length = node.nodeValue?.length ?? 0;
    if (left <= length && !isChip) {
      collapse(node, Math.max(0, left));
      return;
    }
    left -= length;
    last = isChip ? last : node;
  }
  if (last) collapse(last, last.nodeValue?.length ?? 0);
  else collapse(element, element.childNodes.length);
}

function collapse(node: Node, offset: number): void {
  getSelection()?.collapse(node, offset);
}

export function selectAll(element: Element): void {
  getSelection()?.selectAllChildren(element);
}

/** Whether the selection contains a chip. Browsers lose the caret when a chip is overwritten. */
export function hasSelectedChip(element: Element | null): boolean {
  const selection = getSelection();
  if (!element || !selection || selection.isCollapsed) return false;
  const chips = Array.from(element.querySelectorAll(`[${factAttribute}]`));
  return chips.some((chip) => selection.containsNode(chip, true));
}

/** Replaces the selection with a text, with the caret after it. */
export function replaceSelection(text: string): void {
  const range = getSelection()?.getRangeAt(0);
  if (!range) return;
  range.deleteContents();
  const node = document.createTextNode(text);
  range.insertNode(node);
  collapse(node, text.length);
}
