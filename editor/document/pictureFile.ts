import { isCameraName } from '../../schema/inspect.ts';
import { tooManyBytes } from '../site.ts';
import { ask, Refused } from './ask.ts';
import { bytesOf, readAsUrl } from './readAsUrl.ts';

/** A file that was chosen, dropped or pasted: its name, its bytes in base64, and a data URL to show it. */
export type ChosenFile = { name: string; data: string; url: string };

/** Reads a file to be sent. Rejects with Refused where it is too large or cannot be read. */
export async function readChosen(file: File): Promise<ChosenFile> {
  const tooMany = tooManyBytes(file.size);
  if (tooMany !== undefined) throw new Refused(`“${file.name}” ${tooMany}`);
  const url = await readAsUrl(file);
  return { name: file.name, data: bytesOf(url), url };
}

/** Sends a picture to the server. Rejects with Refused, with the name of the file before the reason. */
export async function sendPicture({ name, data }: ChosenFile, words: string, signal?: AbortSignal) {
  try {
    return await ask('takePicture', { data, name: words }, signal);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused(`“${name}” was not added. ${error.message}`, error);
  }
}

/** The file in dropped or pasted data; undefined if there is none, for example in pasted text. */
export function fileIn(transfer: DataTransfer | null): File | undefined {
  return transfer?.files[0];
}

/** The name of a file without its ending, as words: "summer party" of "Summer_Party.JPG". Empty for a camera's file name. */
export function wordsOf(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return isCameraName(words) ? '' : words;
}
