// The JSX runtime of the site's components in the editor's page (scripts/build/editorCode.ts). It is React's, except that
// it makes texts with marks (marks.ts) editable in place. A document without marks renders as usual.
import {
  createElement,
  type ElementType,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import * as runtime from 'react/jsx-runtime';
import { ownValue } from '../../schema/browser.ts';
import { plainText } from '../site.ts';
import { EditableText } from './EditableText.tsx';
import { hasMark, type Piece, piecesOf } from './marks.ts';

export { Fragment };

type Props = { children?: ReactNode; readonly [name: string]: unknown };

export const jsx = (type: ElementType, props: Props, key?: string) =>
  onlyText(type, props) ?? runtime.jsx(type, withFields(type, props), key);

export const jsxs = (type: ElementType, props: Props, key?: string) =>
  onlyText(type, props) ?? runtime.jsxs(type, withFields(type, props), key);

/** For code that is not built for production. */
export const jsxDEV = jsx;

/**
 * Only the text, instead of a span around its pieces: the words decide whether there is one (src/ui/unbroken.tsx), and a
 * text must remain the same element during an edit.
 */
function onlyText(type: ElementType, props: Props): ReactElement | undefined {
  const isBare = type === 'span' && Object.keys(props).length === 1 && isMarked(props.children);
  const [text, ...others] = isBare ? editable(props.children) : [];
  const isText = others.length === 0 && isValidElement(text) && text.type === EditableText;
  return isText ? text : undefined;
}

/** Elements whose content is not a text of the page, or that cannot contain another element. */
const plainTypes = new Set<unknown>([
  'title',
  'style',
  'script',
  'option',
  'textarea',
  'text',
  'tspan',
]);

/** The props of an element without marks in its attributes, and with editable texts in its content. */
function withFields(type: ElementType, props: Props): Props {
  if (!isElement(type)) return props;
  const names = Object.keys(props).filter((name) => isMarked(props[name]));
  if (names.length === 0) return props;
  // A label of a drawing is not edited in place: clicking it opens its field.
  const [label] = type === 'text' ? piecesOf(String(props.children)) : [];
  const field = typeof label === 'object' && 'start' in label ? { 'data-field': label.start } : {};
  // A text for screen readers only must not get the focus, which would be invisible. Its field is in the form.
  const isHidden = props.className === 'visually-hidden';
  const changed = names.map((name) => {
    const isContent = name === 'children' && !plainTypes.has(type);
    return [name, isContent && !isHidden ? editable(props.children) : withoutMarks(props[name])];
  });
  return { ...props, ...field, ...Object.fromEntries(changed) };
}

/** Whether a type directly renders an HTML element. A component may need the text unchanged. */
function isElement(type: ElementType): boolean {
  return (
    typeof type === 'string' ||
    type === Fragment ||
    ownValue(type, 'styledComponentId') !== undefined
  );
}

function isMarked(value: unknown): boolean {
  if (typeof value === 'string') return hasMark(value);
  return Array.isArray(value) && value.some((one) => typeof one === 'string' && hasMark(one));
}

function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  return typeof value === 'string' ? plainText(value) : value;
}

/** The content of an element, with each text between two marks of one field in a separate element. */
function editable(children: ReactNode): ReactNode[] {
  const all: readonly ReactNode[] = Array.isArray(children) ? children : [children];
  const pieces = all.flatMap((child): (Piece | { child: ReactNode })[] =>
    typeof child === 'string' ? piecesOf(child) : [{ child }],
  );
  const result: ReactNode[] = [];
  let open: { index: number; from: number } | undefined;
  for (const piece of pieces) {
    if (typeof piece === 'string') result.push(piece);
    else if ('child' in piece) result.push(piece.child);
    else if ('start' in piece) open = { index: piece.start, from: result.length };
    else if (open?.index === piece.end) {
      const content = result.splice(open.from);
      result.push(
        createElement(EditableText, { key: `text ${open.index}`, index: open.index }, ...content),
      );
      open = undefined;
    }
  }
  return result;
}
