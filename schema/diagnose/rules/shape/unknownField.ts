import { nearestAll, onlyNear, suggestName } from '../../nearest.ts';
import { inFile, inForm, onlyInFile, type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const unknownField: MessageRule<
  [
    container: Phrase,
    name: string,
    absent: readonly string[],
    elsewhere: Phrase | undefined,
    label: (name: string) => Phrase,
  ]
> = {
  name: 'unknown-field',

  describe: (container, name, absent, elsewhere, label) => ({
    message: phrase`${container} has no field "${name}".`,
    suggestion:
      (onlyNear(name, absent) === undefined ? elsewhere : undefined) ??
      suggestField(name, absent, label) ??
      onlyInFile('Take it out.'),
  }),
};

/** In a form only near names are suggested: the form shows the other fields itself. */
function suggestField(
  name: string,
  absent: readonly string[],
  label: (name: string) => Phrase,
): Phrase | undefined {
  const labels = (other: string) => inForm(label(other)).replace(/[“”]/g, '');
  const suggested = suggestName(name, absent, '', labels);
  const isNear = nearestAll(name, absent).length > 0;
  return suggested && (isNear ? suggested : onlyInFile(inFile(suggested)));
}
