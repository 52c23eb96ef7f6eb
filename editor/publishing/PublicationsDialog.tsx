import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import { Rows } from '../compare/FieldChanges.tsx';
import { useCopy, useOpenSite } from '../document/SiteContext.ts';
import { useAnswer } from '../document/useAnswer.ts';
import { useTask } from '../document/useTask.ts';
import type { Publication } from '../home/home.ts';
import { Button, Ends, Muted, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { useAnnounce } from '../ui/Notice.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { TaskDialog } from '../ui/TaskDialog.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { type Live, liveWords, usePublishing } from './LiveState.tsx';

/** A link that opens a new tab. */
export const NewTabLink = styled.a.attrs({ target: '_blank', rel: 'noreferrer' })`
  /* A larger target, also in small text. */
  padding-block: 0.4rem;
`;

/** What was published when and by whom, whether it is live, and the person who signed in. */
export function PublicationsDialog({ onClose }: { onClose: () => void }) {
  const publishing = usePublishing();
  const { revert } = useOpenSite();
  const version = useCopy(({ base }) => base.version);
  const { answer, refused, again } = useAnswer(
    version,
    async () => (await publishing?.home.publications()) ?? [],
  );
  const task = useTask();
  const announce = useAnnounce();
  const { dialog, open } = useDialog();
  if (!publishing) return null;
  const { home, live } = publishing;
  const { login, repository, branch, address } = home.account();
  const revertPublication = (publication: Publication) =>
    task.run(async (signal) => {
      const files = await home.changedBy(publication);
      signal.throwIfAborted();
      const count = await revert(files, signal);
      onClose();
      if (count === undefined) return;
      if (count > 0) announce('Reverted here. Check the result, then publish it.', 'Undo');
      else announce('There is nothing left to revert.');
    });
  return (
    <Modal title="Publications" onClose={onClose}>
      <LiveDetails live={live} address={address} />
      <RefusedNote refused={refused} again={again} />
      <RefusedNote refused={task.refused} again={task.again} />
      {!answer && !refused && <Muted role="status">Reading …</Muted>}
      <Rows aria-label="Publications">
        {answer?.map((publication) => (
          <PublicationRow
            key={publication.commit}
            publication={publication}
            isDisabled={task.isRunning}
            onRevert={() => revertPublication(publication)}
          />
        ))}
      </Rows>
      <Ends>
        <Muted as="small">
          {login} · branch “{branch}” of <NewTabLink href={address}>{repository}</NewTabLink>
        </Muted>
        <Button onClick={() => open((close) => <SignOut onClose={close} />)}>Sign out</Button>
      </Ends>
      {dialog}
    </Modal>
  );
}

// Enough to tell two publications of one page apart.
const maxChanges = 3;

type RowProps = { publication: Publication; isDisabled: boolean; onRevert: () => void };

function PublicationRow({ publication, isDisabled, onRevert }: RowProps) {
  const { subject, changes = [], by, time, address, isFirst } = publication;
  const left = changes.length - maxChanges;
  const more = left > 0 ? [amount(left, 'more change')] : [];
  return (
    <Stack as="li">
      <Ends>
        <div>
          <strong>{subject}</strong>
          <br />
          <Muted as="small">
            {timeText(time)}
            {by && `, ${by}`} ·{' '}
            <NewTabLink href={address}>
              Details<span hidden> of “{subject}” on GitHub</span>
            </NewTabLink>
            {changes.length > 0 && (
              <>
                <br />
                {[...changes.slice(0, maxChanges), ...more].join(' · ')}
              </>
            )}
          </Muted>
        </div>
        {!isFirst && (
          <Button aria-label={`Revert “${subject}”`} disabled={isDisabled} onClick={onRevert}>
            Revert
          </Button>
        )}
      </Ends>
    </Stack>
  );
}

function SignOut({ onClose }: { onClose: () => void }) {
  const { copy } = useOpenSite();
  const publishing = usePublishing();
  const { base } = copy.get();
  const count = copy.changed().length + (base.staged?.length ?? 0);
  return (
    <TaskDialog
      title="Sign out"
      action={count > 0 ? 'Sign out and delete changes' : 'Sign out'}
      work={async () => await publishing?.signOut(base.site)}
      onClose={onClose}
    >
      {count > 0 && (
        <strong role="alert">
          You have {amount(count, 'unpublished change')}. Signing out deletes{' '}
          {count === 1 ? 'it' : 'them'}.
        </strong>
      )}
      <Muted>
        This browser deletes the token and its copy of the site. The published site does not change.
      </Muted>
    </TaskDialog>
  );
}

function LiveDetails({ live, address }: { live: Live | undefined; address: string }) {
  if (live?.kind === 'failed') {
    return (
      <strong role="alert">
        The site was not updated: a check of the newest publication failed.{' '}
        <NewTabLink href={live.address ?? `${address}/actions`}>See why on GitHub</NewTabLink>
      </strong>
    );
  }
  if (live?.isLate) {
    return (
      <Muted role="status">
        The newest publication is still not live after ten minutes.{' '}
        <NewTabLink href={`${address}/actions`}>See what is happening on GitHub</NewTabLink>
      </Muted>
    );
  }
  return <Muted role="status">{liveWords(live)}</Muted>;
}

function timeText(time: string): string {
  return new Date(time).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
}
