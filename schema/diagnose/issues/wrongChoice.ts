import { sentenceOf } from '../../catalog/index.ts';
import { quoted } from '../../catalog/words.ts';
import { ownIconNames } from '../../icons/names.ts';
import { iconsMeantBy } from '../../icons/search.ts';
import { misspelt, namesMeantBy, onlyOne, sameName } from '../nearest.ts';
import type { IssueField } from './issueField.ts';
import type { ShapeError } from './shapeError.ts';
import { correctionFor } from './wrongFormat.ts';
import { describeKind, inField, truthOf } from './wrongValue.ts';

/** A value that is not among the choices of its field, with the choices that were likely meant. */
export function describeChoice(choices: readonly unknown[], field: IssueField): ShapeError {
  const { path, kind, value, input, info, isOptional } = field;
  const known = correctionFor(field)?.sentence;
  if (known) return { path, sentence: known };
  // No choice is a list, a group or empty.
  if (typeof value === 'object') return describeKind(typeof choices[0], field);
  const names = choices.filter((choice) => typeof choice === 'string');
  const unquoted = choices.find(
    (choice) => typeof choice !== 'string' && String(choice) === input.trim(),
  );
  if (unquoted !== undefined) {
    const params = { value: quoted(value), meant: String(unquoted) };
    return {
      path,
      sentence: sentenceOf('unknown-value/in-quotes', params),
      fix: { value: unquoted },
    };
  }
  const truth = truthOf(value);
  if (truth !== undefined && choices.includes(truth)) {
    const params = { value: quoted(value), choices: choices.map(String), meant: [String(truth)] };
    const sentence = {
      ...sentenceOf('unknown-value', params),
      suggestion: `Write ${inField(field, truth)}.`,
    };
    return { path, sentence, suggest: { value: truth } };
  }
  const same = sameName(input, names);
  // With so many icon names, some are similar to any word.
  const near = kind === 'icon' ? iconsFor(input) : namesMeantBy(input, names);
  const meant = same === undefined ? near : [same];
  const other = info.otherField;
  if (other !== undefined && meant.length === 0) {
    const params = { value: quoted(value), choices: choices.map(String), field: other };
    const isAddress = /^https:\/\//i.test(input);
    const sentence = sentenceOf('unknown-value/address', params);
    return { path, sentence, ...(isAddress && { suggest: { rename: other } }) };
  }
  const sentence =
    kind === 'icon'
      ? sentenceOf('unknown-value/icon', { value: quoted(value), meant })
      : sentenceOf('unknown-value', { value: quoted(value), choices: choices.map(String), meant });
  const only = onlyOne(meant);
  // Another unit would change what the numbers mean.
  if (path.at(-1) === 'unit' && meant.length === 0) {
    const params = { value: quoted(value), choices: choices.map(String) };
    return { path, sentence: sentenceOf('unknown-value/unit', params) };
  }
  if (same !== undefined) return { path, sentence, fix: { value: same } };
  if (only !== undefined) return { path, sentence, suggest: { value: only } };
  return { path, sentence, ...(isOptional && value === '' && { suggest: 'remove' }) };
}

/**
 * The icons that an everyday word or a misspelled name means. Ignores prefixes of other icon sets, as in "fa-solid fa-phone".
 */
function iconsFor(input: string): readonly string[] {
  const word = input.replace(/^(?:fa[a-z]? |fa-[a-z]+ )?(?:fa|lucide|bi|icon|mdi|ti)[-:]/, '');
  const meant = iconsMeantBy(word);
  return meant.length > 0 ? meant : misspelt(word, ownIconNames);
}
