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
  about:
    'A field that nothing uses is a mistake: it is misspelt, or it belongs to another block. docs/pages.md lists the fields of each block, docs/site.md those of site.json.',
  examples: [
    {
      file: 'home.json',
      right: '"subheadline"',
      wrong: '"⟦subheadlin⟧"',
      message: 'Block 1 (hero) has no field "subheadlin".',
      suggestion: 'Did you mean "subheadline"?',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"subheadline"',
      wrong: '"⟦sub_headline⟧"',
      message: 'Block 1 (hero) has no field "sub_headline".',
      suggestion: 'Did you mean "subheadline"?',
      fix: true,
    },
    {
      file: 'visit.json',
      right: '"source": "lead-form",',
      wrong: '"source": "lead-form",\n      "⟦badges⟧": ["By hand"],',
      message: 'Block 2 (embed) has no field "badges".',
      suggestion: 'The block type hero has a field "badges".',
    },
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '{ "title": "Strings", "⟦descripton⟧": "And pins." }',
      message: 'Block 2 (list), item 2 has no field "descripton".',
      suggestion: 'Did you mean "description"?',
      suggest: '{ "title": "Strings", "description": "And pins." }',
    },
  ],
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
