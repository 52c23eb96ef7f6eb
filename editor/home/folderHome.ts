import { dequal } from 'dequal';
import { originalUrl } from '../../schema/browser.ts';
import type { FontFile } from '../../schema/index.ts';
import { answerOf, post, Refused, refusalIn } from '../document/ask.ts';
import {
  charactersIn,
  filesPath,
  historyAnswer,
  type Known,
  knownOf,
  type SentFont,
  type State,
  sentFont,
  stateAnswer,
  type WriteRequest,
  watchAnswer,
} from './folderApi.ts';
import { ChangedFiles, type Home, type Snapshot } from './home.ts';

/** The folder of documents on this computer, behind the local server (../server/home.ts). */
export function folderHome(): Home {
  // The version of the folder that this tab has seen last, so that its own writes are not reported as changes.
  let seen = '';
  let writing: Promise<unknown> = Promise.resolve();

  const snapshotIn = async (response: Response, known: Snapshot | undefined) => {
    const { state } = await answerOf(response, stateAnswer);
    const snapshot = state ? snapshotOf(state, known) : known;
    if (!snapshot) throw new Refused('The editor could not read the folder. Reload the tab.');
    seen = snapshot.version;
    return snapshot;
  };
  const read = async (known?: Snapshot) =>
    await snapshotIn(await ask('read', { known: known && knownIn(known) }), known);
  const write: Home['write'] = async (changes, base) => {
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
    const body = new Blob([length, header, ...contents.filter((content) => content !== false)]);
    const response = await post(`${filesPath}write`, body, { type: 'application/octet-stream' });
    if (response.status === 412) throw new ChangedFiles();
    return await snapshotIn(response, base);
  };

  return {
    read,
    async bytes(name, id) {
      const response = await ask('bytes', { name, id });
      if (!response.ok) throw await refusalIn(response);
      return await response.blob();
    },
    address: originalUrl,
    write(changes, base) {
      const written = write(changes, base);
      writing = written.catch(() => {});
      return written;
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
  return post(filesPath + name, JSON.stringify(request), { ...(signal && { signal }) });
}

function knownIn({ version, documents }: Snapshot): Known {
  return { version, ids: Array.from(documents, ([name, { id }]) => [name, id]) };
}

/** The snapshot of a state, with the objects of a known one where nothing has changed. */
function snapshotOf(state: State, known: Snapshot | undefined): Snapshot {
  const documents = new Map(
    state.documents.map(({ name, id, text = '', problem }) => {
      const before = known?.documents.get(name);
      const isSame = before?.id === id && before.problem === problem;
      return [name, isSame ? before : { id, text, ...(problem !== undefined && { problem }) }];
    }),
  );
  const fonts = fontsOf(state.fonts, known?.fonts);
  const { linkCheck } = state;
  return {
    site: state.site,
    version: state.version,
    documents: known && isSameMap(known.documents, documents) ? known.documents : documents,
    served: sameAs(known?.served, state.served),
    pictures: sameAs(known?.pictures, state.pictures),
    fonts,
    downloads: sameAs(known?.downloads, state.downloads),
    wellKnown: sameAs(known?.wellKnown, state.wellKnown),
    linkCheck: dequal(linkCheck, known?.linkCheck) ? known?.linkCheck : linkCheck,
    removed: sameAs(known?.removed, state.removed),
    reports: sameAs(known?.reports, state.reports),
  };
}

function isSameMap<Value>(
  known: ReadonlyMap<string, Value>,
  now: ReadonlyMap<string, Value>,
): boolean {
  return known.size === now.size && Array.from(now).every(([key, own]) => known.get(key) === own);
}

/** A list with the known objects in place of equal ones; the known list if all are. */
function sameAs<Item>(known: readonly Item[] = [], now: readonly Item[]): readonly Item[] {
  const byText = new Map(known.map((item) => [JSON.stringify(item), item]));
  const list = now.map((item) => byText.get(JSON.stringify(item)) ?? item);
  return list.length === known.length && list.every((item, index) => item === known[index])
    ? known
    : list;
}

function fontsOf(sent: readonly SentFont[], known: readonly FontFile[] = []): readonly FontFile[] {
  const fonts = sent.map((font): FontFile => {
    const { ranges, ...facts } = font;
    const before = known.find(({ src }) => src === font.src);
    if (before && dequal(sentFont(before), font)) return before;
    return { ...facts, ...(ranges && { characters: charactersIn(ranges) }) };
  });
  return fonts.length === known.length && fonts.every((font, index) => font === known[index])
    ? known
    : fonts;
}
