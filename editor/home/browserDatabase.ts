// Values that this browser keeps for the editor, in one IndexedDB database.

import { Refused } from '../refused.ts';

const stores = ['checks', 'copies', 'demos', 'github'] as const;
/**
 * `checks`: the results of the last check of each site. `copies`: the edits of each site. `demos`: the files of each demo. `github`:
 * the files that were read, and those that the next publication adds.
 */
export type StoreName = (typeof stores)[number];

/** The kept value; undefined if there is none. Rejects with Refused if the storage is blocked. */
export function getStored(store: StoreName, key: string): Promise<unknown> {
  return inStore(store, 'readonly', (objects) => objects.get(key));
}

/** Keeps a value, which is on the disk when this resolves. Rejects with Refused if the storage is full or blocked. */
export async function setStored(store: StoreName, key: string, value: unknown): Promise<void> {
  await inStore(store, 'readwrite', (objects) => objects.put(value, key));
}

export async function deleteStored(store: StoreName, key: string): Promise<void> {
  await inStore(store, 'readwrite', (objects) => objects.delete(key));
}

/** Replaces a value with what `change` makes of it, in one step. If `change` throws, nothing changes, and this rejects with its error. */
export async function changeStored(
  store: StoreName,
  key: string,
  change: (value: unknown) => unknown,
): Promise<void> {
  let thrown: { error: unknown } | undefined;
  await inStore(store, 'readwrite', (objects) => {
    const request = objects.get(key);
    request.onsuccess = () => {
      try {
        objects.put(change(request.result), key);
      } catch (error) {
        thrown = { error };
        objects.transaction.abort();
      }
    };
    return request;
  }).catch((error: unknown) => {
    throw thrown ? thrown.error : error;
  });
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('editor', 3);
    request.onupgradeneeded = () => {
      for (const name of stores) {
        if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name);
      }
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      // A tab with a newer version of the editor wants to change the stores, or the person deleted the data of this site.
      database.onversionchange = () => {
        database.close();
        opened = undefined;
      };
      database.onclose = () => {
        opened = undefined;
      };
      resolve(database);
    };
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Runs one request in a transaction of its own. Resolves with its result when the transaction is done. */
async function inStore(
  store: StoreName,
  mode: 'readonly' | 'readwrite',
  ask: (store: IDBObjectStore) => { result: unknown; error: DOMException | null },
): Promise<unknown> {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? request.error);
    });
  } catch (error) {
    throw new Refused(isFull(error) ? full : blocked);
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

const full = 'This browser’s storage is full. Free some disk space.';
const blocked =
  'This browser does not let the editor store changes, for example in a private window.';

/** What a home needs of the browser's storage. */
export type HomeStorage = {
  getStored: typeof getStored;
  setStored: typeof setStored;
  deleteStored: typeof deleteStored;
  changeStored: typeof changeStored;
};
export const browserDatabase: HomeStorage = { getStored, setStored, deleteStored, changeStored };
