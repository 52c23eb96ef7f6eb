import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

const Bar = styled.div`
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
  & svg { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }

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

type Tool = {
  name: string;
  /** The key, pressed with Ctrl, or Cmd on a Mac. */
  key: string;
  icon: ReactNode;
  isOn: boolean;
  isOff?: boolean;
  press: () => void;
};

type Props = { editor: Editor; label: string; isLinkOpen: boolean; onLink: () => void };

/**
 * The buttons of a rich text. Tab reaches one of them, arrow keys the others, as in the toolbar pattern of the ARIA
 * Practices.
 */
export function Toolbar({ editor, label, isLinkOpen, onLink }: Props) {
  const [reached, setReached] = useState(0);
  const isInLink = editor.isActive('link');
  const tools: Tool[] = [
    {
      name: 'Bold',
      key: 'B',
      icon: <strong>B</strong>,
      isOn: editor.isActive('bold'),
      // Words of a link are not bold.
      isOff: isInLink,
      press: () => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'Link',
      key: 'K',
      icon: (
        <Sign path="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />
      ),
      isOn: isInLink,
      press: onLink,
    },
    {
      name: 'Bulleted list',
      key: 'Shift+8',
      icon: <Sign path="M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01" />,
      isOn: editor.isActive('bulletList'),
      press: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'Numbered list',
      key: 'Shift+7',
      icon: (
        <Sign path="M10 6h11M10 12h11M10 18h11M4 5l1-1v5M3.5 14.5c0-1.5 2.5-1.5 2.5 0 0 1-2.5 2-2.5 3.5H6" />
      ),
      isOn: editor.isActive('orderedList'),
      press: () => editor.chain().focus().toggleOrderedList().run(),
    },
  ];
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = tools.length - 1;
    const to = {
      ArrowRight: reached < last ? reached + 1 : 0,
      ArrowLeft: reached > 0 ? reached - 1 : last,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setReached(to);
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };
  return (
    <Bar role="toolbar" aria-label={`Format of ${label}`} onKeyDown={onKeyDown}>
      {tools.map(({ name, key, icon, isOn, isOff = false, press }, index) => (
        <button
          key={name}
          type="button"
          title={
            isOff ? 'Words of a link cannot be bold' : `${name} (Ctrl+${key}, on a Mac Cmd+${key})`
          }
          aria-label={name}
          aria-pressed={isOn}
          aria-expanded={name === 'Link' ? isLinkOpen : undefined}
          aria-disabled={isOff || undefined}
          tabIndex={index === reached ? 0 : -1}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setReached(index)}
          onClick={isOff ? undefined : press}
        >
          {icon}
        </button>
      ))}
    </Bar>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
