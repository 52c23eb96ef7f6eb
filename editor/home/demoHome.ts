import { changeStored, deleteStored, getStored } from './browserDatabase.ts';
import {
  afterWrite,
  contentIn,
  type DemoRecord,
  demoFiles,
  demoRecord,
  demoSnapshot,
  historyIn,
} from './demoRecord.ts';
import type { Home, Snapshot } from './home.ts';
import { measurePicture } from './measurePicture.ts';
import { pictureAddresses } from './pictureAddresses.ts';
import { reuseKnown } from './reuseKnown.ts';

export type DemoHome = Home & {
  /** Removes everything that was written here. */
  reset(): Promise<void>;
};

/**
 * A copy of a site that only this browser has. It reads the source once; what is written stays in this browser, over the
 * source. `id` identifies the demo among others at the same address. `measure` finds the size of a picture.
 */
export function demoHome(
  source: Pick<Home, 'read' | 'bytes' | 'address'>,
  id: string,
  measure = measurePicture,
): DemoHome {
  let original: Promise<Snapshot> | undefined;
  const channel = new BroadcastChannel(`demo-${id}`);
  const addresses = pictureAddresses();

  const readSource = () => {
    original ??= source.read();
    original.catch(() => {
      original = undefined;
    });
    return original;
  };
  const readRecord = async () => demoRecord(await getStored('demos', id));

  async function read(known?: Snapshot): Promise<Snapshot> {
    const [base, record] = await Promise.all([readSource(), readRecord()]);
    addresses.update(picturesIn(record));
    return reuseKnown(demoSnapshot(base, record), known);
  }

  return {
    read,
    async bytes(name, former) {
      const content = contentIn(await readRecord(), name, former);
      return content === undefined ? await source.bytes(name) : new Blob([content]);
    },
    address: (name) => addresses.of(name) ?? source.address(name),
    async write(changes, base) {
      const origin = await readSource();
      const files = await demoFiles(changes, measure);
      await changeStored('demos', id, (value) =>
        afterWrite(demoRecord(value), origin, base, files),
      );
      channel.postMessage('changed');
      return await read(base);
    },
    history: async (name) => historyIn(await readRecord(), name),
    watch(onChange) {
      const listener = () => onChange();
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    async reset() {
      await deleteStored('demos', id);
      addresses.update(new Map());
      channel.postMessage('changed');
    },
  };
}

/** The pictures and files to download that were written here. */
function picturesIn({ files }: DemoRecord) {
  const found = new Map<string, { id: string; source: Blob }>();
  for (const [name, { id, content }] of files) {
    if (content instanceof Blob) found.set(name, { id, source: content });
  }
  return found;
}
