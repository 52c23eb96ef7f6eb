import { type MouseEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Page } from '../../schema/index.ts';
import { linkProps } from '../shared/href.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { returnFocus, useHistoryDialog } from '../shared/useHistoryDialog.ts';
import { showFormDialog } from '../start/formDialog.ts';
import { styled } from '../styles/styled.ts';
import { highWindow } from '../theme/breakpoints.ts';
import { Icon } from '../ui/Icon.tsx';
import { iconButton } from '../ui/iconButton.ts';
import { ownForm } from '../ui/optionalCode.ts';
import { Part } from '../ui/Part.tsx';
import { SiteForm } from '../ui/SiteForm.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { leadFormRequests } from './leadFormRequests.ts';

// A native dialog instead of Radix's: it is prerendered, opens before hydration, and stays mounted while it is closed, because a
// frame that is removed or moved loses its input.
export const LeadFormRoot = styled.dialog`
  --dialog-foot: 3.5rem;
  width: min(44rem, 100% - 1.5rem);
  max-width: none;
  max-height: 90dvh;
  padding: 0;
  /* Keep a focused field clear of head and foot. */
  scroll-padding-block: min(8.5rem, 35vh) calc(var(--dialog-foot) + var(--space-m));
  border: 1px solid transparent; /* forced colors show it */
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--ink);

  &::backdrop { background: var(--backdrop); }
`;

// Closes the dialog without script.
const Head = styled.form`
  position: sticky;
  top: 0;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-m);
  padding: var(--space-m);
  padding-inline-start: var(--space-l);
  border-bottom: 1px solid var(--line);
  background: var(--surface);

  & h2 { padding-top: var(--space-xs); }
`;

const Close = styled.button`
  ${iconButton}

  &:hover { background: color-mix(in srgb, currentColor 8%, transparent); }
`;

const Next = styled.p`
  padding: var(--space-m) var(--space-l) 0;
  color: var(--muted);
`;

const Body = styled.div`
  --below-frame: var(--dialog-foot);
  padding: var(--space-xs);
`;

const Foot = styled.p`
  padding-inline: var(--space-l);
  border-top: 1px solid var(--line);
  background: var(--sunk);
  line-height: var(--dialog-foot);

  & a {
    margin-inline-start: var(--space-xs);
    padding-block: var(--space-s);
    font-weight: 600;
    white-space: nowrap;
  }
  @media ${highWindow} { position: sticky; bottom: 0; }
`;

/**
 * The form in a modal dialog, which opens when a `#lead-form` link is followed; before hydration, the early script opens it. Its
 * close button, Escape, a click outside or Back closes it.
 */
export function LeadForm({ dialog }: { dialog: Page['dialog'] }) {
  const { leadForm } = useSite();
  const titleId = useId();
  const nextId = useId();
  const root = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const isPressedOutside = useRef(false);
  const { isOpen, open, close } = useHistoryDialog(true);
  const onRequest = useEffectEvent((link: HTMLElement) => {
    opener.current = link;
    if (!isOpen) open();
  });
  useEffect(() => leadFormRequests.listen((link) => onRequest(link)), []);

  // In a layout effect, so that a page opened by Back can move the focus afterwards. One that the early script has opened stays open
  // until its click is replayed.
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (isOpen) showFormDialog(root.current);
    else if (wasOpen.current) {
      root.current?.close();
      returnFocus(opener.current);
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <LeadFormRoot
      ref={root}
      aria-labelledby={titleId}
      aria-describedby={leadForm.next ? nextId : undefined}
      onMouseDown={(event) => {
        // The second press of a double click on the link is on the backdrop.
        isPressedOutside.current = event.detail < 2 && isOutside(event);
      }}
      onClick={(event) => {
        if (isPressedOutside.current && isOutside(event)) close();
      }}
      onClose={() => {
        // The browser closes the dialog before React does.
        if (isOpen && !root.current?.open) close();
      }}
    >
      <Part name="form-dialog" code={leadForm.fields && [ownForm]}>
        <LeadFormContents {...{ titleId, nextId, dialog, isOpen }} />
      </Part>
    </LeadFormRoot>
  );
}

type ContentsProps = {
  titleId: string;
  nextId: string;
  dialog: Page['dialog'];
  /** Undefined if the dialog is always open. */
  isOpen?: boolean;
};

/** The contents of the dialog. */
export function LeadFormContents({ titleId, nextId, dialog, isOpen }: ContentsProps) {
  const site = useSite();
  const t = useTranslator();
  const { leadForm, formHeight } = site;
  const phone = site.phones[leadForm.phone] ?? '';
  return (
    <>
      <Head method="dialog">
        <h2 id={titleId}>{dialog?.title ?? leadForm.dialogTitle}</h2>
        <Close type="submit" aria-label={t('close')}>
          <Icon name="x" />
        </Close>
      </Head>
      {leadForm.next && <Next id={nextId}>{unbroken(leadForm.next)}</Next>}
      <Body>
        <SiteForm
          height={dialog?.height ?? formHeight}
          embedScript={dialog?.embedScript}
          isShown={isOpen}
        />
      </Body>
      <Foot>
        {t('ratherTalk')}
        <a {...linkProps(site, `tel:${leadForm.phone}`)}>{t('call', { phone })}</a>
      </Foot>
    </>
  );
}

/** Whether a click is outside the dialog, on its backdrop. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInBox = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  return target === currentTarget && !isInBox;
}
