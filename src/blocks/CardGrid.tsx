import { css, styled } from 'styled-components';
import type { BlockOf } from '../../schema/index.ts';
import { useSite } from '../shared/site.ts';
import { ActionLink } from '../ui/Action.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { copyableText } from '../ui/href.ts';
import { Icon } from '../ui/Icon.tsx';
import { rowLengths } from '../ui/rows.ts';
import { Section, SectionHead } from '../ui/Section.tsx';
import { stagger } from '../ui/startReveal.ts';
import { unbroken } from '../ui/unbroken.tsx';

const Grid = styled.ul`
  display: grid;
  gap: var(--space-l);

  @media (min-width: 42rem) and (max-width: 63.99rem) {
    grid-template-columns: 1fr 1fr;

    & > li:last-child:nth-child(odd) { grid-column: span 2; }
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(12, 1fr);

    & > li[data-row='2'] { grid-column: span 6; }
    & > li[data-row='3'] { grid-column: span 4; }
    & > li[data-row='4'] { grid-column: span 3; }
  }

  &[data-layout=compact] { gap: 0 var(--space-l); }
  &[data-layout=list] {
    gap: 0 var(--space-2xl);

    @media (min-width: 64rem) {
      grid-template-columns: 1fr 1fr;

      & > li { grid-column: auto; }
      & > li:last-child:nth-child(odd) { grid-column: 1 / -1; }
    }
  }
`;

// The icon at the left of everything else.
const row = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2xs) var(--space-m);
  padding-block: var(--space-m);
  border-top: 1px solid var(--line);

  & > * { grid-column: 2; }
  & > .icon { grid-column: 1; grid-row: 1 / span 5; }
  & > h2, & > h3 { padding-top: var(--space-xs); font-size: var(--text-l); }
`;

const Item = styled.li`
  & > p { max-width: 36em; color: var(--muted); }
  & > .highlight { color: var(--blue); font-size: var(--text-s); font-weight: 600; }

  & > .icon { color: var(--blue); line-height: 0; }
  &:not([data-layout=cards]) > .icon {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--radius-button);
    background: var(--blue-soft);

    & svg { width: 1.45rem; height: 1.45rem; stroke-width: 1.75; }
  }

  &[data-layout=cards] {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--space-s);
    padding: var(--space-l);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);

    & > .icon svg { width: 2.25rem; height: 2.25rem; stroke-width: 1.5; }
  }
  &[data-layout=list] { ${row} }
  &[data-layout=compact] {
    @media (max-width: 41.99rem) { ${row} }
    @media (min-width: 42rem) {
      padding: var(--space-m) 0 var(--space-xl);
      border-top: 1px solid var(--line);

      & > h2, & > h3 { margin-block: var(--space-s) var(--space-2xs); font-size: var(--text-l); }
      & > .highlight { margin-bottom: var(--space-2xs); }
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-xs);
  max-width: 100%;
  margin-top: auto;
  overflow-wrap: anywhere;
`;

export default function CardGrid({
  id,
  background,
  headline,
  subheadline,
  layout = 'cards',
  items,
}: BlockOf<'card-grid'>) {
  const site = useSite();
  const rows = rowLengths(items.length);
  return (
    <Section id={id} background={background}>
      <SectionHead headline={headline} subheadline={subheadline} />
      <Grid data-layout={layout} data-reveal={stagger.usual}>
        {items.map(({ title, description, icon, highlight, features, ctaText, href }, index) => {
          const copyable = href && copyableText(site, href);
          return (
            <Item key={index} data-layout={layout} data-row={rows[index]}>
              {icon && (
                <span className="icon">
                  <Icon name={icon} />
                </span>
              )}
              {headline ? <h3>{unbroken(title)}</h3> : <Title>{unbroken(title)}</Title>}
              {highlight && <p className="highlight">{unbroken(highlight)}</p>}
              {description && <p>{unbroken(description)}</p>}
              {features && <CheckList items={features} />}
              {href && (
                <Foot>
                  <ActionLink href={href} about={sameWords(ctaText) ? title : undefined}>
                    {ctaText ?? title}
                  </ActionLink>
                  {copyable && <CopyButton text={copyable} />}
                </Foot>
              )}
            </Item>
          );
        })}
      </Grid>
    </Section>
  );
}

// Where the block has no headline of its own, its cards are the next level under the page's headline.
const Title = styled.h2`
  font-size: var(--text-xl);
  line-height: 1.25;
  letter-spacing: -0.02em;
  font-weight: 600;
`;

/** Whether a link says nothing about where it leads when it is read alone. */
function sameWords(ctaText: string | undefined): boolean {
  return ctaText !== undefined && /^(learn|read|find out) more$/i.test(ctaText);
}
