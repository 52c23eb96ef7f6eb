import type { Price } from '../../schema/index.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { unbroken } from '../ui/unbroken.tsx';
import { priceText } from './priceText.ts';

const Tag = styled.div`
  font-variant-numeric: tabular-nums;

  & > span { color: var(--muted); }
  & > p { color: var(--muted); font-size: var(--text-s); line-height: 1.4; }
`;

/** A price with its unit and its note. Renders nothing for an entry without price and note. */
export function PriceTag({
  price,
  currency = '',
}: {
  price: Price;
  currency?: string | undefined;
}) {
  const site = useSite();
  const t = useTranslator();
  const amount = currency && priceText(price, currency, site);
  if (!amount && !price.note) return null;
  return (
    <Tag>
      {/* Browsers and Node can differ in spaces. React then keeps the prerendered text. */}
      {amount && <strong suppressHydrationWarning>{amount}</strong>}
      {amount && price.per && <span>{` ${t('per', { unit: price.per })}`}</span>}
      {price.note && <p>{unbroken(price.note)}</p>}
    </Tag>
  );
}
