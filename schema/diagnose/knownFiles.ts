import { didYouMean } from '../catalog/words.ts';
import { parseJson } from '../values.ts';
import { onlyOne } from './nearest.ts';
import { nameOnDisk } from './pictures.ts';
import type { Diagnostic } from './types.ts';

/**
 * Replaces the suggested path with an existing file of the same name. The schema does not know the files, so it only corrects the
 * format of a path ("bench.jpg", "Pictures/Bench.JPG").
 */
export function withKnownFile(
  diagnostic: Diagnostic,
  files: { pictures?: readonly string[] | undefined; downloads?: readonly string[] | undefined },
): Diagnostic {
  const [edit, ...others] = diagnostic.suggest ?? [];
  if (diagnostic.rule !== 'wrong-format' || !edit || others.length > 0) return diagnostic;
  const meant = parseJson(edit.text);
  const isFile = typeof meant === 'string' && /^(?:pictures|drawings|\/downloads)\//.test(meant);
  const folder = isFile && meant.startsWith('/') ? 'downloads' : 'pictures';
  const names = files[folder];
  if (!isFile || !names || names.includes(meant)) return diagnostic;
  const likeBy = (keyOf: (name: string) => string) =>
    onlyOne(names.filter((name) => keyOf(name) === keyOf(meant)));
  const known = likeBy(nameOnDisk) ?? likeBy((name) => nameOnDisk(name.replace(/^.*\//, '')));
  if (known === undefined) {
    const { suggest: _, ...rest } = diagnostic;
    const name = meant.replace(/^\/?\w+\//, '');
    const place = meant.replace(/^\/?(\w+)\/.*$/s, '$1');
    const suggestion = `If the file exists, put it into the folder ${place} as "${name}", and write "${meant}".`;
    return { ...rest, suggestion };
  }
  const suggest = [{ ...edit, text: JSON.stringify(known) }];
  return { ...diagnostic, suggestion: didYouMean([known]), suggest };
}
