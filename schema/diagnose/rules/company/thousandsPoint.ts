import { fieldOf } from '../../../kinds.ts';
import { pageSchema } from '../../../page.ts';
import { amount } from '../../../price.ts';
import { editsOf } from '../../change.ts';
import { phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import { forEachField } from '../../schemaAt.ts';
import type { Finding } from '../../types.ts';
import { place } from '../../words.ts';

/** Where a decimal comma is usual, 1.200 is read as twelve hundred. JSON reads it as 1.2. */
export const thousandsPoint: DocumentRule = {
  name: 'thousands-point',

  check({ pages, site: { language } }) {
    if (!hasDecimalComma(language)) return [];
    const found: Finding[] = [];
    for (const { page, source } of pages) {
      // To find the place of a value takes time, so most files are not searched.
      if (!/\d\.\d{3}(?!\d)/.test(source.text)) continue;
      forEachField(pageSchema, page, (group, _value, field) => {
        const amounts = field.structure === 'group' ? Object.entries(field.fields) : [];
        for (const [name, part] of amounts) {
          if (fieldOf(part).schema !== amount) continue;
          const path = [...group, name];
          const range = source.rangeOf(path);
          const written = range && source.text.slice(range.offset, range.offset + range.length);
          if (written === undefined || !/^[1-9]\d{0,2}\.\d{3}$/.test(written)) continue;
          const thousands = Number(written.replace('.', ''));
          const meant = thousands.toLocaleString('en-US');
          found.push({
            ...{ source, path, suggest: editsOf(source, path, { value: thousands }) },
            message: phrase`${place(path, page)} is ${Number(written)}, not ${meant}: a point comes before decimals.`,
            suggestion: `If it is ${meant}, write ${thousands}.`,
          });
        }
      });
    }
    return found;
  },
};

function hasDecimalComma(language: string): boolean {
  return new Intl.NumberFormat(language).format(1.5).includes(',');
}
