import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** The path of a file in a folder of documents, from an address such as "/pictures/…"; undefined for other addresses. */
export function nameIn(top: string, target = ''): string | undefined {
  const [pathname = ''] = target.split('?');
  try {
    const name = decodeURIComponent(pathname).slice(1);
    const steps = name.split('/');
    const isPlain = steps.every((step) => step !== '' && !step.startsWith('.'));
    return steps[0] === top && isPlain && !/[\\\0]/.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** The real path of a file of at most `maxBytes`; undefined where it is outside the folder, or is no file. */
export async function documentFile(
  folder: string,
  name: string,
  maxBytes: number,
): Promise<string | undefined> {
  const root = await realpath(folder).catch(() => undefined);
  const file = root && (await realpath(path.join(root, name)).catch(() => undefined));
  if (!file?.startsWith(root + path.sep)) return undefined;
  const stats = await stat(file);
  return stats.isFile() && stats.size <= maxBytes ? file : undefined;
}
