import { pieces } from '../../../fields.ts';
import { textContentOf } from '../../../kinds.ts';
import { pageSchema } from '../../../page.ts';
import { siteSchema } from '../../../site.ts';
import { phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import { forEachField } from '../../schemaAt.ts';
import type { Edit, Finding, SourceTree, ValuePath } from '../../types.ts';
import { place } from '../../words.ts';

export const outerSpace: DocumentRule = {
  name: 'outer-space',

  check: ({ pages, siteSource }) => [
    ...pages.flatMap(({ source }) => spacesIn(source, pageSchema)),
    ...spacesIn(siteSource, siteSchema),
  ],
};

function spacesIn(source: SourceTree, root: typeof pageSchema | typeof siteSchema): Finding[] {
  const found: Finding[] = [];
  let inPieces: ValuePath | undefined;
  forEachField(root, source.value, (path, value, field) => {
    if (field.schema === pieces) inPieces = [...path];
    if (typeof value !== 'string' || value === value.trim() || value.trim() === '') return;
    if (textContentOf(field.kind) !== 'words') return;
    if (inPieces?.every((step, index) => step === path[index])) return;
    const edits = trimmed(source, path, value);
    found.push({
      source,
      path: [...path],
      message: phrase`${place(path, source.value, root)} has spaces at its ends.`,
      suggestion: 'Remove them.',
      fix: edits,
    });
  });
  return found;
}

/** The edits that remove the spaces at the ends of a text; undefined where they are written as escapes. */
function trimmed(source: SourceTree, path: ValuePath, value: string): Edit[] | undefined {
  const range = source.rangeOf(path);
  if (!range) return undefined;
  const written = source.text.slice(range.offset + 1, range.offset + range.length - 1);
  const before = written.length - written.trimStart().length;
  const after = written.length - written.trimEnd().length;
  const isAll =
    before === value.length - value.trimStart().length &&
    after === value.length - value.trimEnd().length;
  if (!isAll) return undefined;
  const end = range.offset + range.length - 1;
  return [
    { offset: range.offset + 1, length: before, text: '' },
    { offset: end - after, length: after, text: '' },
  ].filter(({ length }) => length > 0);
}
