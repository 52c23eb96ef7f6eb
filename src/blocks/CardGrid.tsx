import type { BlockOf } from '../../schema/index.ts';
import { copyableText } from '../shared/href.ts';
import { plainText } from '../shared/plainText.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { css, styled } from '../styles/styled.ts';
import { below, from } from '../theme/breakpoints.ts';
import { ActionLink } from '../ui/Action.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { stagger } from '../ui/startReveal.ts';
import { unbroken } from '../ui/unbroken.tsx';
import { cardColumns, cardPhoto } from './CardGrid.layout.ts';
import { rowLengths } from './rows.ts';

const Grid = styled.ul`
  display: grid;
  gap: 0 var(--${cardColumns.gap});

  @media ${from(cardColumns.two)} and ${below(cardColumns.all)} {
    grid-template-columns: 1fr 1fr;
  }
  @media ${from(cardColumns.all)} {
    grid-template-columns: repeat(12, 1fr);

    & > li[data-row='2'] { grid-column: span 6; }
    & > li[data-row='3'] { grid-column: span 4; }
    & > li[data-row='4'] { grid-column: span 3; }
  }

  /* The section adds the space below the last row. */
  &[data-layout=cards] { margin-bottom: calc(-1 * var(--space-l)); }
  @media ${from(cardColumns.two)} { &[data-layout=compact] { margin-bottom: calc(-1 * var(--space-xl)); } }
  &[data-layout=list] {
    column-gap: var(--space-2xl);

    @media ${from(cardColumns.all)} { grid-template-columns: 1fr 1fr; }
  }
`;

const shared = css`
  position: relative;

  & > p { max-width: 36em; color: var(--muted); }
  & > .highlight { color: var(--blue); font-size: var(--text-s); font-weight: 600; }
  & > .icon { color: var(--blue); line-height: 0; }
  /* The whole item is clickable, unless it has a copy button: then its number or address must be selectable. */
  & > div > a:only-child::after { content: ''; position: absolute; inset: 0; }
`;

// If the last of two columns would stay empty, the last item spans both: title on the left, the rest on the right.
const alone = css`
  &&[data-last-alone] {
    @media ${from(cardColumns.two)} and ${below(cardColumns.all)} {
      display: grid;
      grid-column: span 2;
      grid-template: none / 1fr 1fr;
      column-gap: var(--space-l);

      & > h2, & > h3 { grid-area: 2 / 1; }
      & > p:not(.highlight) { grid-area: 2 / 2; margin-top: var(--space-s); }
      & > ul { grid-area: 3 / 2; }
      & > div { grid-area: 4 / 2; }
    }
  }
`;

const tile = css`
  & > .icon {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--radius-button);
    background: var(--blue-soft);

    & svg { width: 1.45rem; height: 1.45rem; stroke-width: 1.75; }
  }
  & > ul { margin-top: var(--space-xs); }
`;

// The icon is to the left of everything else.
const row = css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  column-gap: var(--space-m);
  padding-block: var(--space-m);
  border-top: 1px solid var(--line);

  & > * { grid-column: 2; }
  & > * + p { margin-top: var(--space-2xs); }
  & > .icon { grid-column: 1; grid-row: 1 / span 5; }
  & > h2, & > h3 { padding-top: var(--space-xs); font-size: var(--text-l); }
`;

// The cards of a row share six grid rows, so that corresponding parts begin at the same height.
const Card = styled.li`
  ${shared}
  display: grid;
  grid-row: span 6;
  grid-template-rows: subgrid;
  margin-bottom: var(--space-l);
  padding: var(--space-l);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);

  & > h2, & > h3 { grid-row: 2; }
  & > p { grid-row: 3 / span 2; }
  & > .highlight { grid-row: 3; }
  & > .highlight + p { grid-row: 4; }
  & > ul { grid-row: 5; }
  & > div { grid-row: 6; align-self: end; }
  & > * + * { margin-top: var(--space-s); }
  & > .icon svg { width: 2.25rem; height: 2.25rem; stroke-width: 1.5; }
  &:has(> div > a:only-child:hover) { border-color: var(--blue); }
  ${alone}
`;

const Row = styled.li`
  ${shared}
  ${tile}
  ${row}

  &&[data-last-alone] {
    @media ${from(cardColumns.two)} {
      grid-column: 1 / -1;
      grid-template-columns: auto 1fr calc(var(--space-2xl) + 2.75rem - var(--space-m)) 1fr;

      & > :not(.icon, h2, h3, .highlight) { grid-column: 4; }
      & > p:not(.highlight) { grid-row: 1 / span 2; margin: 0; padding-top: var(--space-xs); }
    }
  }
`;

const Compact = styled.li`
  ${shared}
  ${tile}

  @media ${below(cardColumns.two)} { ${row} }
  @media ${from(cardColumns.two)} {
    display: flex;
    flex-direction: column;
    padding: var(--space-m) 0 var(--space-xl);
    border-top: 1px solid var(--line);

    & > h2, & > h3 { margin-block: var(--space-s) var(--space-2xs); font-size: var(--text-l); }
    & > .highlight { margin-bottom: var(--space-2xs); }
    & > div { margin-top: auto; }
  }
  ${alone}
