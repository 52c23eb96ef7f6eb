import { plainName } from '../../../plainName.ts';
import { reservedIds } from '../../../reservedIds.ts';
import { anchorsIn } from '../../anchors.ts';
import { insertion } from '../../edits.ts';
import { onlyInFile, phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Edit, SourceTree, ValuePath } from '../../types.ts';
import { group } from '../../words.ts';

/** A block that is in the menu of the page's sections but has no id for the menu to link to. */
export const missingId: DocumentRule = {
  name: 'missing-id',

  check({ pages }) {
    return pages.flatMap(({ page, source }) => {
      const taken = new Set(anchorsIn(page).map(({ id }) => id));
      return page.blocks.flatMap(({ id, menuName }, index) => {
        if (id !== undefined || menuName === undefined) return [];
        const path = ['blocks', index, 'menuName'];
        const free = freeId(menuName, taken);
        taken.add(free);
        return [
          {
            source,
            path,
            message: phrase`${group(path.slice(0, -1), page)} has a name in the section menu, and no ${linkName} to which the menu leads.`,
            suggestion: onlyInFile(`Write "id": "${free}".`),
            fix: fieldBefore(source, path, `"id": "${free}",`),
          },
        ];
      });
    });
  },
};

const linkName = { inFile: '"id"', inForm: 'name for links' };

/** An id made of a name, unique on the page. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  const plain = plainName(name).replace(/^[^a-z]+/, '');
  const isFree = plain !== '' && !reservedIds.includes(plain);
  const first = isFree ? plain : `${plain || 'block'}-section`;
  let free = first;
  for (let number = 2; taken.has(free); number += 1) free = `${first}-${number}`;
  return free;
}

/** The edit that writes a field before the one at a path, on a line of its own where that field has one. */
function fieldBefore(source: SourceTree, path: ValuePath, field: string): Edit[] | undefined {
  const range = source.rangeOf(path, 'property');
  if (!range) return undefined;
  const space = /\n[ \t]*$/.exec(source.text.slice(0, range.offset))?.[0] ?? ' ';
  return [insertion(range.offset, field + space)];
}
