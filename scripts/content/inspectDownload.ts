import {
  type DownloadEnding,
  downloadEndingOf,
  downloadEndings,
  maxDownloadBytes,
} from '../../schema/inspect.ts';
import { megabytes } from './pictures/limits.ts';

/** The number of bytes at the start of a file that determine its type. */
export const startLength = 4096;

/**
 * Data of a file to download, from its name, its first bytes and its size; or why it cannot be offered, in sentences that call
 * the file "It".
 */
export function inspectDownload(
  name: string,
  { start, bytes }: { start: Uint8Array; bytes: number },
): { ending: DownloadEnding } | { problem: string } {
  const ending = downloadEndingOf(name);
  if (ending === undefined) {
    return {
      problem: `Visitors cannot download this type of file. Save it as a PDF. Allowed types: ${downloadEndings}.`,
    };
  }
  if (bytes === 0) return { problem: 'It is empty.' };
  if (bytes > maxDownloadBytes) {
    return {
      problem: `It is ${megabytes(bytes)} MB. The maximum is ${maxDownloadBytes / 1_000_000} MB. Make it smaller, or upload it to a file-sharing service and link to it.`,
    };
  }
  if (isWhatItSays[ending](start)) return { ending };
  return {
    problem: `Its name ends in .${ending}, but its content is something else. Save it again as a .${ending} file.`,
  };
}

const isPdf = (start: Uint8Array) => textOf(start.subarray(0, 1024)).includes('%PDF-');
// Office documents are ZIP archives. An empty archive has only its end record.
const isZip = (start: Uint8Array) =>
  ['PK\x03\x04', 'PK\x05\x06'].some((signature) => textOf(start).startsWith(signature));
const isText = (start: Uint8Array) => !start.includes(0) && !isPdf(start) && !isZip(start);
const beginsWith = (words: string) => (start: Uint8Array) =>
  isText(start) &&
  textOf(start)
    .replace(/^(?:\xef\xbb\xbf)?\s*/, '')
    .toUpperCase()
    .startsWith(words);

const isWhatItSays: Record<DownloadEnding, (start: Uint8Array) => boolean> = {
  pdf: isPdf,
  docx: isZip,
  xlsx: isZip,
  pptx: isZip,
  zip: isZip,
  csv: isText,
  txt: isText,
  ics: beginsWith('BEGIN:VCALENDAR'),
  vcf: beginsWith('BEGIN:VCARD'),
};

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