`;

// A photo replaces the icon. Its styles also change the item around it.
const photoLeft = css`
  /* In an item that spans two columns, the photo is in the left one. */
  @media ${from(cardColumns.two)} and ${below(cardColumns.all)} {
    li[data-last-alone]:has(> &) { grid-template-rows: repeat(5, auto) 1fr; }
    li[data-last-alone] > && { grid-area: 1 / 1 / span 6; }
    li[data-last-alone]:has(> &) > :not(&):not(&) { grid-area: auto / 2; }
  }
`;

const thumb = css`
  :has(> &) { grid-template-rows: repeat(4, auto) 1fr; }
  li > & { grid-area: 1 / 1 / span 5; width: ${cardPhoto.thumb.width}; aspect-ratio: ${cardPhoto.thumb.ratio}; border-radius: var(--radius-button); }
`;

const CardPhoto = styled(Picture)`
  li > && { grid-row: 1; align-self: start; margin: calc(-1 * var(--space-l)) calc(-1 * var(--space-l)) 0; }
  aspect-ratio: ${cardPhoto.ratio};
  border-radius: calc(var(--radius-card) - 1px) calc(var(--radius-card) - 1px) 0 0;
  /* In a row with a photo card, the icons of other cards are next to their titles. */
  :has(> li > &) > li > .icon { align-self: end; }
  ${photoLeft}
  @media ${from(cardColumns.two)} and ${below(cardColumns.all)} {
    li[data-last-alone] > && {
      place-self: stretch;
      margin-block: calc(-1 * var(--space-l));
      margin-inline: calc(-1 * var(--space-l)) 0;
      border-radius: 0;
      border-start-start-radius: calc(var(--radius-card) - 1px);
      border-end-start-radius: calc(var(--radius-card) - 1px);
    }
  }
`;

const RowPhoto = styled(Picture)`
  ${thumb}
  @media ${from(cardColumns.all)} {
    li > & { width: ${cardPhoto.row.width}; aspect-ratio: ${cardPhoto.row.ratio}; }
  }
  @media ${from(cardColumns.two)} {
    li[data-last-alone][data-last-alone]:has(> &) { grid-template-columns: auto 1fr calc(var(--space-2xl) + ${cardPhoto.thumb.width} - var(--space-m)) 1fr; }
    li[data-last-alone] > &&& { grid-column: 1; }
  }
  @media ${from(cardColumns.all)} {
    li[data-last-alone][data-last-alone]:has(> &) { grid-template-columns: auto 1fr calc(var(--space-2xl) + ${cardPhoto.row.width} - var(--space-m)) 1fr; }
  }
`;

const CompactPhoto = styled(Picture)`
  @media ${below(cardColumns.two)} { ${thumb} }
  @media ${from(cardColumns.two)} {
    li > && { flex: none; margin: 0; }
    aspect-ratio: ${cardPhoto.ratio};
    border-radius: var(--radius-button);
  }
  ${photoLeft}
`;

const photoOf = { cards: CardPhoto, compact: CompactPhoto, list: RowPhoto };
const itemOf = { cards: Card, compact: Compact, list: Row };

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  max-width: 100%;
  overflow-wrap: anywhere;
`;

/** Whether an item is the only one in the last row of two columns. */
const isLastAlone = (index: number, count: number) => index === count - 1 && index % 2 === 0;

export default function CardGrid({ headline, layout = 'cards', items }: BlockOf<'card-grid'>) {
  const site = useSite();
  // For link texts such as "Learn more", screen readers also get the title of the item.
  const t = useTranslator();
  const vague = t('vagueLinks').toLowerCase().split('|');
  const rows = rowLengths(items.length);
  const Item = itemOf[layout];
  const Photo = photoOf[layout];
  return (
    <Grid data-layout={layout} data-reveal={stagger.default}>
      {items.map((item, index) => {
        const { title, description, icon, picture, highlight, features, ctaText, href } = item;
        const copyable = href && copyableText(site, href);
        const isVague = vague.includes(plainText(ctaText ?? '').toLowerCase());
        return (
          <Item
            key={index}
            data-row={layout === 'list' ? undefined : rows[index]}
            data-last-alone={isLastAlone(index, items.length) ? '' : undefined}
          >
            {icon && (
              <span className="icon">
                <Icon name={icon} />
              </span>
            )}
            {picture && <Photo picture={picture} />}
            {headline ? <h3>{unbroken(title)}</h3> : <Title>{unbroken(title)}</Title>}
            {highlight && <p className="highlight">{unbroken(highlight)}</p>}
            {description && <p>{unbroken(description)}</p>}
            {features && <CheckList items={features} />}
            {href && (
              <Foot>
                <ActionLink
                  href={href}
                  hidden={isVague ? ` ${t('about', { title })}` : undefined}
                  hasArrow={!copyable}
                >
                  {ctaText ?? title}
                </ActionLink>
                {copyable && <CopyButton text={copyable} />}
              </Foot>
            )}
          </Item>
        );
      })}
    </Grid>
  );
}

// In a block without a headline, the titles of the items are h2, the next level under the page's h1.
const Title = styled.h2`
  font-size: var(--text-xl);
  line-height: 1.25;
  letter-spacing: -0.02em;
  font-weight: 600;
`;
