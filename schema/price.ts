// The price fields shared by several block types.
import { z } from 'zod';
import { sentenceOf } from './catalog/index.ts';
import { code, text } from './fields.ts';
import { fieldInfo } from './kinds.ts';
import { currencies } from './knownValues.ts';
import type { Refusal } from './refuse.ts';

/** An amount of money. */
export const amount = z.number().min(0).max(1e9);

/** The price fields of an entry: one price, or a minimum and a maximum. The block defines the currency. */
export const priceFields = {
  price: amount.optional().meta({
    description:
      'A number, such as 49.5. For a range, enter the lowest price, the highest or both instead.',
    examples: [95],
  }),
  from: amount.optional().meta({ description: 'The lowest price.', examples: [80] }),
  to: amount.optional().meta({ description: 'The highest price.', examples: [120] }),
  per: text(30, 'The unit after "per": "visit", "hour", "month".').optional(),
  note: text(120, 'A note on the price, such as "On request".').optional(),
};

/** The price of an entry, as written in a document. */
export type Price = z.infer<z.ZodObject<typeof priceFields>>;

/** The currency of all prices in a block. */
export const currency = code(/^[A-Z]{3}$/, 'wrong-format/currency', (input) =>
  currencies.values().includes(input),
)
  .meta({
    description: 'The currency, such as "USD".',
    examples: ['USD', 'EUR'],
  })
  .register(fieldInfo, { knownValues: currencies });

export function hasPrice({ price, from, to }: Price): boolean {
  return [price, from, to].some((value) => value !== undefined);
}

/** The errors of the price of an entry at a path. */
export function priceErrors({ price, from, to }: Price, path: (string | number)[]): Refusal[] {
  if (price !== undefined && (from !== undefined || to !== undefined)) {
    return [{ path: [...path, 'price'], sentence: sentenceOf('price-range/both') }];
  }
  if (from === undefined || to === undefined || from <= to) return [];
  return [{ path: [...path, 'to'], sentence: sentenceOf('price-range', { from, to }) }];
}
