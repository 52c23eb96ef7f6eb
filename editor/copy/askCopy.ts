import type { Overview } from '../api.ts';
import type { Snapshot } from '../home/home.ts';
import { Refused } from '../refused.ts';
import type { CopyCall, FromCopy, ToCopy } from './messages.ts';
import type { Content, CopyAnswer, CopyRequest, CopyRequests } from './requests.ts';
import { createChannel } from './site.ts';

/** What holds the working copy: a worker, or the same code in this process. */
export type CopyHolder = { post(message: ToCopy): void; stop(): void };
/** Starts a holder. It calls `receive` with each message, and `crash` when it cannot go on. */
export type StartCopy = (events: {
  receive: (message: FromCopy) => void;
  crash: () => void;
}) => CopyHolder;

export type CopyClient = ReturnType<typeof createCopyClient>;

/** Keeps a working copy up to date, and asks it. After a crash, the next call starts a new one with the same state. */
export function createCopyClient(start: StartCopy) {
  const edits = new Map<string, Content>();
  let base: Snapshot | undefined;
  const calls = pendingCalls();
  const reports = createChannel<{ overview: Overview; isCurrent: boolean }>();

  const holder = restartingHolder({
    start,
    state: () => [
      ...(base ? [{ kind: 'base' as const, snapshot: base }] : []),
      ...Array.from(edits, ([name, content]) => ({ kind: 'edit' as const, name, content })),
    ],
    receive(message) {
      if (message.kind !== 'overview') calls.settle(message);
      else {
        const isCurrent = message.changes === holder.changes();
        reports.send({ overview: message.overview, isCurrent });
      }
    },
    onCrash: () => calls.rejectAll(new Refused(crashed)),
  });

  return {
    /** Replaces the files. The edits remain. */
    setBase(snapshot: Snapshot): void {
      base = snapshot;
      holder.post({ kind: 'base', snapshot });
    },
    /** Replaces the edit of a document; with null, the document is not edited. */
    setEdit(name: string, content: Content | null): void {
      if (content === null) edits.delete(name);
      else edits.set(name, content);
      holder.post({ kind: 'edit', name, content });
    },
    /**
     * Asks about the current state. Rejects with `Refused`, or with the reason of the signal. Answers are in the order of the
     * requests.
     */
    ask<Name extends keyof CopyRequests>(
      name: Name,
      request: CopyRequest<Name>,
      signal?: AbortSignal,
    ): Promise<CopyAnswer<Name>> {
      const send = (id: number) => {
        const call: CopyCall<Name> = { kind: 'ask', id, name, request };
        holder.post(call);
      };
      const cancel = (id: number) => holder.postIfOpen({ kind: 'cancel', id });
      return calls.add<CopyAnswer<Name>>(send, cancel, signal);
    },
    /**
     * Calls `listener` with the list of pages and all problems after changes, and with whether they are those of the current
     * state. Returns a function that stops it.
     */
    onProblems: reports.listen,
    /** Stops the working copy. Requests without an answer are left without one. */
    stop: holder.stop,
  };
}

type HolderOptions = {
  start: StartCopy;
  /** The messages that a new holder begins with. */
  state: () => readonly ToCopy[];
  receive: (message: FromCopy) => void;
  onCrash: () => void;
};

/** A holder that is started again with the current state when it is used after a crash. */
function restartingHolder({ start, state, receive, onCrash }: HolderOptions) {
  let holder: CopyHolder | undefined;
  /** How many messages with files and edits the holder got. */
  let changes = 0;

  function send(to: CopyHolder, message: ToCopy): void {
    if (message.kind === 'base' || message.kind === 'edit') changes += 1;
    to.post(message);
  }
  function open(): CopyHolder {
    const opened: CopyHolder = start({
      receive(message) {
        if (holder === opened) receive(message);
      },
      crash() {
        if (holder !== opened) return;
        opened.stop();
        holder = undefined;
        onCrash();
      },
    });
    changes = 0;
    for (const message of state()) send(opened, message);
    return opened;
  }
  // A worker loads its code while the files are read.
  holder = open();

  return {
    changes: () => changes,
    post(message: ToCopy): void {
      const isNew = !holder;
      holder ??= open();
      // A new one begins with the current state.
      if (!isNew || message.kind === 'ask') send(holder, message);
    },
    postIfOpen: (message: ToCopy) => holder?.post(message),
    stop(): void {
      holder?.stop();
      holder = undefined;
    },
  };
}

/** A call that waits for its answer. Its name decides the type of the answer. */
type PendingCall = { resolve(answer: unknown): void; reject(error: Error): void; onEnd(): void };

function pendingCalls() {
  const pending = new Map<number, PendingCall>();
  let count = 0;
  /** Removes and returns a call. */
  const end = (id: number) => {
    const call = pending.get(id);
    pending.delete(id);
    call?.onEnd();
    return call;
  };
  return {
    /** Sends a call with its number. When its signal is aborted, cancels it and rejects with the reason. */
    add<Answer>(
      send: (id: number) => void,
      cancel: (id: number) => void,
      signal: AbortSignal | undefined,
    ): Promise<Answer> {
      return new Promise<Answer>((resolve, reject) => {
        signal?.throwIfAborted();
        count += 1;
        const id = count;
        const abort = () => {
          end(id);
          cancel(id);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', abort, { once: true });
        const onEnd = () => signal?.removeEventListener('abort', abort);
        pending.set(id, { resolve: (answer: Answer) => resolve(answer), reject, onEnd });
        send(id);
      });
    },
    settle(message: Exclude<FromCopy, { kind: 'overview' }>): void {
      const call = end(message.id);
      if (message.kind === 'answer') call?.resolve(message.answer);
      else call?.reject(new Refused(message.message, { problems: message.problems }));
    },
    rejectAll(error: Error): void {
      for (const id of [...pending.keys()]) end(id)?.reject(error);
    },
  };
}

const crashed =
  'Something went wrong while the editor checked your changes. Your changes are kept. Try again.';
