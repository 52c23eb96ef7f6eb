import type { Snapshot } from '../home/home.ts';
import { Refused } from '../refused.ts';
import { answerTo, outline, overview } from './answers.ts';
import { isError } from './documents.ts';
import type { KeptChecks } from './keptChecks.ts';
import type { CopyCall, FromCopy, ToCopy } from './messages.ts';
import type { Content } from './requests.ts';
import { type SiteState, stateReader } from './siteState.ts';

/**
 * Holds the files of a site and the edits over them, and answers requests about them: in the order of the requests, each for
 * the state at its time. After changes, when no request waits, it sends the list of pages with all problems; the first time,
 * it sends the list before it checks. Returns a function that receives messages. `kept` has results of former checks.
 */
export function workingCopy(
  post: (message: FromCopy) => void,
  kept?: KeptChecks,
): (message: ToCopy) => void {
  const site = editedSite();
  let isReported = true;
  let stage: 'outline' | 'restoring' | 'unsaved' | 'saved' = 'outline';
  let changes = 0;
  let calls: { call: CopyCall; state: SiteState | undefined }[] = [];

  const change = () => {
    isReported = false;
    changes += 1;
  };
  const isWaiting = () => !isReported && stage !== 'restoring';
  const schedule = scheduler(() => {
    const next = calls.shift();
    if (next) answer(next.call, next.state, post);
    else if (isWaiting()) report();
    return calls.length > 0 || isWaiting();
  });

  function report(): void {
    const at = site.state();
    isReported = stage !== 'outline' || !at;
    if (!at) return;
    if (stage === 'outline') {
      post({ kind: 'overview', overview: outline(at), changes: 0 });
      stage = kept ? 'restoring' : 'saved';
      kept?.restore(at).finally(() => {
        stage = 'unsaved';
        schedule();
      });
      return;
    }
    const full = overview(at);
    post({ kind: 'overview', overview: full, changes });
    // With errors, some rules have not run.
    if (stage === 'saved' || full.problems.some(isError)) return;
    stage = 'saved';
    kept?.save(at);
  }

  return (message) => {
    switch (message.kind) {
      case 'base':
        site.open(message.snapshot);
        change();
        break;
      case 'edit':
        site.edit(message.name, message.content);
        change();
        break;
      case 'ask':
        calls.push({ call: message, state: site.state() });
        break;
      case 'cancel':
        calls = calls.filter(({ call }) => call.id !== message.id);
        break;
      default:
        message satisfies never;
    }
    schedule();
  };
}

/** The files of a site and the edits over them. */
function editedSite() {
  const read = stateReader();
  const edits = new Map<string, Content>();
  let snapshot: Snapshot | undefined;
  /** Undefined after a change until it is needed. */
  let current: SiteState | undefined;
  return {
    state() {
      current ??= snapshot && read(snapshot, edits);
      return current;
    },
    open(base: Snapshot): void {
      snapshot = base;
      current = undefined;
    },
    /** Without content, the document is that of the files again. */
    edit(name: string, content: Content | null): void {
      if (content === null) edits.delete(name);
      else edits.set(name, content);
      current = undefined;
    },
  };
}

/**
 * Returns a function that starts work unless it runs, until it returns false. Each part of it is a separate task, so that messages
 * that arrived in between are seen first: a canceled call is not answered, and only the last of several states is checked.
 */
function scheduler(work: () => boolean): () => void {
  let isScheduled = false;
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      if (work()) schedule();
    });
  };
  return schedule;
}

function answer(call: CopyCall, state: SiteState | undefined, post: (message: FromCopy) => void) {
  const { id } = call;
  try {
    if (!state) throw new Refused('The site has not been loaded yet.');
    post({ kind: 'answer', id, answer: answerTo(state, call) });
  } catch (error) {
    const { message, problems } = Refused.of(error);
    post({ kind: 'refused', id, message, problems });
  }
}
