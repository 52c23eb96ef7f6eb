import type { BlockOf } from '../../schema/index.ts';
import { PriceTag } from '../company/PriceTag.tsx';
import { isPriced } from '../company/priceText.ts';
import { useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { below, from } from '../theme/breakpoints.ts';
import { ActionButton } from '../ui/Action.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { stagger } from '../ui/startReveal.ts';
import { unbroken } from '../ui/unbroken.tsx';

const Columns = styled.ul`
  display: grid;
  gap: var(--space-l);

  @media ${from(60)} {
    grid-template-rows: repeat(4, auto);
    grid-template-columns: var(--columns);
    row-gap: 0;
  }
`;

const Package = styled.li`
  position: relative;
  display: grid;
  gap: var(--space-m);
  padding: var(--space-l);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);

  &[data-recommended] { border: 2px solid var(--blue); padding: calc(var(--space-l) - 1px); }
  & > p { color: var(--muted); }
  & > ul { margin-bottom: var(--space-s); }

  /* Where three do not fit in a row, each has its list on the right. */
  @media ${from(42)} and ${below(60)} {
    grid-template: auto auto 1fr / 1fr 1fr;
    column-gap: var(--space-2xl);

    & > ul { grid-area: 1 / 2 / span 3; margin: 0; }
    & > a { align-self: end; }
  }
  /* In a row they share four grid rows, so that their lists align. */
  @media ${from(60)} { grid-row: span 4; grid-template-rows: subgrid; }
`;

// The mark is on the edge of the card, so that all titles align.
const Mark = styled.span`
  position: absolute;
  top: 0;
  inset-inline-end: var(--space-l);
  padding: var(--space-2xs) var(--space-s);
  border-radius: var(--radius-band);
  background: var(--blue);
  color: var(--surface);
  translate: 0 -50%;
  font-size: var(--text-s);
  font-weight: 600;

  /* Otherwise, the browser paints a box in the color of the text behind it. */
  @media (forced-colors: active) { forced-color-adjust: none; background: Highlight; color: HighlightText; }
`;

// The price is in the same grid row as the title.
const Priced = styled.div`
  & strong { font-size: var(--text-xl); line-height: 1.4; letter-spacing: -0.02em; }
`;

export default function Packages({ currency, items }: BlockOf<'packages'>) {
  const t = useTranslator();
  return (
    <Columns data-reveal={stagger.default} data-columns={items.length}>
      {items.map((item, index) => (
        <Package key={index} data-recommended={item.highlight ? '' : undefined}>
          {isPriced(item) ? (
            <Priced>
              <h3>{unbroken(item.title)}</h3>
              <PriceTag price={item} currency={currency} />
            </Priced>
          ) : (
            <h3>{unbroken(item.title)}</h3>
          )}
          {item.highlight && <Mark>{unbroken(item.highlight)}</Mark>}
          <p>{unbroken(item.description)}</p>
          <CheckList items={item.features} />
          <ActionButton href={item.href} look={item.highlight ? 'primary' : 'quiet'}>
            {unbroken(item.ctaText)}
            {/* Buttons may have the same label, so screen readers also get the title of the package. */}
            <span className="visually-hidden">{` ${t('forPackage', { title: item.title })}`}</span>
          </ActionButton>
        </Package>
      ))}
    </Columns>
  );
}
