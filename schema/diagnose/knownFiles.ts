import { parseJson } from '../values.ts';
import { didYouMean } from './catalog/words.ts';
import { onlyOne } from './nearest.ts';
import { nameOnDisk } from './pictures.ts';
import type { Diagnostic } from './types.ts';

/**
 * Names an existing file in the suggestion for a text that is not written as the name of one: the schema, which does not know the
 * files, only corrects how it is written ("bench.jpg", "Pictures/Bench.JPG").
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
