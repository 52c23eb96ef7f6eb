import type { Price } from '../../schema/price.ts';
import { sayIn, type Tongue } from '../shared/words.ts';

/**
 * A price in the language of the page: "£95", "from £180", "£180 – £420". Whole amounts have no decimals. Undefined for an
 * entry without a price.
 */
export function priceText(
  { price, from = price, to = price }: Price,
  currency: string,
  tongue: Tongue,
): string | undefined {
  const say = sayIn(tongue);
  const amounts = [from, to].filter((amount) => amount !== undefined);
  const format = new Intl.NumberFormat(tongue.language, {
    style: 'currency',
    currency,
    ...(amounts.every(Number.isInteger) && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
  if (from !== undefined && to !== undefined) {
    return from === to ? format.format(from) : format.formatRange(from, to);
  }
  if (from !== undefined) return say('priceFrom', { price: format.format(from) });
  return to === undefined ? undefined : say('priceTo', { price: format.format(to) });
}

/** Whether an entry has a price or a note on it. */
export function isPriced({ price, from, to, note }: Price): boolean {
  return [price, from, to, note].some((said) => said !== undefined);
}
