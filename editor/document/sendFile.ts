import { isCameraName, maxDownloadBytes } from '../../schema/inspect.ts';
import { tooManyBytes } from '../site.ts';
import { ask, Refused } from './ask.ts';

/** A file that was chosen, dropped or pasted: its name, its bytes in base64, and a data URL to show it. */
export type ChosenFile = { name: string; data: string; url: string };

/** Reads a picture to send. Rejects with Refused if it is too large or cannot be read. */
export async function readChosen(file: File): Promise<ChosenFile> {
  const tooMany = tooManyBytes(file.size);
  if (tooMany !== undefined) throw new Refused(`“${file.name}” ${tooMany}`);
  return read(file);
}

function read(file: File): Promise<ChosenFile> {
  const { name } = file;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const url = String(reader.result);
      resolve({ name, data: url.slice(url.indexOf(',') + 1), url });
    };
    reader.onerror = () =>
      reject(new Refused(`“${name}” cannot be read. Is it a folder, or was it moved?`));
    reader.readAsDataURL(file);
  });
}

/** Sends a picture to the server. Rejects with Refused; its message starts with the file name. */
export function sendPicture({ name, data }: ChosenFile, words: string, signal?: AbortSignal) {
  return withName(name, () => ask('uploadPicture', { data, name: words }, signal));
}

/** Sends a file that visitors can download. Rejects with Refused; its message starts with the file name. */
export function sendDownload(file: File, signal?: AbortSignal) {
  return withName(file.name, async () => {
    if (file.size > maxDownloadBytes) {
      throw new Refused(
        `It is larger than ${maxDownloadBytes / 1_000_000} MB. Make it smaller, or upload it to a file-sharing service and link to it.`,
      );
    }
    const { name, data } = await read(file);
    return ask('uploadDownload', { data, name }, signal);
  });
}

async function withName<Answer>(name: string, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused(`“${name}” was not added. ${error.message}`, error);
  }
}

/** A file name as words, without its extension: "Summer Party" for "Summer_Party.JPG". Empty for a camera's file name. */
export function wordsOf(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return isCameraName(words) ? '' : words;
}
