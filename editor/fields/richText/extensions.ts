import { Extension, type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { href as address } from '../../../schema/inspect.ts';

const Document = Node.create({ name: 'doc', topNode: true, content: 'block+' });
const Text = Node.create({ name: 'text', group: 'inline' });
const Paragraph = Node.create({
  name: 'paragraph',
  // Blocks are paragraphs unless they are something else.
  priority: 1000,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

/** A link. Its text is not bold: in a document, a piece is either. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  excludes: 'bold link',
  addAttributes: () => ({
    href: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-href'),
      // Only an address that a document allows becomes an `href`.
      renderHTML: ({ href }) => ({
        'data-href': href,
        ...(address.safeParse(href).success && { href }),
      }),
    },
  }),
  parseHTML: () => [{ tag: 'a[data-href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
});

/** A list point is one paragraph. Tab leaves the field, because there are no nested lists. */
const Point = ListItem.extend({ content: 'paragraph', addKeyboardShortcuts: () => ({}) });

type Options = {
  /** Whether the field has only one paragraph or list. */
  isSingle: boolean;
  /** Called on Ctrl+K. */
  onLink: () => void;
};

/**
 * The Tiptap extensions for what a document can have: paragraphs, bold words, links and lists, with their keys. They have
 * no undo, because Undo applies to the whole document (editor/document/workingCopy.ts).
 */
export function richTextExtensions({ isSingle, onLink }: Options): Extensions {
  const keys = Extension.create({
    name: 'keys',
    priority: 1000,
    addKeyboardShortcuts() {
      const { editor } = this;
      const newLine = () =>
        editor.commands.first(({ commands }) => [
          () => commands.splitListItem('listItem'),
          () => commands.liftEmptyBlock(),
          () => commands.splitBlock(),
        ]);
      return {
        Enter: newLine,
        'Shift-Enter': newLine,
        Backspace: () => {
          const { empty, $from } = editor.state.selection;
          if (!empty || $from.parentOffset > 0) return false;
          return editor.commands.first(({ commands }) => [
            () => commands.undoInputRule(),
            () => commands.liftListItem('listItem'),
            () => commands.joinTextblockBackward(),
          ]);
        },
        Delete: () => {
          const { empty, $from } = editor.state.selection;
          const isAtEnd = $from.parentOffset === $from.parent.content.size;
          return empty && isAtEnd && editor.commands.joinTextblockForward();
        },
        'Mod-k': () => {
          onLink();
          return true;
        },
      };
    },
  });
  return [
    Document.extend({ content: isSingle ? 'block' : 'block+' }),
    Paragraph,
    Text,
    Bold,
    Link,
    BulletList,
    OrderedList,
    Point,
    keys,
  ];
}
