import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button, Ends, panel } from './controls.ts';
import { Messages } from './Messages.tsx';

const Overlay = styled(Dialog.Overlay)`
  position: fixed;
  inset: 0;
  /* Equal to the dialog’s, so a second dialog dims the first. */
  z-index: 1001;
  background: rgb(15 34 51 / 0.55);
`;

const Content = styled(Dialog.Content)`
  position: fixed;
  inset: 0;
  z-index: 1001;
  display: grid;
  gap: 1rem;
  box-sizing: border-box;
  width: min(47rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 4rem);
  margin: auto;
  height: fit-content;
  padding: 1.25rem;
  overflow: auto;
  ${panel}
  box-shadow: var(--editor-shadow);

  &[data-wide] { width: min(96rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); }
`;

const Top = styled(Ends)`
  flex-wrap: nowrap;
  align-items: start;

  & h2 { padding-top: 0.35rem; }
`;

type Props = {
  title: string;
  /** It shows a page. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Keeps the focused opener in view while pictures that the dialog added load, until the next input. */
function keepInView(opener: HTMLElement): void {
  const ended = new AbortController();
  const listening = { capture: true, signal: ended.signal };
  const show = () => opener.scrollIntoView({ block: 'nearest' });
  show();
  document.addEventListener('load', show, listening);
  for (const input of ['keydown', 'pointerdown', 'wheel', 'focusin']) {
    document.addEventListener(input, () => ended.abort(), listening);
  }
}

/** The field that a dialog starts with; undefined if it starts with something else. */
function firstField(dialog: EventTarget | null): HTMLElement | undefined {
  if (!(dialog instanceof HTMLElement)) return undefined;
  const [, first] = dialog.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea',
  );
  return first?.matches('input:not([type]), select, textarea') ? first : undefined;
}

/** A dialog over the editor, with the focus in its first field. A button, Escape and a click outside close it, and return the focus to its opener. */
export function Modal({ title, isWide = false, onClose, children }: Props) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Overlay />
        <Content
          aria-describedby={undefined}
          data-wide={isWide ? '' : undefined}
          onOpenAutoFocus={(event) => {
            const field = firstField(event.currentTarget);
            if (!field) return;
            event.preventDefault();
            field.focus();
          }}
          onCloseAutoFocus={() => {
            // A choice in the dialog may have set the focus elsewhere, such as to a field with an error.
            const { activeElement } = document;
            if (!(opener instanceof HTMLElement)) return;
            if (activeElement === document.body) opener.focus();
            else if (activeElement !== opener) return;
            keepInView(opener);
          }}
        >
          <Top>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <Button>Close</Button>
            </Dialog.Close>
          </Top>
          {children}
          <Messages />
        </Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
