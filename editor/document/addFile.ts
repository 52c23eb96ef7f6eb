import { isCameraName, maxDownloadBytes } from '../../schema/inspect.ts';
import { ask, Refused } from './ask.ts';
import { dataUrlOf } from './dataUrl.ts';
import { preparePicture } from './preparePicture.ts';

/**
 * Prepares a picture and stores it under a name made from the words. Rejects with Refused; its message starts with the file name.
 */
export function addPicture(file: File, words: string, signal: AbortSignal) {
  return withName(file.name, async () => {
    const { data } = await preparePicture(file, signal);
    return ask('uploadPicture', { data: await base64Of(data), name: words }, signal);
  });
}

/** Stores a file that visitors can download. Rejects with Refused; its message starts with the file name. */
export function addDownload(file: File, signal: AbortSignal) {
  return withName(file.name, async () => {
    if (file.size > maxDownloadBytes) {
      throw new Refused(
        `It is larger than ${maxDownloadBytes / 1_000_000} MB. Make it smaller, or upload it to a file-sharing service and link to it.`,
      );
    }
    return ask('uploadDownload', { data: await base64Of(file), name: file.name }, signal);
  });
}

async function base64Of(file: Blob): Promise<string> {
  const url = await dataUrlOf(file).catch(() => {
    throw new Refused('It cannot be read. Is it a folder, or was it moved?');
  });
  return url.slice(url.indexOf(',') + 1);
}

async function withName<Answer>(name: string, add: () => Promise<Answer>): Promise<Answer> {
  try {
    return await add();
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
