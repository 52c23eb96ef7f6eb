import {
  downloadsFolder,
  isCameraName,
  isDownload,
  isPicturePath,
  maxDownloadBytes,
} from '../../schema/inspect.ts';
import { gitId } from '../gitId.ts';
import { stemOf } from '../home/fileNames.ts';
import { fileNamesIn } from '../home/home.ts';
import { downloadName, pictureName } from '../pictureName.ts';
import { Refused } from '../refused.ts';
import type { OpenSite } from './openSite.ts';
import { preparePicture } from './preparePicture.ts';
import { ChangedMeanwhile } from './siteFiles.ts';

/** `isKnown`: the site already had the file under this name, and nothing was written. */
type Added = { name: string; isKnown: boolean };

/**
 * Prepares a picture and writes it under a name made from the words. Rejects with Refused; its message starts with the file name.
 */
export function addPicture(
  site: OpenSite,
  file: File,
  words: string,
  signal: AbortSignal,
): Promise<Added> {
  return withName(file.name, async () => {
    const { data, ending } = await preparePicture(file, signal);
    const stem = `pictures/${pictureName(words)}`;
    return await addUnderFreeName(site, { data, stem, ending, canBeNamed: isPicturePath }, signal);
  });
}

/** Writes a file that visitors can download. Rejects with Refused; its message starts with the file name. */
export function addDownload(site: OpenSite, file: File, signal: AbortSignal): Promise<Added> {
  return withName(file.name, async () => {
    if (file.size > maxDownloadBytes) {
      throw new Refused(
        `It is larger than ${maxDownloadBytes / 1_000_000} MB. Make it smaller, or upload it to a file-sharing service and link to it.`,
      );
    }
    const stem = `${downloadsFolder}/${downloadName(file.name)}`;
    const ending = /\.\w+$/.exec(file.name)?.[0].toLowerCase() ?? '';
    const canBeNamed = (name: string) => isDownload(`/${name}`);
    if (!canBeNamed(`${stem}${ending}`)) {
      throw new Refused('Use a PDF, an Office document, a ZIP or a similar file.');
    }
    return await addUnderFreeName(site, { data: file, stem, ending, canBeNamed }, signal);
  });
}

type NewFile = {
  data: Blob;
  /** The preferred name without its ending, and the ending with its dot. */
  stem: string;
  ending: string;
  canBeNamed: (name: string) => boolean;
};

/** How often another name is tried when others take it first. */
const maxAttempts = 5;

/** Writes a file under a name that no other has, regardless of case and ending; the name of a file with the same content. */
async function addUnderFreeName(
  site: OpenSite,
  file: NewFile,
  signal: AbortSignal,
  attempt = 1,
): Promise<Added> {
  const { home, copy, writeFiles } = site;
  const { data, stem, ending, canBeNamed } = file;
  const { base } = copy.get();
  // While there are questions about others' changes, only the home has their files.
  const names = fileNamesIn(attempt === 1 ? base : await home.read(base));
  const stems = new Set(names.map(stemOf));
  const id = await gitId(data);
  for (let count = 1; ; count += 1) {
    const numbered = count === 1 ? stem : `${stem}-${count}`;
    const name = `${numbered}${ending}`;
    if (!canBeNamed(name)) throw new Refused('Choose a shorter name.');
    const isKnown = names.includes(name) && (await gitId(await home.bytes(name))) === id;
    if (isKnown) return { name, isKnown };
    if (stems.has(stemOf(name))) continue;
    signal.throwIfAborted();
    try {
      await writeFiles([{ name, content: data }]);
      return { name, isKnown: false };
    } catch (error) {
      // Someone else has just taken the name.
      if (!(error instanceof ChangedMeanwhile) || attempt === maxAttempts) throw error;
      return await addUnderFreeName(site, file, signal, attempt + 1);
    }
  }
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
