import { inspectDownload, startLength } from '../../files/inspectDownload.ts';
import { downloadEndingOf, downloadsFolder, isDownload } from '../../schema/downloads.ts';
import type { Requests } from '../api.ts';
import { downloadName } from '../pictureName.ts';
import { addUnderFreeName } from './addUnderFreeName.ts';
import type { OpenFolder } from './openFolder.ts';
import { Refusal } from './refusal.ts';

/** Writes a file that visitors can download into its folder, under the name that it had; a Refusal in words where nobody could. */
export async function takeDownload(
  { folder }: OpenFolder,
  { data: sent, name }: Requests['takeDownload'],
): Promise<{ address: string; isKnown: boolean }> {
  const data = Buffer.from(sent, 'base64');
  const start = data.subarray(0, startLength);
  const inspected = inspectDownload(name, { start, bytes: data.length });
  if ('problem' in inspected) throw new Refusal(409, { message: inspected.problem });
  const { ending } = inspected;
  const { path, isKnown } = await addUnderFreeName(folder, {
    data,
    top: downloadsFolder,
    stem: downloadName(name),
    ending: `.${ending}`,
    canBeNamed: (own) => isDownload(`/${own}`) && downloadEndingOf(own) === ending,
  });
  return { address: `/${path}`, isKnown };
}
