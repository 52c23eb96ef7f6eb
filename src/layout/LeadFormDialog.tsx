import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Page } from '../../schema/index.ts';
import { linkProps } from '../shared/href.ts';
import { useSite } from '../shared/site.ts';
import { useWords } from '../shared/words.ts';
import { endWaiting } from '../start/earlyClick.ts';
import { FormFrame } from '../ui/FormFrame.tsx';
import { Icon } from '../ui/Icon.tsx';
import { unbroken } from '../ui/unbroken.tsx';

// Radix's own overlay would lock scrolling with a style element, which the content security policy forbids. With this
// backdrop, the global styles lock scrolling.
const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: 20;
  background: var(--backdrop);
`;

const Content = styled(Dialog.Content)`
  --dialog-foot: 3.5rem;
  position: fixed;
  top: 50%;
  left: 50%;
  z-index: 21;
  display: flex;
  flex-direction: column;
  width: min(44rem, calc(100vw - 1.5rem));
  max-height: 90vh;
  max-height: 90dvh;
  translate: -50% -50%;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* A field that gets the focus is clear of head and foot. */
  scroll-padding-block: min(8.5rem, 35vh) calc(var(--dialog-foot) + var(--space-m));
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: 0 32px 80px -16px #000a;

  @media (prefers-reduced-motion: no-preference) {
    &:not([data-continues]) { animation: rise 200ms ease-out; }
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
  padding: var(--space-m) var(--space-m) var(--space-m) var(--space-l);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;

const Title = styled(Dialog.Title)`
  padding-top: var(--space-xs);
  font-size: var(--text-xl);
  line-height: 1.25;
  letter-spacing: -0.02em;
`;

const Close = styled(Dialog.Close)`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-button);
  background: none;

  &:hover { background: color-mix(in srgb, currentColor 8%, transparent); }
`;

const Next = styled(Dialog.Description)`
  padding: var(--space-m) var(--space-l) 0;
  color: var(--muted);
`;

const Body = styled.div`
  --below-frame: var(--dialog-foot);
  flex: none;
  padding: var(--space-xs);
`;

// The foot is sticky in a window that is high enough. Its shadow shows that the form continues behind it.
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
  @media (min-height: 30rem) {
    position: sticky;
    bottom: 0;
    z-index: 1;
    box-shadow: 0 -12px 24px -16px #0006;
  }
`;

type Props = {
  dialog: Page['dialog'];
  onClose: () => void;
  /** The link that opened the dialog; undefined after Forward or a reload. */
  opener: HTMLElement | undefined;
};

/** The form in a modal dialog. Its button, Escape or a press outside closes it. */
export default function LeadFormDialog({ dialog, onClose, opener }: Props) {
  const site = useSite();
  const say = useWords();
  const { leadForm } = site;
  const phone = site.phones[leadForm.phone] ?? '';
  const [continues] = useState(endWaiting);
  useEmbedScript(dialog?.embedScript ? leadForm.embedScript : undefined);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Backdrop data-covers-page="" />
        <Content
          data-continues={continues ? '' : undefined}
          {...(!leadForm.next && { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener);
          }}
        >
          <Head>
            <Title>{dialog?.title ?? leadForm.dialogTitle}</Title>
            <Close aria-label={say('close')}>
              <Icon name="x" />
            </Close>
          </Head>
          {leadForm.next && <Next>{unbroken(leadForm.next)}</Next>}
          <Body>
            <FormFrame height={dialog?.height ?? leadForm.dialogHeight} />
          </Body>
          <Foot>
            {say('ratherTalk')}
            <a {...linkProps(site, `tel:${leadForm.phone}`)}>{say('call', { phone })}</a>
          </Foot>
        </Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Moves focus to the opener, to the button of its menu if that has closed, or else to the content. */
function returnFocus(opener: HTMLElement | undefined): void {
  // After Back to another page the focus is already on its title.
  if (document.activeElement !== document.body) return;
  const menu = opener?.closest('details:not([open])')?.querySelector('summary');
  const visible = [opener, menu].find((element) => element?.checkVisibility());
  (visible ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** Adds the provider's script to the page while the dialog is shown. */
function useEmbedScript(src: string | undefined): void {
  useEffect(() => {
    if (!src) return;
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    document.body.append(script);
    return () => script.remove();
  }, [src]);
}
