import type { Overview } from '../api.ts';
import type { Snapshot } from '../home/home.ts';
import { Refused } from '../refused.ts';
import type { Asked, FromCopy, ToCopy } from './messages.ts';
import type { Content, CopyAnswer, CopyRequest, CopyRequests } from './requests.ts';

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
  const pending = new Map<number, Pending>();
  const listeners = new Set<(overview: Overview, isCurrent: boolean) => void>();
  /** How many messages with files and edits the holder got. */
  let changes = 0;
  let base: Snapshot | undefined;
  let holder: CopyHolder | undefined;
  let count = 0;

  function receive(message: FromCopy): void {
    if (message.kind === 'overview') {
      const isCurrent = message.changes === changes;
      for (const listener of listeners) listener(message.overview, isCurrent);
      return;
    }
    const request = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'answer') request?.resolve(message.answer);
    else request?.reject(new Refused(message.message, { problems: message.problems }));
  }
  function open(): CopyHolder {
    const opened: CopyHolder = start({
      receive: (message) => {
        if (holder === opened) receive(message);
      },
      crash() {
        if (holder !== opened) return;
        opened.stop();
        holder = undefined;
        for (const { reject } of pending.values()) reject(new Refused(crashed));
        pending.clear();
      },
    });
    changes = edits.size + (base ? 1 : 0);
    if (base) opened.post({ kind: 'base', snapshot: base });
    for (const [name, content] of edits) opened.post({ kind: 'edit', name, content });
    return opened;
  }
  const post = (message: ToCopy) => {
    // A new one begins with the current state.
    if (holder || message.kind === 'ask') {
      holder ??= open();
      if (message.kind === 'base' || message.kind === 'edit') changes += 1;
      holder.post(message);
    } else holder = open();
  };
  // A worker loads its code while the files are read.
  holder = open();

  return {
    /** Replaces the files. The edits remain. */
    setBase(snapshot: Snapshot): void {
      base = snapshot;
      post({ kind: 'base', snapshot });
    },
    /** Replaces the edit of a document; with null, the document is not edited. */
    setEdit(name: string, content: Content | null): void {
      if (content === null) edits.delete(name);
      else edits.set(name, content);
      post({ kind: 'edit', name, content });
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
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        count += 1;
        const id = count;
        const abort = () => {
          pending.delete(id);
          holder?.post({ kind: 'cancel', id });
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', abort, { once: true });
        const settled = () => signal?.removeEventListener('abort', abort);
        pending.set(id, {
          resolve(answer: CopyAnswer<Name>) {
            settled();
            resolve(answer);
          },
          reject(error) {
            settled();
            reject(error);
          },
        });
        const asked: Asked<Name> = { kind: 'ask', id, name, request };
        post(asked);
      });
    },
    /**
     * Calls `listener` with the list of pages and all problems after changes, and with whether they are those of the current
     * state. Returns a function that stops it.
     */
    onProblems(listener: (overview: Overview, isCurrent: boolean) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Stops the working copy. Requests without an answer are left without one. */
    stop(): void {
      holder?.stop();
      holder = undefined;
    },
  };
}

/** A request that waits for its answer. The name of the request decides the type of the answer. */
type Pending = { resolve(answer: unknown): void; reject(error: Error): void };

const crashed =
  'Something went wrong while the editor checked your changes. Your changes are kept. Try again.';
