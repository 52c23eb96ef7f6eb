import { type FormEvent, useEffect, useRef, useState } from 'react';
import { amount } from '../../schema/diagnose/index.ts';
import {
  type Choice as Chosen,
  guidePath,
  type PageChange,
  type Publication,
  type PublishAnswer,
  type Publishing,
  type Question,
} from '../api.ts';
import { ask } from '../document/ask.ts';
import { tell } from '../document/uploads.ts';
import { useTask } from '../document/useTask.ts';
import { Choice } from '../ui/Choice.ts';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ChangeList } from './ChangeList.tsx';
import { LiveState } from './LiveState.tsx';

type Work = 'publish' | 'bringIn' | 'takeBack';
type Ready = Exclude<Publishing, { why: string }>;
type Launch = Extract<PublishAnswer, { kind: 'launch' }>;

const working: Readonly<Record<Work, string>> = {
  publish: 'Publishing: everything is checked, built and sent. This takes a moment …',
  bringIn: 'Bringing in what others have published …',
  takeBack: 'Taking back the last publication: it is checked, built and sent …',
};

type Props = { onClose: () => void; onChanged: () => void };

/** Shows the differences from the published site, publishes it, and asks what has to be decided first. */
export function PublishDialog({ onClose, onChanged }: Props) {
  const [state, setState] = useState<Publishing>();
  const { run, isRunning, refused, again } = useTask();
  const look = async (signal: AbortSignal) => setState(await ask('publishing', {}, signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the dialog opens
  useEffect(() => void run(look), []);

  return (
    <Modal title="Publish" onClose={onClose}>
      {!state && isRunning && <Muted role="status">Comparing with the published site …</Muted>}
      {!state && <RefusedNote refused={refused} again={again} />}
      {state && 'why' in state && (
        <>
          <strong role="alert">{state.why}</strong>
          <GuideLink />
        </>
      )}
      {state && !('why' in state) && <Publisher state={state} look={look} onChanged={onChanged} />}
    </Modal>
  );
}

function GuideLink() {
  return (
    <a href={guidePath} target="_blank" rel="noreferrer">
      Guide to publishing
    </a>
  );
}

type PublisherProps = {
  state: Ready;
  look: (signal: AbortSignal) => Promise<void>;
  onChanged: () => void;
};

function Publisher({ state, look, onChanged }: PublisherProps) {
  const { run, isRunning, refused } = useTask();
  const [work, setWork] = useState<Work>('publish');
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [choices, setChoices] = useState<readonly Chosen[]>([]);
  const [launch, setLaunch] = useState<Launch>();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [asksPerson, setAsksPerson] = useState(state.person === undefined);
  const [person, setPerson] = useState(state.person ?? { name: '', email: '' });
  const [done, setDone] = useState<{ words: string; note?: string }>();
  // The publication that the person is asked about before it is taken back.
  const [asked, setAsked] = useState<Publication>();
  const { outgoing, incoming, target, last, notAsked } = state;

  const forget = () => {
    setQuestions([]);
    setChoices([]);
    setLaunch(undefined);
    setIsConfirmed(false);
    setAsked(undefined);
  };
  const start = (wanted: Work) =>
    run(async (signal) => {
      setWork(wanted);
      setDone(undefined);
      const decided = {
        choices: [...choices],
        ...(isConfirmed && launch && { launch: launch.key }),
      };
      const request = {
        bringIn: () => ask('bringIn', { choices: decided.choices }),
        takeBack: () => ask('takeBack', { commit: asked?.commit ?? '', ...decided }),
        publish: () => ask('publish', { ...decided, ...(asksPerson && { person }) }),
      }[wanted];
      // A push that was refused may have brought in the changes of others before.
      const answer = await request().finally(onChanged);
      const isAsking = ['questions', 'person', 'launch'].includes(answer.kind);
      if (isAsking && signal.aborted) {
        return tell('Nothing is published yet: there is a question first. Open “Publish” again.');
      }
      if (answer.kind === 'questions') return setQuestions(answer.questions);
      if (answer.kind === 'person') return setAsksPerson(true);
      setQuestions([]);
      if (answer.kind === 'launch') {
        setIsConfirmed(false);
        return setLaunch(answer);
      }
      forget();
      setAsksPerson(false);
      const result =
        answer.kind === 'done'
          ? { words: doneWords(wanted, answer.publication), note: answer.note }
          : { words: 'There is nothing left to publish.' };
      setDone(result);
      // Whoever has closed the dialog is told all the same.
      if (signal.aborted) return tell([result.words, result.note].filter(Boolean).join(' '));
      await look(signal);
    });
  const publish = (event: FormEvent) => {
    event.preventDefault();
    if (isUndecided) void start(work);
    else void start(asked ? 'takeBack' : 'publish');
  };

  const isAnswered = questions.every(({ key }) => choices.some((choice) => choice.key === key));
  const isReady =
    isAnswered && (!launch || isConfirmed) && (!asksPerson || (person.name && person.email));
  const isUndecided = questions.length > 0 || launch !== undefined;
  const isAsking = isUndecided || asked !== undefined;
  const hasWork = outgoing.length > 0 || isAsking;
  const publishLabel = target.isReview ? 'Send for review' : 'Publish';
  const mainLabel = isUndecided ? 'Go on' : asked ? 'Take it back' : publishLabel;

  return (
    <Stack as="form" onSubmit={publish}>
      {done && <Done {...done} />}
      {last && <LastPublication key={last.commit} last={last} />}
      {notAsked && (
        <Muted role="alert">
          {notAsked} This list compares with the last version we could fetch.
        </Muted>
      )}
      {!isAsking && (
        <>
          <Outgoing changes={outgoing} />
          {state.unsaved.length > 0 && (
            <Muted>
              Not saved, so not published: {state.unsaved.join(', ')}. Save everything you want to
              publish.
            </Muted>
          )}
          {incoming.length > 0 && (
            <ChangeList title="Others have published" of="incoming" changes={incoming}>
              <Muted>
                Publishing keeps these changes, and brings them to this computer. You can also bring
                them in now, without publishing.
              </Muted>
            </ChangeList>
          )}
        </>
      )}
      {asked && !isUndecided && (
        <strong role="alert">
          Take back “{asked.subject}” of {timeText(asked.time)}? The live site and your files go
          back to the state before it.
        </strong>
      )}
      <Questions questions={questions} choices={choices} onChoose={setChoices} />
      {launch && (
        <LaunchList launch={launch} isConfirmed={isConfirmed} onConfirm={setIsConfirmed} />
      )}
      {asksPerson && outgoing.length > 0 && <PersonFields person={person} onChange={setPerson} />}
      <RefusedNote refused={refused} />
      {refused?.problems.length === 0 && <GuideLink />}
      <Muted role="status">{isRunning && !done ? working[work] : ''}</Muted>
      <Row>
        {hasWork && (
          <Button type="submit" data-main="" disabled={isRunning || !isReady}>
            {mainLabel}
          </Button>
        )}
        {isAsking && (
          <Button disabled={isRunning} onClick={forget}>
            Not now
          </Button>
        )}
        {!isAsking && incoming.length > 0 && (
          <Button disabled={isRunning} onClick={() => start('bringIn')}>
            Bring in their changes
          </Button>
        )}
        {!isAsking && last && !last.review && !last.isBack && (
          <Button disabled={isRunning} data-danger="" onClick={() => setAsked(last)}>
            Take back the last publication
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
  if (work === 'bringIn') return 'The changes of others are on this computer now.';
  if (publication?.review) return 'Sent for review. It goes live once it is approved.';
  return work === 'takeBack' ? 'The last publication is taken back.' : 'Published.';
}

/** The result of the work. It takes the focus, so that a screen reader reads it. */
function Done({ words, note }: { words: string; note?: string }) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => own.current?.focus(), []);
  return (
    <Stack ref={own} tabIndex={-1} role="status">
      <strong>{words}</strong>
      {note && <Muted>{note}</Muted>}
    </Stack>
  );
}

function Outgoing({ changes }: { changes: readonly PageChange[] }) {
  if (changes.length === 0) {
    return <Muted>Everything you saved is published.</Muted>;
  }
  return (
    <ChangeList
      title={`To be published: ${amount(changes.length, 'change')} of pages and pictures`}
      of="outgoing"
      changes={changes}
    />
  );
}

function LastPublication({ last }: { last: Publication }) {
  const { review, subject, time } = last;
  return (
    <Stack>
      <Muted>
        Last publication from here: {subject}, {timeText(time)}
      </Muted>
      {review ? (
        <Muted>
          Waiting for review{' '}
          {review.address ? (
            <a href={review.address} target="_blank" rel="noreferrer">
              on your Git server
            </a>
          ) : (
            <>on branch {review.branch}</>
          )}
          .
        </Muted>
      ) : (
        <LiveState />
      )}
    </Stack>
  );
}

function Where({ target }: { target: Ready['target'] }) {
  const { branch, address, isReview } = target;
  const place = address ? (
    <a href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\//, '')}
    </a>
  ) : (
    'the Git server'
  );
  return (
    <Muted as="small">
      {isReview ? 'Sends a review for' : 'Publishes to'} branch “{branch}” on {place}.
    </Muted>
  );
}

type QuestionsProps = {
  questions: readonly Question[];
  choices: readonly Chosen[];
  onChoose: (choices: readonly Chosen[]) => void;
};

function Questions({ questions, choices, onChoose }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Stack>
      <strong role="alert">
        {questions.length === 1
          ? 'Someone else changed the same text. Choose which version to keep.'
          : `Someone else changed the same text in ${questions.length} places. Choose which version to keep.`}
      </strong>
      {questions.map(({ key, title, words, mine, theirs }) => (
        <Choice key={key}>
          <legend>
            {title}: {words}
          </legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={key}
                checked={choices.some((choice) => choice.key === key && choice.side === side)}
                onChange={() =>
                  onChoose([...choices.filter((choice) => choice.key !== key), { key, side }])
                }
              />{' '}
              {side === 'mine' ? 'Yours' : 'Theirs'}
              <pre>{side === 'mine' ? mine : theirs}</pre>
            </label>
          ))}
        </Choice>
      ))}
    </Stack>
  );
}

type LaunchProps = {
  launch: Launch;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
};

function LaunchList({ launch, isConfirmed, onConfirm }: LaunchProps) {
  return (
    <Stack>
      <strong role="alert">
        {launch.problems.length === 1
          ? '1 sample or note is'
          : `${launch.problems.length} samples or notes are`}{' '}
        not ready to go live:
      </strong>
      <ul>
        {launch.problems.map(({ file, title = file, line, message }) => (
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

type Person = { name: string; email: string };

function PersonFields({
  person,
  onChange,
}: {
  person: Person;
  onChange: (person: Person) => void;
}) {
  return (
    <Stack>
      <strong>Who is publishing? Your name appears in the site’s history. We only ask once.</strong>
      <TextField
        label="Your name"
        value={person.name}
        onChange={(name) => onChange({ ...person, name })}
      />
      <TextField
        label="Your e-mail address"
        value={person.email}
        onChange={(email) => onChange({ ...person, email })}
      />
    </Stack>
  );
}
