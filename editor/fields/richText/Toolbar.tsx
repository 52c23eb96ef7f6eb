import { Toolbar as Bar, ToolbarItem } from '@ariakit/react';
import type { Editor } from '@tiptap/core';
import { styled } from 'styled-components';
import { linkIcon, listIcon, numberedListIcon } from '../../ui/icons.tsx';

const Buttons = styled(Bar)`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
  border-bottom: 1px solid var(--editor-line);

  & button {
    display: inline-grid;
    place-content: center;
    width: var(--editor-control);
    height: var(--editor-control);
    padding: 0;
    border: 2px solid transparent;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 1.1rem;
    cursor: pointer;
  }
  & button:hover { background: var(--editor-hover); }
  & button:focus-visible { outline: 3px solid var(--editor-blue); outline-offset: -1px; }
  & button[aria-pressed='true'], & button[aria-expanded='true'] {
    border-color: var(--editor-blue);
    background: var(--editor-chosen);
    color: var(--editor-blue);
  }
  & button[aria-disabled='true'] { color: var(--editor-muted); cursor: default; opacity: 0.6; }

  @media (forced-colors: active) {
    & button[aria-pressed='true'], & button[aria-expanded='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    & button[aria-disabled='true'] { color: GrayText; opacity: 1; }
  }
`;

type Props = { editor: Editor; label: string; isLinkOpen: boolean; onLink: () => void };

function toolsOf(editor: Editor, onLink: () => void) {
  const isInLink = editor.isActive('link');
  // `key` is pressed with Ctrl, or Cmd on a Mac.
  return [
    {
      name: 'Bold',
      key: 'B',
      icon: <strong>B</strong>,
      isOn: editor.isActive('bold'),
      // Link text cannot be bold.
      isOff: isInLink,
      press: () => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'Link',
      key: 'K',
      icon: linkIcon,
      isOn: isInLink,
      press: onLink,
    },
    {
      name: 'Bulleted list',
      key: 'Shift+8',
      icon: listIcon,
      isOn: editor.isActive('bulletList'),
      press: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'Numbered list',
      key: 'Shift+7',
      icon: numberedListIcon,
      isOn: editor.isActive('orderedList'),
      press: () => editor.chain().focus().toggleOrderedList().run(),
    },
  ];
}

/** The buttons of a rich text. Escape moves the focus to the text. */
export function Toolbar({ editor, label, isLinkOpen, onLink }: Props) {
  return (
    <Buttons
      aria-label={`Formatting of ${label}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        editor.commands.focus();
      }}
    >
      {toolsOf(editor, onLink).map(({ name, key, icon, isOn, isOff = false, press }) => (
        <ToolbarItem
          key={name}
          title={isOff ? 'Link text cannot be bold' : `${name} (Ctrl+${key}, on a Mac Cmd+${key})`}
          aria-label={name}
          aria-pressed={isOn}
          aria-expanded={name === 'Link' ? isLinkOpen : undefined}
          disabled={isOff}
          accessibleWhenDisabled
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
        >
          {icon}
        </ToolbarItem>
      ))}
    </Buttons>
  );
}
