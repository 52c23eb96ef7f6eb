import { Menu, MenuItem, useMenuStore } from '@ariakit/react';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button, IconButton, panel } from './controls.ts';
import { moreIcon } from './icons.tsx';

const Dots = styled(IconButton)`
  &[aria-expanded='true'] { background: var(--editor-hover); }
`;

const List = styled(Menu)`
  z-index: 1000;
  min-width: 11rem;
  padding: 4px;
  ${panel}
  box-shadow: var(--editor-shadow);
  outline: none;
`;

const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  min-height: var(--editor-control);
  padding: 0 0.6rem;
  border-radius: 5px;
  cursor: pointer;

  &[data-danger] { color: var(--editor-error); }
  &[data-active-item] {
    outline: 2px solid var(--editor-blue);
    outline-offset: -2px;
    background: var(--editor-hover);
  }
`;

export type Action = { label: string; isDangerous?: boolean; onSelect: () => void };
type Props = {
  label: string;
  /** Shown on the button instead of the dots. */
  text?: string;
  actions: readonly Action[];
};
type Opened = { opener: HTMLElement; isByKey: boolean };

/**
 * A button with three dots or a text that opens a menu of actions. `label` names both. The menu is rendered when it opens: a list of
 * 200 pages has 200 of these buttons.
 */
export function ActionMenu({ label, text, actions }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const Opener = text === undefined ? Dots : Button;
  const toggle = (opener: HTMLElement, isByKey: boolean) =>
    setOpened(opened ? undefined : { opener, isByKey });
  return (
    <>
      <Opener
        aria-label={text === undefined ? label : `${label}: ${text}`}
        title={label}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        onClick={({ currentTarget, detail }: MouseEvent<HTMLElement>) =>
          toggle(currentTarget, detail === 0)
        }
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (event.key !== 'ArrowDown' || opened) return;
          event.preventDefault();
          toggle(event.currentTarget, true);
        }}
      >
        {text === undefined ? (
          moreIcon
        ) : (
          <>
            {text} <span aria-hidden>▾</span>
          </>
        )}
      </Opener>
      {opened && (
        <OpenMenu {...{ label, actions, ...opened }} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

function OpenMenu({
  label,
  actions,
  opener,
  isByKey,
  onClose,
}: Props & Opened & { onClose: () => void }) {
  const chosen = useRef<Action>(undefined);
  const setOpen = (isOpen: boolean) => {
    if (isOpen) return;
    onClose();
    // Wait until the button has the focus again: a dialog returns the focus to the element that had it.
    requestAnimationFrame(() => chosen.current?.onSelect());
  };
  const menu = useMenuStore({ open: true, setOpen, placement: 'bottom-end' });
  useLayoutEffect(() => {
    menu.setAnchorElement(opener);
    menu.setDisclosureElement(opener);
    menu.setInitialFocus(isByKey ? 'first' : 'container');
    menu.setAutoFocusOnShow(true);
  }, [menu, opener, isByKey]);
  return (
    <List store={menu} fixed gutter={4} finalFocus={opener} aria-label={label}>
      {actions.map((action) => (
        <Item
          key={action.label}
          data-danger={action.isDangerous ? '' : undefined}
          onClick={() => {
            chosen.current = action;
          }}
        >
          {action.label}
        </Item>
      ))}
    </List>
  );
}
