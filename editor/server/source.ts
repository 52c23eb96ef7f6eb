import { createHash } from 'node:crypto';
import type { SourceFile } from '../../schema/diagnose/types.ts';
import { once } from '../../schema/once.ts';
import type { Source } from '../api.ts';
import { documentOf } from './group.ts';

export const hashOf = once(({ text }: SourceFile) =>
  createHash('sha256').update(text).digest('hex'),
);

/** A file as the editor gets it. */
export function sourceFor(name: string, file: SourceFile): Source {
  const text = file.problem === undefined ? { text: file.text } : {};
  return { name, hash: hashOf(file), ...text, document: documentOf(file) };
}
