import type { Price } from '../../schema/index.ts';
import { type Locale, translator } from '../shared/words.ts';

/**
 * A price in the page's language: "£95", "from £180", "£180 – £420". Whole amounts have no decimals. Undefined for an entry
 * without a price.
 */
export function priceText(
  { price, from = price, to = price }: Price,
  currency: string,
  locale: Locale,
): string | undefined {
  const t = translator(locale);
  const amounts = [from, to].filter((amount) => amount !== undefined);
  const format = new Intl.NumberFormat(locale.language, {
    style: 'currency',
    currency,
    ...(amounts.every(Number.isInteger) && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
  if (from !== undefined && to !== undefined) {
    return from === to ? format.format(from) : format.formatRange(from, to);
  }
  if (from !== undefined) return t('priceFrom', { price: format.format(from) });
  return to === undefined ? undefined : t('priceTo', { price: format.format(to) });
}

/** Whether an entry has a price or a note about its price. */
export function isPriced({ price, from, to, note }: Price): boolean {
  return [price, from, to, note].some((said) => said !== undefined);
}
