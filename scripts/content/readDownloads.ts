import { open } from 'node:fs/promises';
import type { DownloadFile } from '../../schema/index.ts';
import { downloadsFolder, isDownload } from '../../schema/inspect.ts';
import { inspectDownload, startLength } from './inspectDownload.ts';
import { isOwned, ownedFiles } from './ownedFiles.ts';

/** Returns a function that reads the downloads in a folder of documents (`ownedFiles`). */
export function downloadReader(folder: string) {
  return ownedFiles<DownloadFile>(folder, {
    accepts: (name, entry) => name.startsWith(`${downloadsFolder}/`) && isOwned(name, entry),
    async inspect({ name, file }, { size: bytes }) {
      const address = `/${name}`;
      const inspected = inspectDownload(address, { start: await readStart(file), bytes });
      if ('problem' in inspected) return { address, bytes, problem: inspected.problem };
      return isDownload(address) ? { address, bytes } : { address, bytes, problem: badName };
    },
    refuse: ({ name }, problem) => ({ address: `/${name}`, bytes: 0, problem }),
  });
}

const badName =
  'Its name has characters that a web address cannot contain. Rename it with letters, digits and hyphens, and a lowercase ending.';

async function readStart(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(startLength), 0, startLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
