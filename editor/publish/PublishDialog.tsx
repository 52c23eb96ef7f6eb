import { type FormEvent, useState } from 'react';
import { amount } from '../../schema/diagnose/index.ts';
import {
  type Choice,
  guidePath,
  type Publication,
  type PublishAnswer,
  type Publishing,
  type Question,
} from '../api.ts';
import { SideChoice } from '../compare/SideChoice.tsx';
import { ask } from '../document/ask.ts';
import { showMessage } from '../document/messages.ts';
import { useOpenSite, useTitles } from '../document/SiteContext.ts';
import { useAnswer } from '../document/useAnswer.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ChangeList } from './ChangeList.tsx';
import { LiveState, NewTabLink } from './LiveState.tsx';

type Work = 'publish' | 'pullChanges' | 'revertPublication';
type Ready = Exclude<Publishing, { why: string }>;
type Launch = Extract<PublishAnswer, { kind: 'launch' }>;

const working: Readonly<Record<Work, string>> = {
  publish: 'Publishing: checking, building and uploading the site. This takes a moment …',
  pullChanges: 'Getting the changes that others published …',
  revertPublication: 'Reverting the last publication: checking, building and uploading the site …',
};

/** Focuses the result, so that a screen reader reads it. */
const focus = (element: HTMLElement | null) => element?.focus();

const guideLink = <NewTabLink href={guidePath}>Guide to publishing</NewTabLink>;

type Props = { onClose: () => void; onChanged: () => void };

/** Shows the differences from the published site, publishes them, and asks for decisions first. */
export function PublishDialog({ onClose, onChanged }: Props) {
  const {
    answer: state,
    refused,
    again,
  } = useAnswer('publishing', (signal) => ask('publishing', {}, signal));

  return (
    <Modal title="Publish" onClose={onClose}>
      {!state && !refused && <Muted role="status">Comparing with the published site …</Muted>}
      <RefusedNote refused={refused} again={again} />
      {state && 'why' in state && (
        <>
          <strong role="alert">{state.why}</strong>
          {guideLink}
        </>
      )}
      {state && !('why' in state) && <Publisher state={state} load={again} onChanged={onChanged} />}
    </Modal>
  );
}

/** The decisions that the person has to make before the work continues, and those made so far. */
type Decisions = {
  questions: readonly Question[];
  choices: readonly Choice[];
  launch: Launch | undefined;
  isConfirmed: boolean;
  /** The publication to revert once the person confirms it. */
  reverted: Publication | undefined;
};
const noDecisions: Decisions = {
  questions: [],
  choices: [],
  launch: undefined,
  isConfirmed: false,
  reverted: undefined,
};

type PublisherProps = {
  state: Ready;
  load: () => Promise<void>;
  onChanged: () => void;
};

function Publisher({ state, load, onChanged }: PublisherProps) {
  const { run, isRunning, refused } = useTask();
  const [work, setWork] = useState<Work>('publish');
  const [decisions, setDecisions] = useState(noDecisions);
  const decide = (more: Partial<Decisions>) => setDecisions((now) => ({ ...now, ...more }));
  const [asksPerson, setAsksPerson] = useState(state.person === undefined);
  const [person, setPerson] = useState(state.person ?? { name: '', email: '' });
  const [done, setDone] = useState<{ words: string; note?: string }>();
  const { outgoing, incoming, target, last, notAsked } = state;
  const { questions, choices, launch, isConfirmed, reverted } = decisions;

  const start = (wanted: Work) =>
    run(async (signal) => {
      setWork(wanted);
      setDone(undefined);
      const decided = {
        choices: [...choices],
        ...(isConfirmed && launch && { launch: launch.key }),
      };
      const request = {
        pullChanges: () => ask('pullChanges', { choices: decided.choices }),
        revertPublication: () =>
          ask('revertPublication', { commit: reverted?.commit ?? '', ...decided }),
        publish: () => ask('publish', { ...decided, ...(asksPerson && { person }) }),
      }[wanted];
      // Even if the push was refused, the changes of others may have been brought in.
      const answer = await request().finally(onChanged);
      if (answer.kind !== 'done' && answer.kind !== 'nothing') {
        if (signal.aborted) {
          showMessage('Not published yet: open Publish again and answer one question.');
        } else if (answer.kind === 'person') setAsksPerson(true);
        else if (answer.kind === 'questions') decide({ questions: answer.questions });
        else decide({ questions: [], launch: answer, isConfirmed: false });
        return;
      }
      setDecisions(noDecisions);
      setAsksPerson(false);
      const result =
        answer.kind === 'done'
          ? { words: doneWords(wanted, answer.publication), note: answer.note }
          : { words: 'There is nothing left to publish.' };
      setDone(result);
      // If the dialog was closed, show a message.
      if (signal.aborted) return showMessage([result.words, result.note].filter(Boolean).join(' '));
      await load();
    });

  const isUndecided = questions.length > 0 || launch !== undefined;
  const isAsking = isUndecided || reverted !== undefined;
  const isReady =
    questions.every(({ key }) => choices.some((choice) => choice.key === key)) &&
    (!launch || isConfirmed) &&
    (!asksPerson || (person.name && person.email));
  const publishLabel = target.isReview ? 'Send for review' : 'Publish';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start(isUndecided ? work : reverted ? 'revertPublication' : 'publish');
  };

  return (
    <Stack as="form" onSubmit={submit}>
      {done && (
        <Stack ref={focus} tabIndex={-1} role="status">
          <strong>{done.words}</strong>
          {done.note && <Muted>{done.note}</Muted>}
        </Stack>
      )}
      {last && <LastPublication key={last.commit} last={last} />}
      {notAsked && (
        <Muted role="alert">
          {notAsked} This list compares your pages with the last version we could fetch.
        </Muted>
      )}
      {!isAsking && <Changes state={state} />}
      {reverted && !isUndecided && (
        <strong role="alert">
          Revert “{reverted.subject}” of {timeText(reverted.time)}? This restores the live site and
          your files to the state before it.
        </strong>
      )}
      {questions.length > 0 && (
        <strong role="alert">
          Someone else changed the same text
          {questions.length > 1 && ` in ${questions.length} places`}. Choose which version to keep.
        </strong>
      )}
      {questions.map(({ key, title, words, mine, theirs }) => {
        const isOther = (choice: Choice) => choice.key !== key;
        return (
          <SideChoice
            key={key}
            label={`${title}: ${words}`}
            texts={{ mine, theirs }}
            chosen={choices.find((choice) => choice.key === key)?.side}
            onChoose={(side) => decide({ choices: [...choices.filter(isOther), { key, side }] })}
          />
        );
      })}
      {launch && (
        <LaunchList
          problems={launch.problems}
          isConfirmed={isConfirmed}
          onConfirm={(now) => decide({ isConfirmed: now })}
        />
      )}
      {asksPerson && outgoing.length > 0 && (
        <Stack>
          <strong>
            Who is publishing? Your name appears in the site’s history. We only ask once.
          </strong>
          <TextField
            label="Your name"
            value={person.name}
            onChange={(name) => setPerson({ ...person, name })}
          />
          <TextField
            label="Your email address"
            value={person.email}
            onChange={(email) => setPerson({ ...person, email })}
          />
        </Stack>
      )}
      <RefusedNote refused={refused} />
      {refused?.problems.length === 0 && guideLink}
      <Muted role="status">{isRunning && !done ? working[work] : ''}</Muted>
      <Row>
        {(isAsking || outgoing.length > 0) && (
          <Button type="submit" data-main="" disabled={isRunning || !isReady}>
            {isUndecided ? 'Continue' : reverted ? 'Revert' : publishLabel}
          </Button>
        )}
        {isAsking && (
          <Button disabled={isRunning} onClick={() => setDecisions(noDecisions)}>
            Not now
          </Button>
        )}
        {!isAsking && incoming.length > 0 && (
          <Button disabled={isRunning} onClick={() => start('pullChanges')}>
            Get their changes
          </Button>
        )}
        {!isAsking && last && !last.review && !last.isBack && (
          <Button disabled={isRunning} data-danger="" onClick={() => decide({ reverted: last })}>
            Revert the last publication
          </Button>
        )}
      </Row>
      {!isAsking && <Where target={target} />}
    </Stack>
  );
}

