import { originalUrl } from '../../schema/browser.ts';
import { Refused } from '../refused.ts';
import { answerOf, post, refusalIn } from './ask.ts';
import {
  charactersIn,
  historyAnswer,
  type Known,
  knownOf,
  type State,
  stateAnswer,
  type WriteRequest,
  watchAnswer,
} from './folderApi.ts';
import { ChangedFiles, type FileWrite, type Home, type Snapshot } from './home.ts';
import { reuseKnown } from './reuseKnown.ts';

export type FolderHome = Home & {
  /** The path of the folder; empty until it is read. */
  folder(): string;
};

/** The folder of documents on this computer, behind the local server (../server/folderFiles.ts). */
export function folderHome(): FolderHome {
  // The version of the folder that this tab has seen last, so that its own writes are not reported as changes.
  let seen = '';
  let folder = '';
  let writing: Promise<unknown> = Promise.resolve();

  const snapshotIn = async (response: Response, known: Snapshot | undefined) => {
    const { state } = await answerOf(response, stateAnswer);
    if (state) folder = state.folder;
    const snapshot = state ? snapshotOf(state, known) : known;
    if (!snapshot) throw new Refused('The editor could not read the folder. Reload the tab.');
    seen = snapshot.version;
    return snapshot;
  };
  const read = async (known?: Snapshot) =>
    await snapshotIn(await ask('read', { known: known && knownIn(known) }), known);
  const write: Home['write'] = async (changes, base) => {
    const response = await post('write', writeBody(changes, base), octetStream);
    if (response.status === 412) throw new ChangedFiles();
    return await snapshotIn(response, base);
  };

  return {
    folder: () => folder,
    read,
    async bytes(name, id) {
      const response = await ask('bytes', { name, id });
      if (!response.ok) throw await refusalIn(response);
      return await response.blob();
    },
    address: originalUrl,
    write(changes, base) {
      const done = write(changes, base);
      writing = done.catch(() => {});
      return done;
    },
    history: async (name) => await answerOf(await ask('history', { name }), historyAnswer),
    watch(onChange) {
      const stop = new AbortController();
      const watch = async () => {
        while (!stop.signal.aborted) {
          try {
            const response = await ask('watch', { version: seen }, stop.signal);
            const { version } = await answerOf(response, watchAnswer, stop.signal);
            // A write of this tab can be seen before its answer arrives.
            await writing;
            if (version === seen || stop.signal.aborted) continue;
            seen = version;
            onChange();
          } catch {
            // The server was stopped, or the computer was asleep. The next request of the editor says so.
            await pause(retryMs, stop.signal);
          }
        }
      };
      void watch();
      return () => stop.abort();
    },
  };
}

const retryMs = 3000;
const octetStream = { type: 'application/octet-stream' };

function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function ask(name: string, request: object, signal?: AbortSignal): Promise<Response> {
  return post(name, JSON.stringify(request), { ...(signal && { signal }) });
}

/** The body of a write (`writeRequest`). */
function writeBody(changes: readonly FileWrite[], base: Snapshot): Blob {
  const contents = changes.map(({ content }) => content !== undefined && new Blob([content]));
  const request: WriteRequest = {
    known: knownIn(base),
    changes: changes.map(({ name }, index) => {
      const from = base.documents.get(name)?.id ?? knownOf(base, name);
      const blob = contents[index];
      return { name, ...(from !== undefined && { from }), ...(blob && { bytes: blob.size }) };
    }),
  };
  const header = new TextEncoder().encode(JSON.stringify(request));
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, header.length);
  return new Blob([length, header, ...contents.filter((content) => content !== false)]);
}

function knownIn({ version, documents }: Snapshot): Known {
  return { version, ids: Array.from(documents, ([name, { id }]) => [name, id]) };
}

/** The snapshot of a state. A document without a text is the known one. */
function snapshotOf({ documents, fonts, ...state }: State, known: Snapshot | undefined): Snapshot {
  const snapshot = {
    ...state,
    documents: new Map(
      documents.map(({ name, text, ...file }) => {
        return [name, { ...file, text: text ?? known?.documents.get(name)?.text ?? '' }];
      }),
    ),
    fonts: fonts.map(({ ranges, ...font }) => {
      return { ...font, ...(ranges && { characters: charactersIn(ranges) }) };
    }),
  };
  return reuseKnown(snapshot, known);
}
