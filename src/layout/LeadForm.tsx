import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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

/**
 * Opens the form dialog when a `#lead-form` link is followed. The dialog has an entry of its own in the history, so Back
 * closes it. Its code is loaded when it is wanted.
 */
export function LeadForm({ dialog }: { dialog: Page['dialog'] }) {
  const { leadForm } = useSite();
  const { search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<DialogModule>();
  const [closed, setClosed] = useState<string>();
  const opener = useRef<HTMLElement>(undefined);
  const entries = useRef(0);
  const isEntered = state?.dialog === true;
  const isOpen = isEntered && closed !== key;

  useEffect(
    () =>
      leadFormRequests.listen((request) => {
        window.wantDialog?.();
        if (request.kind === 'open') {
          opener.current = request.opener;
          if (!isOpen) navigate({ search, hash }, { state: { dialog: true } });
        } else {
          importDialog().then(setLoaded, () => {});
        }
      }),
    [isOpen, navigate, search, hash],
  );

  useEffect(() => {
    if (isEntered) entries.current = window.history.length;
    else setClosed(undefined);
  }, [isEntered]);

  // The visitor sees a dialog at once, and the one with the form in its place when its code is there.
  useEffect(() => {
    if (!isOpen || loaded) return;
    let isWanted = true;
    window.awaitDialog?.().addEventListener('close', () => setClosed(key));
    importDialog().then(setLoaded, () => {
      // The page of the form has the same form. It replaces the dialog's entry, on which Back would fail again.
      if (isWanted) window.location.replace(leadForm.page);
    });
    return () => {
      isWanted = false;
      endWaiting();
    };
  }, [isOpen, loaded, key, leadForm.page]);

  // Leaves the entry of a dialog that was closed, and those that pages in the form's frame have added to it.
  useEffect(() => {
    if (isEntered && closed === key) navigate(entries.current - window.history.length - 1);
  }, [isEntered, closed, key, navigate]);

  if (!loaded || !isOpen) return null;
  const LeadFormDialog = loaded.default;
  return <LeadFormDialog dialog={dialog} opener={opener.current} onClose={() => setClosed(key)} />;
}
