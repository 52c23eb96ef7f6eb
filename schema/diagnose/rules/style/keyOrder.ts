import type { z } from 'zod';
import { once } from '../../../once.ts';
import { pageSchema } from '../../../page.ts';
import { siteSchema } from '../../../site.ts';
import type { FileRule } from '../../rule.ts';
import { forEachGroup } from '../../schemaAt.ts';
import type { Finding, SourceTree, ValuePath } from '../../types.ts';
import { containerWords } from '../../words.ts';

/** Reports one thing a file, at the first field that stands elsewhere; the fix orders the whole file. */
export const keyOrder: FileRule = {
  name: 'key-order',
  severity: 'warning',
  about:
    'Fields stand in one order in all documents, "type" first in a block, so that people find them and changes are easy to compare.',
  examples: [
    {
      file: 'visit.json',
      right:
        '"type": "embed",\n      "id": "request",\n      "headline": "Ask for a tuning",\n      "source": "lead-form",',
      wrong:
        '"⟦headline⟧": "Ask for a tuning",\n      "id": "request",\n      "source": "lead-form",\n      "type": "embed",',
      message: 'The fields of block 2 (embed) stand in another order than in other documents.',
      suggestion: 'The order is: type, id, headline, source, height.',
      fix: true,
    },
  ],
  check: ({ source, kind }) => (kind === 'page' ? misplacedInPage : misplacedInSite)(source),
};

const misplacedInPage = once((source: SourceTree) => misplacedIn(source, pageSchema));
const misplacedInSite = once((source: SourceTree) => misplacedIn(source, siteSchema));

function misplacedIn(source: SourceTree, schema: z.ZodType): Finding[] {
  const groups: { path: ValuePath; names: string[]; ordered: string[] }[] = [];
  forEachGroup(schema, source.value, (path, group, { shape }) => {
    const names = Object.keys(group);
    const places = fieldPlaces(shape);
    const inOrder = (name: string, index: number) =>
      index === 0 || (places.get(names[index - 1] ?? '') ?? 0) < (places.get(name) ?? 0);
    if (names.every(inOrder)) return;
    // A group inside of one that is ordered now is ordered in the next round of the fix.
    const outer = groups.at(-1)?.path;
    if (outer?.every((step, index) => step === path[index])) return;
    groups.push({
      path,
      names,
      ordered: Object.keys(shape).filter((name) => names.includes(name)),
    });
  });
  const [first] = groups;
  if (!first) return [];
  const container = containerWords(first.path, source.value);
  const [misplaced = ''] = first.names.filter((name, index) => first.ordered[index] !== name);
  return [
    {
      source,
      path: [...first.path, misplaced],
      atKey: true,
      message: `The fields of ${container || 'the document'} stand in another order than in other documents.`,
      suggestion: `The order is: ${first.ordered.join(', ')}.`,
      // Each field's text goes to the place of the one that is where it belongs.
      fix: groups.flatMap(({ path, names, ordered }) =>
        names.flatMap((name, index) => {
          const place = source.rangeOf([...path, name], 'property');
          const moved = source.rangeOf([...path, ordered[index] ?? name], 'property');
          if (!place || !moved || ordered[index] === name) return [];
          const text = source.text.slice(moved.offset, moved.offset + moved.length);
          return [{ offset: place.offset, length: place.length, text }];
        }),
      ),
    },
  ];
}

/** Which place each field has in its schema. */
const fieldPlaces = once(
  (shape: object) => new Map(Object.keys(shape).map((name, index) => [name, index])),
);