function timeText(time: string): string {
  return new Date(time).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
}

function doneWords(work: Work, publication: Publication | undefined): string {
  if (work === 'pullChanges') return 'The changes from others are now on this computer.';
  if (publication?.review) return 'Sent for review. It goes live once it is approved.';
  return work === 'revertPublication' ? 'The last publication is reverted.' : 'Published.';
}

function Changes({ state: { outgoing, incoming } }: { state: Ready }) {
  const { copy } = useOpenSite();
  const unsaved = copy.changed().map(useTitles());
  return (
    <>
      {outgoing.length === 0 ? (
        <Muted>Everything you saved is published.</Muted>
      ) : (
        <ChangeList
          title={`To be published: ${amount(outgoing.length, 'change')} to pages and pictures`}
          changes={outgoing}
        />
      )}
      {unsaved.length > 0 && (
        <Muted>
          Not saved, so not published: {unsaved.join(', ')}. Save everything you want to publish.
        </Muted>
      )}
      {incoming.length > 0 && (
        <>
          <ChangeList title="Others have published" changes={incoming} />
          <Muted>
            Publishing keeps these changes and copies them to this computer. You can also get them
            now, without publishing.
          </Muted>
        </>
      )}
    </>
  );
}

function LastPublication({ last: { review, subject, time } }: { last: Publication }) {
  return (
    <Stack>
      <Muted>
        Last publication from this computer: {subject}, {timeText(time)}
      </Muted>
      {review ? (
        <Muted>
          Waiting for review{' '}
          {review.address ? (
            <NewTabLink href={review.address}>on your Git server</NewTabLink>
          ) : (
            `on branch ${review.branch}`
          )}
          .
        </Muted>
      ) : (
        <LiveState />
      )}
    </Stack>
  );
}

function Where({ target: { branch, address, isReview } }: Pick<Ready, 'target'>) {
  return (
    <Muted as="small">
      {isReview ? 'Sends a review for' : 'Publishes to'} branch “{branch}” on{' '}
      {address ? (
        <NewTabLink href={address}>{address.replace(/^https?:\/\//, '')}</NewTabLink>
      ) : (
        'the Git server'
      )}
      .
    </Muted>
  );
}

type LaunchProps = Pick<Launch, 'problems'> & {
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
};

function LaunchList({ problems, isConfirmed, onConfirm }: LaunchProps) {
  return (
    <Stack>
      <strong role="alert">
        {problems.length === 1 ? '1 sample or note is' : `${problems.length} samples or notes are`}{' '}
        not ready to go live:
      </strong>
      <ul>
        {problems.map(({ file, title = file, line, message }) => (
          <li key={`${file} ${line} ${message}`}>
            {title}: {message}
          </li>
        ))}
      </ul>
      <label>
        <input
          type="checkbox"
          checked={isConfirmed}
          onChange={({ currentTarget }) => onConfirm(currentTarget.checked)}
        />{' '}
        I’ve read this list. Publish anyway.
      </label>
    </Stack>
  );
}
