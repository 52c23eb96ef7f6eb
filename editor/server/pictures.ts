import {
  downloadEndingOf,
  downloadsFolder,
  isDownload,
  isPicturePath,
} from '../../schema/inspect.ts';
import type { Answers, Requests } from '../api.ts';
import { downloadName, pictureName } from '../pictureName.ts';
import { addUnderFreeName } from './files/addFile.ts';
import type { OpenFolder } from './openFolder.ts';
import { notPossible } from './refusal.ts';
import {
  type ImportedPicture,
  inspectDownload,
  loadImportPicture,
  PictureProblem,
  picturesFolder,
  startLength,
} from './site.ts';

/** Converts uploaded data to the stored picture. Rejects with a Refusal if the data cannot be used. */
export async function prepare({ data }: Pick<Requests['uploadPicture'], 'data'>) {
  // Loaded on demand: most sessions need neither sharp nor the HEIC decoder.
  const { importPicture } = await loadImportPicture();
  return await importPicture(Buffer.from(data, 'base64')).catch((error: unknown) => {
    throw error instanceof PictureProblem ? notPossible(error.message) : error;
  });
}

/** Writes a picture into the folder of pictures, under a name made from these words. */
export async function addPicture(
  { folder }: OpenFolder,
  { data, ending }: ImportedPicture,
  words: string,
): Promise<Answers['uploadPicture']> {
  const { path: src, isKnown } = await addUnderFreeName(folder, {
    ...{ data, ending },
    top: picturesFolder,
    stem: pictureName(words),
    canBeNamed: isPicturePath,
  });
  return { src, isKnown };
}

/**
 * Stores a file that visitors can download, under its cleaned-up name. Rejects with a Refusal if visitors could not download
 * it.
 */
export async function uploadDownload(
  { folder }: OpenFolder,
  { data: sent, name }: Requests['uploadDownload'],
): Promise<Answers['uploadDownload']> {
  const data = Buffer.from(sent, 'base64');
  const start = data.subarray(0, startLength);
  const inspected = inspectDownload(name, { start, bytes: data.length });
  if ('problem' in inspected) throw notPossible(inspected.problem);
  const { ending } = inspected;
  const { path: src, isKnown } = await addUnderFreeName(folder, {
    data,
    top: downloadsFolder,
    stem: downloadName(name),
    ending: `.${ending}`,
    canBeNamed: (own) => isDownload(`/${own}`) && downloadEndingOf(own) === ending,
  });
  return { address: `/${src}`, isKnown };
}
