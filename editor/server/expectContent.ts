import { maxDocumentSize } from '../../schema/diagnose/index.ts';
import { kindOfFile } from '../home/fileNames.ts';
import { notPossible } from './refusal.ts';
import { inspectDownload, loadInspectPicture, PictureProblem, startLength } from './site.ts';

/** Refuses a content that cannot be a file of this name. */
export async function expectContent(name: string, content: Buffer): Promise<void> {
  const kind = kindOfFile(name);
  const refuse = (why: string) => notPossible(`“${name}” cannot be saved. ${why}`);
  if (kind === 'document') {
    const text = textIn(content);
    if (text === undefined) throw refuse('It is not a text file.');
    if (text.length > maxDocumentSize) throw refuse('It is too large for a page.');
  } else if (kind === 'picture') {
    // Loaded on demand, because most sessions add no picture.
    const { inspectNamed } = await loadInspectPicture();
    await inspectNamed(name, content).catch((error: unknown) => {
      throw error instanceof PictureProblem ? refuse(error.message) : error;
    });
  } else if (kind === 'download') {
    const start = content.subarray(0, startLength);
    const inspected = inspectDownload(name, { start, bytes: content.length });
    if ('problem' in inspected) throw refuse(inspected.problem);
  } else {
    throw refuse('The editor cannot save a file with this name.');
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a file; undefined if it is not UTF-8. */
export function textIn(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
