import { maxDownloadBytes } from '../../schema/inspect.ts';
import { ask, Refused } from './ask.ts';
import { bytesOf, readAsUrl } from './readAsUrl.ts';

/** Sends a file that visitors can download. Rejects with Refused, with the name of the file before the reason. */
export async function sendDownload(file: File, signal?: AbortSignal) {
  try {
    if (file.size > maxDownloadBytes) {
      throw new Refused(
        `It has more than ${maxDownloadBytes / 1_000_000} MB. Save it smaller, or put it where large files are shared and link to that.`,
      );
    }
    const data = bytesOf(await readAsUrl(file));
    return await ask('takeDownload', { data, name: file.name }, signal);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused(`“${file.name}” was not added. ${error.message}`, error);
  }
}
