import { useRef } from 'react';
import { amount } from '../../schema/diagnose/index.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import type { HowToSave, SaveResult } from '../document/saveSite.ts';
import { useTask } from '../document/useTask.ts';
import { ButtonLink, Muted, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { useAnnounce } from '../ui/Notice.tsx';
import type { useDialog } from '../ui/useDialog.ts';
import { ConfirmSamples } from './ConfirmSamples.tsx';
import { confirmSamples, isConfirmed } from './confirmedSamples.ts';
import { usePublishing } from './LiveState.tsx';

const saveWords = {
  ...{ action: 'Save', running: 'Save', done: 'saved' },
  ...{ nothing: 'Everything is saved.', refused: 'Not saved' },
};
const publishWords: typeof saveWords = {
  ...{ action: 'Publish', running: 'Publishing …', done: 'published' },
  ...{ nothing: 'Everything is published.', refused: 'Not published' },
};
const reviewWords = { ...publishWords, action: 'Send for review' };

/** Saves or publishes all changes, after a question about samples. `isEmpty`: there are none. `open` opens a dialog. */
export function useSave(isEmpty: boolean, open: ReturnType<typeof useDialog>['open']) {
  const site = useOpenSite();
  const publishing = usePublishing();
  const announce = useAnnounce();
  const { run, isRunning, refused, clearError } = useTask();
  const isRequestedAgain = useRef(false);
  const needsReview = publishing?.home.account().needsReview ?? false;
  const words = !publishing ? saveWords : needsReview ? reviewWords : publishWords;

  const saveAs = async (how: HowToSave) => {
    let result: SaveResult;
    do {
      isRequestedAgain.current = false;
      result = await site.save({
        forReview: needsReview,
        ...how,
        onProgress: (done, total) => announce(`Uploading file ${done + 1} of ${total} …`),
      });
    } while (isRequestedAgain.current);
    const { review } = result;
    if (review !== undefined) open((close) => <SentForReview address={review} onClose={close} />);
    else if (!result.isAsked) announce(savedWords(result, words.done));
  };
  const save = async () => {
    // The save that is running may not have the last keys.
    if (isRunning) isRequestedAgain.current = true;
    else await run(start);
  };
  const start = async (signal: AbortSignal) => {
    if (isEmpty) return announce(words.nothing);
    if (!publishing) return saveAs({});
    const { launch } = await site.ask('health', {}, signal);
    const key = JSON.stringify(launch.map(({ file, path, message }) => [file, path, message]));
    if (launch.length === 0) return saveAs({});
    if (isConfirmed(key)) return saveAs({ isConfirmed: true });
    const publish = () => {
      confirmSamples(key);
      void run(() => saveAs({ isConfirmed: true }));
    };
    open((close) => <ConfirmSamples problems={launch} publish={publish} onClose={close} />);
  };
  const sendForReview = () => run(() => saveAs({ forReview: true }));
  return { save, sendForReview, isRunning, refused, clearError, words };
}

/** “Saved.”, or which documents wait and why. */
function savedWords({ saved, waiting }: SaveResult, done: string): string {
  const reasons = waiting.map(({ title, why }) => `“${title}” was not ${done}. ${why}`);
  if (reasons.length === 0) return `${done.charAt(0).toUpperCase()}${done.slice(1)}.`;
  const first =
    saved.length > 0 ? `${amount(saved.length, 'document')} ${done}.` : `Nothing was ${done}.`;
  return [first, ...reasons].join(' ');
}

function SentForReview({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <Modal title="Sent for review" onClose={onClose}>
      <Muted>
        One step is left: open GitHub and create the pull request, or see the one that you have
        updated. Your changes stay here until they are published.
      </Muted>
      <Row>
        <ButtonLink data-main="" href={address} target="_blank" rel="noreferrer">
          Open GitHub
        </ButtonLink>
      </Row>
    </Modal>
  );
}
