import { styled } from 'styled-components';
import type { BlockOf } from '../../schema/index.ts';
import { ActionLink } from '../ui/Action.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { copyableText } from '../ui/href.ts';
import { Icon } from '../ui/Icon.tsx';
import { stagger } from '../ui/reveal.ts';
import { rowLengths } from '../ui/rows.ts';
import { Section, SectionHead } from '../ui/Section.tsx';
import { useSite } from '../ui/site.ts';

const Grid = styled.ul`
  display: grid;
  gap: 1.25rem;

  @media (min-width: 42rem) {
    grid-template-columns: 1fr 1fr;

    & > li:last-child:nth-child(odd) { grid-column: span 2; }
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(12, 1fr);

    & > li[data-row='2'] { grid-column: span 6; }
    & > li[data-row='3'] { grid-column: span 4; }
    & > li[data-row='4'] { grid-column: span 3; }
  }

  &[data-layout='compact'] { gap: 0 1.25rem; }
  &[data-layout='list'] {
    gap: 0 clamp(1.25rem, 5vw, 4rem);

    @media (min-width: 64rem) {
      grid-template-columns: 1fr 1fr;

      & > li { grid-column: auto; }
    }
  }
`;

const Item = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.75rem;

  & > p { max-width: 36em; color: var(--muted); }

  &[data-layout='cards'] {
    padding: 1.75rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
  }
  &[data-layout='compact'] {
    gap: 0.45rem;
    padding: 1.25rem 0 2rem;
    border-top: 1px solid var(--line);

    & h3 { font-size: 1.15rem; }
  }
  &[data-layout='list'] {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.25rem 1.1rem;
    padding-block: 1.25rem;
    border-top: 1px solid var(--line);

    & > * { grid-column: 2; }
    & > .icon { grid-column: 1; grid-row: 1 / span 4; }
    & h3 { font-size: 1.15rem; align-self: center; min-height: 2.75rem; display: flex; align-items: center; }
  }
`;

const Mark = styled.span`
  color: var(--blue);
  line-height: 0;

  & svg { width: 2.25rem; height: 2.25rem; stroke-width: 1.5; }

  [data-layout='list'] > &, [data-layout='compact'] > & {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--radius-button);
    background: var(--blue-soft);

    & svg { width: 1.45rem; height: 1.45rem; stroke-width: 1.75; }
  }
  [data-layout='compact'] > & { margin-bottom: 0.35rem; }
`;

const Highlight = styled.p`
  order: -1;
  margin-bottom: -0.25rem;
  font-size: 0.875rem;
  font-weight: 600;

  &&& { color: var(--blue); }
  [data-layout='compact'] > & { order: 0; margin: 0.15rem 0 0; }
  [data-layout='cards'] > & { order: 0; }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  margin-top: auto;
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
            <Item key={title} data-layout={layout} data-row={rows[index]}>
              {icon && (
                <Mark className="icon">
                  <Icon name={icon} />
                </Mark>
              )}
              {headline ? <h3>{title}</h3> : <Title>{title}</Title>}
              {highlight && <Highlight>{highlight}</Highlight>}
              {description && <p>{description}</p>}
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
  font-size: 1.35rem;
  line-height: 1.25;
  letter-spacing: -0.02em;
  font-weight: 600;
`;

/** Whether a link says nothing about where it leads when it is read alone. */
function sameWords(ctaText: string | undefined): boolean {
  return ctaText !== undefined && /^(learn|read|find out) more$/i.test(ctaText);
}
