import { type MouseEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Page } from '../../schema/index.ts';
import { linkProps } from '../shared/href.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { returnFocus } from '../shared/useHistoryDialog.ts';
import { waitingDialog } from '../start/waiting.ts';
import { styled } from '../styles/styled.ts';
import { highWindow } from '../theme/breakpoints.ts';
import { Icon } from '../ui/Icon.tsx';
import { iconButton } from '../ui/iconButton.ts';
import { SiteForm } from '../ui/SiteForm.tsx';
import { unbroken } from '../ui/unbroken.tsx';

// A native dialog instead of Radix's, because it must stay mounted while it is closed: a frame that is removed or moved loses its
// input. Radix's dialog keeps the page behind it inert as long as its content is mounted.
export const LeadFormRoot = styled.dialog`
  --dialog-foot: 3.5rem;
  flex-direction: column;
  width: min(44rem, 100% - 1.5rem);
  max-width: none;
  max-height: 90vh;
  max-height: 90dvh;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Keep a focused field clear of head and foot. */
  scroll-padding-block: min(8.5rem, 35vh) calc(var(--dialog-foot) + var(--space-m));
  border: 0;
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--ink);
  box-shadow: 0 32px 80px -16px #000a;

  &[open] { display: flex; }
  &::backdrop { background: var(--backdrop); }
  @media (prefers-reduced-motion: no-preference) {
    &[open]:not([data-continues]) { animation: rise 200ms ease-out; }
    @keyframes rise { from { opacity: 0; transform: translateY(12px); } }
  }
  @media (forced-colors: active) { border: 2px solid CanvasText; }
`;

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-m);
  padding: var(--space-m);
  padding-inline-start: var(--space-l);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;

const Title = styled.h2`
  padding-top: var(--space-xs);
  font-size: var(--text-xl);
  line-height: 1.25;
  letter-spacing: -0.02em;
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
  flex: none;
  padding: var(--space-xs);

  /* Show the phone number only once. */
  &:has([data-late]) { --below-frame: 0; }
  &:has([data-late]) + p { display: none; }
`;

// The foot is sticky in tall windows. Its shadow shows that the form continues behind it.
const Foot = styled.p`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-xs);
  min-height: var(--dialog-foot);
  padding-inline: var(--space-l);
  border-top: 1px solid var(--line);
  background: var(--sunk);

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
    white-space: nowrap;
  }
  @media ${highWindow} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    box-shadow: 0 -12px 24px -16px #0006;
  }
`;

type Props = {
  dialog: Page['dialog'];
  isOpen: boolean;
  onClose: () => void;
  /** The link that opened the dialog; undefined after Forward or a reload. */
  opener: HTMLElement | undefined;
};

/**
 * The form in a modal dialog. Its close button, Escape or a click outside closes it. It stays mounted while it is closed, so that
 * the form keeps its input.
 */
export default function LeadFormDialog({ dialog, isOpen, onClose, opener }: Props) {
  const { leadForm } = useSite();
  const titleId = useId();
  const nextId = useId();
  const root = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);

  const show = useEffectEvent(() => {
    const waiting = waitingDialog();
    root.current?.toggleAttribute('data-continues', waiting?.open);
    waiting?.close();
    root.current?.showModal();
  });
  const hide = useEffectEvent(() => {
    root.current?.close();
    returnFocus(opener);
  });
  // In a layout effect, so that a page opened by Back can move the focus afterwards.
  useLayoutEffect(() => {
    if (isOpen) show();
    else hide();
  }, [isOpen]);

  return (
    <LeadFormRoot
      ref={root}
      aria-labelledby={titleId}
      aria-describedby={leadForm.next ? nextId : undefined}
      onMouseDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (isPressedOutside.current && isOutside(event)) onClose();
      }}
      onClose={() => {
        // Escape closes the dialog before React does.
        if (isOpen && !root.current?.open) onClose();
      }}
    >
      <LeadFormContents {...{ titleId, nextId, dialog, isOpen, onClose }} />
    </LeadFormRoot>
  );
}

type ContentsProps = Omit<Props, 'opener'> & { titleId: string; nextId: string };

/** The contents of the dialog. */
export function LeadFormContents({ dialog, isOpen, onClose, titleId, nextId }: ContentsProps) {
  const site = useSite();
  const t = useTranslator();
  const { leadForm, formHeight } = site;
  const phone = site.phones[leadForm.phone] ?? '';
  return (
    <>
      <Head>
        <Title id={titleId}>{dialog?.title ?? leadForm.dialogTitle}</Title>
        <Close type="button" aria-label={t('close')} onClick={onClose}>
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
