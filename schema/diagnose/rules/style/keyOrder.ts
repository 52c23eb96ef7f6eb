import type { z } from 'zod';
import { pageSchema } from '../../../page.ts';
import { siteSchema } from '../../../site.ts';
import { isObject } from '../../../values.ts';
import type { FileRule } from '../../rule.ts';
import { forEachField } from '../../schemaAt.ts';
import type { Finding, SourceTree, ValuePath } from '../../types.ts';
import { containerWords } from '../../words.ts';

/** Reports one mistake per file, at the first field that is out of order. Its fix puts the whole file in order. */
export const keyOrder: FileRule = {
  name: 'key-order',

  check: ({ source, kind }) => misplacedIn(source, kind === 'page' ? pageSchema : siteSchema),
};

function misplacedIn(source: SourceTree, schema: z.ZodType): Finding[] {
  const groups: { path: ValuePath; names: string[]; ordered: string[] }[] = [];
  forEachField(schema, source.value, (path, group, field) => {
    if (field.structure !== 'group' || !isObject(group)) return;
    const names = Object.keys(group);
    const ordered = Object.keys(field.fields).filter((name) => Object.hasOwn(group, name));
    if (names.every((name, index) => name === ordered[index])) return;
    // A group inside a group that is out of order waits for the next round of the fix.
    const outer = groups.at(-1)?.path;
    if (outer?.every((step, index) => step === path[index])) return;
    groups.push({ path: [...path], names, ordered });
  });
  const [first] = groups;
  if (!first) return [];
  const container = containerWords(first.path, source.value) || 'the document';
  const [misplaced = ''] = first.names.filter((name, index) => first.ordered[index] !== name);
  return [
    {
      source,
      path: [...first.path, misplaced],
      atKey: true,
      message: `The fields of ${container} are in another order than in other documents.`,
      suggestion: `The order is: ${first.ordered.join(', ')}.`,
      // Each place gets the text of the field that belongs there.
      fix: groups.flatMap(({ path, names, ordered }) =>
        names.flatMap((name, index) => {
          const place = source.rangeOf([...path, name], 'property');
          const wanted = source.rangeOf([...path, ordered[index] ?? name], 'property');
          if (!place || !wanted || ordered[index] === name) return [];
          const { offset, length } = place;
          const text = source.text.slice(wanted.offset, wanted.offset + wanted.length);
          return [{ offset, length, text }];
        }),
      ),
    },
  ];
}
