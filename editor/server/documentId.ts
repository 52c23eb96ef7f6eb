import { once } from '../../schema/browser.ts';
import type { SourceFile } from '../../schema/index.ts';
import { bytesIn } from './files/readFile.ts';
import { sha256 } from './files/sha256.ts';

/** The id of a document: the hash of its bytes, even if they are not a text. */
export async function documentId(folder: string, file: SourceFile): Promise<string> {
  if (file.problem === undefined) return hashOf(file);
  const bytes = await bytesIn(folder, file.name).catch(() => undefined);
  return sha256(bytes ?? file.problem);
}

const hashOf = once(({ text }: SourceFile) => sha256(text));
