import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Page } from '../../schema/index.ts';
import { later } from '../shared/later.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { useHistoryDialog } from '../shared/useHistoryDialog.ts';
import { readStartData } from '../start/startData.ts';
import { showWaiting, waitingDialog } from '../start/waiting.ts';
import { loadStyles } from '../styles/loadStyles.ts';
import { styled } from '../styles/styled.ts';
import { ownForm } from '../ui/optionalCode.ts';
import { Part } from '../ui/Part.tsx';
import { leadFormRequests } from './leadFormRequests.ts';

/** The height of the form dialog without its form, in pixels. */
const aroundForm = 200;

const Waiting = styled.dialog`
  width: min(44rem, 100% - 1.5rem);
  max-width: none;
  padding: var(--space-l);
  border: 1px solid transparent; /* forced colors show it */
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--ink);

  & p { margin-block: var(--space-l); color: var(--muted); }
  & button { min-height: 2.75rem; padding-inline: var(--space-l); border: 1px solid var(--line-strong); border-radius: var(--radius-button); background: none; }
  &::backdrop { background: var(--backdrop); }
`;

/**
 * Opens the form dialog when a `#lead-form` link is followed. The dialog has a separate history entry, so Back closes it. Until
 * its code has loaded, a prerendered waiting dialog is shown. Before hydration, the early script shows it.
 */
export function LeadForm({ dialog }: { dialog: Page['dialog'] }) {
  const { leadForm, formHeight } = useSite();
  const t = useTranslator();
  const opener = useRef<HTMLElement>(undefined);
  const [wasOpened, setOpened] = useState(false);
  const [code] = useState(() =>
    later(async () => {
      const form = leadForm.fields && ownForm.load();
      const [dialog] = await Promise.all([import('./LeadFormDialog.tsx'), loadStyles(), form]);
      return dialog;
    }),
  );
  const { isOpen, loaded, open, close, fail } = useHistoryDialog({
    name: true,
    code,
    showLoading() {
      const start = readStartData();
      if (start) showWaiting(start);
      return () => waitingDialog()?.close();
    },
    fallbackAddress: () => leadForm.page,
  });
  const onRequest = useEffectEvent((link: HTMLElement) => {
    opener.current = link;
    if (!isOpen) open();
  });
  useEffect(() => leadFormRequests.listen((link) => onRequest(link)), []);

  // Once opened, the dialog stays mounted, so that the form keeps its input.
  if (loaded && isOpen && !wasOpened) setOpened(true);
  const LeadFormDialog = wasOpened ? loaded?.default : undefined;
  const title = dialog?.title ?? leadForm.dialogTitle;
  return (
    <>
      <Waiting
        aria-label={title}
        data-waiting={(dialog?.height ?? formHeight) + aroundForm}
        onClose={() => {
          if (!loaded) close();
        }}
      >
        <Part key={title} name="waiting-dialog">
          <h2>{title}</h2>
          <p>{t('formIsComing')}</p>
          <form method="dialog">
            <button type="submit">{t('close')}</button>
          </form>
        </Part>
      </Waiting>
      {LeadFormDialog && (
        <Part name="form dialog" fallback={<Failed isOpen={isOpen} onOpen={fail} />}>
          <LeadFormDialog dialog={dialog} isOpen={isOpen} opener={opener.current} onClose={close} />
        </Part>
      )}
    </>
  );
}

/** Calls `onOpen` whenever a dialog that could not be rendered is opened. */
function Failed({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const handleOpen = useEffectEvent(onOpen);
  useEffect(() => {
    if (isOpen) handleOpen();
  }, [isOpen]);
  return null;
}
