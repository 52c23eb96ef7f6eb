import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';

/** An element of provider code. `text` is its direct content, such as the program of a script. */
export type Element = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
  parent?: Element | undefined;
};

/** Longer than the code of any provider. */
export const maxPastedLength = 20_000;

/** The elements of some code, outer before inner. Anything beyond the maximum length is cut off. */
export function elementsOf(code: string): Element[] {
  if (!code.includes('<')) return [];
  const text = code.slice(0, maxPastedLength);
  // The end of the last tag is easily lost when code is copied.
  for (const end of ['', '>', '">']) {
    const { elements } = read(text + end);
    if (elements.length > 0) return elements;
  }
  return [];
}

/** Decodes code whose characters were escaped as entities, as when copied from a web page that displays it. */
export function decoded(text: string): string {
  if (text.includes('<') || !text.includes('&lt;')) return text;
  return read(text.slice(0, maxPastedLength)).text;
}

/** The character that an entity such as "&uuml;" stands for; undefined if HTML has no such entity. */
export function characterOf(entity: string): string | undefined {
  const { text } = read(entity);
  return text === entity ? undefined : text;
}

// Elements whose content is text (https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead).
const textModes: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['iframe', 'noembed', 'noframes', 'style', 'xmp'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ...['textarea', 'title'].map((name) => [name, TokenizerMode.RCDATA] as const),
]);

const withoutContent: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/**
 * The elements of some code and the text outside them. A parser would copy open formatting elements into each paragraph, which
 * takes seconds for hostile code. A tokenizer reads each character once.
 */
function read(html: string): { elements: Element[]; text: string } {
  const elements: Element[] = [];
  const root = { text: '' };
  const open: Element[] = [];
  // The number of open elements by name. Without it, every unmatched end tag would search all of them.
  const counts = new Map<string, number>();
  const count = (name: string, change: number) =>
    counts.set(name, (counts.get(name) ?? 0) + change);
  const addText = ({ chars }: Token.CharacterToken) => {
    (open.at(-1) ?? root).text += chars;
  };
  const ignore = () => {};
  const handler: TokenHandler = {
    onStartTag({ tagName: name, attrs }) {
      const attributes = new Map(attrs.map((one) => [one.name, unquoted(one.value)]));
      const element: Element = { name, attributes, text: '', parent: open.at(-1) };
      elements.push(element);
      if (!withoutContent.has(name)) {
        open.push(element);
        count(name, 1);
      }
      const mode = textModes.get(name);
      if (mode !== undefined) tokenizer.state = mode;
    },
    onEndTag({ tagName }) {
      if (!counts.get(tagName)) return;
      const index = open.findLastIndex(({ name }) => name === tagName);
      for (const { name } of open.splice(index)) count(name, -1);
    },
    onCharacter: addText,
    onWhitespaceCharacter: addText,
    onNullCharacter: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
  };
  const tokenizer = new Tokenizer({}, handler);
  tokenizer.write(html, true);
  return { elements, text: root.text };
}

/** A tag or the text between two tags, with its entities decoded. */
export type Mark = { text: string } | { name: string; isEnd: boolean; href?: string | undefined };

/** The tags and texts of some HTML, in order. */
export function marksIn(html: string): Mark[] {
  const marks: Mark[] = [];
  const addText = ({ chars }: Token.CharacterToken) => {
    const last = marks.at(-1);
    if (last && 'text' in last) last.text += chars;
    else marks.push({ text: chars });
  };
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag: ({ tagName: name, attrs }) => {
        marks.push({ name, isEnd: false, href: attrs.find((one) => one.name === 'href')?.value });
      },
      onEndTag: ({ tagName: name }) => {
        marks.push({ name, isEnd: true });
      },
      ...{ onCharacter: addText, onWhitespaceCharacter: addText },
      ...{ onNullCharacter: ignore, onComment: ignore, onDoctype: ignore, onEof: ignore },
    },
  );
  tokenizer.write(html, true);
  return marks;
}

/** A value without the typographic quotation marks that word processors put around it. */
function unquoted(value: string): string {
  return value.trim().replace(/^[“”„‘’]+|(?<![“”„‘’])[“”„‘’]+$/g, '');
}

/** The programs of an element: the content of a script, or click handlers. */
export function programsOf({ name, attributes, text }: Element): string[] {
  const handlers = Array.from(attributes, ([key, value]) => (key.startsWith('on') ? [value] : []));
  return [...(name === 'script' ? [text] : []), ...handlers.flat()];
}
