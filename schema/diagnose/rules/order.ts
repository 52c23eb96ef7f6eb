import type { z } from 'zod';
import { say } from '../../catalog/index.ts';
import { pageFields } from '../../page.ts';
import { forEachField } from '../../schemaAt.ts';
import { siteFields } from '../../site.ts';
import { isObject } from '../../values.ts';
import type { FileRule } from '../rule.ts';
import type { Edit, Finding, SourceTree, ValuePath } from '../types.ts';

// Texts, brackets, and the start of each line: its indentation, its leading brackets, and its end if it is empty.
const tokens =
  /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]|\n(?<margin>[ \t]*)(?=(?<closing>[}\]]*)(?<end>\r?(?:\n|$))?)/g;

/** Reports one diagnostic per file, at the first line with the wrong indentation. Its fix indents every line. */
const indentation: FileRule = {
  name: 'indentation',
  check({ source }) {
    const edits: Edit[] = [];
    let depth = 0;
    for (const { 0: token, index, groups } of source.text.matchAll(tokens)) {
      if (token === '{' || token === '[') depth += 1;
      if (token === '}' || token === ']') depth -= 1;
      const { margin, closing = '', end } = groups ?? {};
      if (margin === undefined || (closing === '' && end !== undefined)) continue;
      const text = '  '.repeat(Math.max(0, depth - closing.length));
      if (margin !== text) edits.push({ offset: index + 1, length: margin.length, text });
    }
    const [first] = edits;
    if (!first) return [];
    const says = say('indentation', { spaces: first.text.length });
    return [{ source, path: [], at: first, says, fix: edits }];
  },
};

/** Reports one diagnostic per file, at the first field that is out of order. Its fix sorts the whole file. */
const keyOrder: FileRule = {
  name: 'key-order',
  check: ({ source, kind }) => misplacedIn(source, kind === 'page' ? pageFields : siteFields),
};

function misplacedIn(source: SourceTree, schema: z.ZodType): Finding[] {
  const groups: { path: ValuePath; names: string[]; ordered: string[] }[] = [];
  forEachField(schema, source.value, (path, group, field) => {
    if (field.structure !== 'group' || !isObject(group)) return;
    const names = Object.keys(group);
    const ordered = Object.keys(field.fields).filter((name) => Object.hasOwn(group, name));
    if (names.every((name, index) => name === ordered[index])) return;
    // A group nested in an unsorted group waits for the next round of fixes.
    const outer = groups.at(-1)?.path;
    if (outer?.every((step, index) => step === path[index])) return;
    groups.push({ path: [...path], names, ordered });
  });
  const [first] = groups;
  if (!first) return [];
  const [misplaced = ''] = first.names.filter((name, index) => first.ordered[index] !== name);
  return [
    {
      source,
      path: [...first.path, misplaced],
      atKey: true,
      says: say('key-order', { order: first.ordered }),
      // Each position gets the text of the field that belongs there.
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

const missingSchema: FileRule = {
  name: 'missing-schema',
  check({ source, kind }) {
    const folders = source.name.split(/[\\/]/).slice(0, -1);
    // From a folder outside the project, the path to the schemas is unknown.
    const isOutside = folders[0] === '..' || folders[0] === '';
    if (isOutside || Object.hasOwn(Object(source.value), '$schema')) return [];
    const schema = `${'../'.repeat(folders.length)}schema/${kind}.schema.json`;
    const start = (source.rangeOf([])?.offset ?? 0) + 1;
    return [
      {
        source,
        path: [],
        says: say('missing-schema', { schema }),
        fix: [{ offset: start, length: 0, text: `\n  "$schema": "${schema}",` }],
      },
    ];
  },
};

export const styleRules: readonly FileRule[] = [indentation, keyOrder, missingSchema];
