import { useEffect, useState } from 'react';
import type { Page } from '../../schema/index.ts';
import { useSite } from '../shared/site.ts';
import { endWaiting } from '../start/earlyClick.ts';
import { loadStyles } from '../styles/loadStyles.ts';
import { leadFormRequests } from './leadFormRequests.ts';

async function importDialog() {
  const [module] = await Promise.all([import('./LeadFormDialog.tsx'), loadStyles()]);
  return module;
}

type DialogModule = Awaited<ReturnType<typeof importDialog>>;

/** Opens the form dialog when a `#lead-form` link is followed. The dialog's code comes when it is wanted. */
export function LeadForm({ dialog }: { dialog: Page['dialog'] }) {
  const { leadForm } = useSite();
  const [opener, setOpener] = useState<HTMLElement>();
  const [loaded, setLoaded] = useState<DialogModule>();

  useEffect(
    () =>
      leadFormRequests.listen((request) => {
        let isCancelled = false;
        window.wantDialog?.();
        // The visitor sees a dialog at once, and this one in its place when it is there.
        if (request.kind === 'open' && !loaded) {
          window.awaitDialog?.().addEventListener('close', () => {
            isCancelled = true;
          });
        }
        importDialog().then(
          (module) => {
            setLoaded(module);
            if (request.kind === 'open' && !isCancelled) setOpener(request.opener);
          },
          () => {
            // The dialog's code cannot be had; the page of the form holds the same form.
            if (request.kind !== 'open' || isCancelled) return;
            endWaiting();
            window.location.assign(leadForm.page);
          },
        );
      }),
    [leadForm.page, loaded],
  );

  if (!loaded || !opener) return null;
  const LeadFormDialog = loaded.default;
  return <LeadFormDialog dialog={dialog} opener={opener} onClose={() => setOpener(undefined)} />;
}
