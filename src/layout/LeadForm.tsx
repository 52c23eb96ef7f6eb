import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Page } from '../../schema/index.ts';
import { useLocation, useNavigate } from '../shared/router.ts';
import { useSite } from '../shared/site.ts';
import { showToast } from '../shared/toast.ts';
import { useWords } from '../shared/words.ts';
import { endWaiting } from '../start/earlyClick.ts';
import { loadStyles } from '../styles/loadStyles.ts';
import { type LeadFormRequest, leadFormRequests } from './leadFormRequests.ts';

async function importDialog() {
  const [module] = await Promise.all([import('./LeadFormDialog.tsx'), loadStyles()]);
  return module;
}

type DialogModule = Awaited<ReturnType<typeof importDialog>>;

/**
 * Opens the form dialog when a `#lead-form` link is followed. The dialog has its own history entry, so Back closes it. Its code
 * is loaded when a visitor is about to follow such a link.
 */
export function LeadForm({ dialog }: { dialog: Page['dialog'] }) {
  const { leadForm } = useSite();
  const say = useWords();
  const { search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<DialogModule>();
  const [closed, setClosed] = useState<string>();
  const opener = useRef<HTMLElement>(undefined);
  const isReopened = useRef(false);
  const [wasOpened, setOpened] = useState(false);
  const isEntered = state?.dialog === true;
  const isOpen = isEntered && closed !== key;
  const enter = useEffectEvent(() => navigate({ search, hash }, { state: { dialog: true } }));

  const onRequest = useEffectEvent((request: LeadFormRequest) => {
    window.wantDialog?.();
    if (request.kind === 'wanted') {
      importDialog().then(setLoaded, () => {});
      return;
    }
    opener.current = request.opener;
    if (!isEntered) {
      enter();
    } else if (!isOpen) {
      // The dialog was closed a moment ago, and its history entry is still being left. The effect below enters it again.
      setClosed(undefined);
      isReopened.current = true;
    }
  });
  useEffect(() => leadFormRequests.listen((request) => onRequest(request)), []);

  useEffect(() => {
    if (isEntered) {
      if (closed === key) navigate(-1);
      return;
    }
    setClosed(undefined);
    if (isReopened.current) enter();
    isReopened.current = false;
  }, [isEntered, closed, key, navigate]);

  // A waiting dialog is shown at once. The form dialog replaces it when its code has loaded.
  useEffect(() => {
    if (!isOpen || loaded) return;
    let isWanted = true;
    window.awaitDialog?.().addEventListener('close', () => setClosed(key));
    importDialog().then(setLoaded, () => {
      if (isWanted) onMissing();
    });
    return () => {
      isWanted = false;
      endWaiting();
    };
  }, [isOpen, loaded, key]);

  const onMissing = useEffectEvent(() => {
    if (navigator.onLine) {
      // The form's own page is loaded instead. It replaces the dialog's history entry, because Back to that would fail again.
      window.location.replace(leadForm.page);
      return;
    }
    showToast('error', say('notLoaded'));
    setClosed(key);
  });
  // Once opened it stays on the page, so that what was typed in the form is there when it opens again.
  if (loaded && isOpen && !wasOpened) setOpened(true);
  if (!loaded || !wasOpened) return null;
  const LeadFormDialog = loaded.default;
  return (
    <LeadFormDialog
      dialog={dialog}
      isOpen={isOpen}
      opener={opener.current}
      onClose={() => setClosed(key)}
    />
  );
}
