import { once } from '../../schema/browser.ts';
import type { SourceFile } from '../../schema/index.ts';
import { sha256 } from './files/sha256.ts';

export { documentOf, textOf } from '../copy/source.ts';

export const hashOf = once(({ text }: SourceFile) => sha256(text));
