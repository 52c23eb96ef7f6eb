import { didYouMean } from '../catalog/words.ts';
import { parseJson } from '../values.ts';
import { onlyOne } from './nearest.ts';
import { nameOnDisk } from './pictures.ts';
import type { Diagnostic } from './types.ts';

/**
 * Replaces the suggested path with an existing file of the same name. The schema does not know the files, so it only corrects the
 * format of a path ("bench.jpg", "Pictures/Bench.JPG").
 */
export function withKnownFile(diagnostic: Diagnostic, names: readonly string[]): Diagnostic {
  const [edit, ...others] = diagnostic.suggest ?? [];
  if (diagnostic.rule !== 'wrong-format' || !edit || others.length > 0) return diagnostic;
  const meant = parseJson(edit.text);
  const isFile = typeof meant === 'string' && /^(?:pictures|drawings|\/downloads)\//.test(meant);
  if (!isFile || names.includes(meant)) return diagnostic;
  const likeBy = (keyOf: (name: string) => string) =>
    onlyOne(names.filter((name) => keyOf(name) === keyOf(meant)));
  const known = likeBy(nameOnDisk) ?? likeBy((name) => nameOnDisk(name.replace(/^.*\//, '')));
  if (known === undefined) return diagnostic;
  const suggest = [{ ...edit, text: JSON.stringify(known) }];
  return { ...diagnostic, suggestion: didYouMean([known]), suggest };
}
