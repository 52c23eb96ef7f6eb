import { styled } from 'styled-components';
import type { BlockOf } from '../../schema/index.ts';
import { ActionButton } from '../ui/Action.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Section, SectionHead } from '../ui/Section.tsx';
import { stagger } from '../ui/startReveal.ts';
import { unbroken } from '../ui/unbroken.tsx';

const Columns = styled.ul`
  display: grid;
  gap: 1.25rem;

  @media (min-width: 60rem) { grid-auto-flow: column; grid-auto-columns: 1fr; }
`;

const Package = styled.li`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  padding: 1.75rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);

  &[data-recommended] { border: 2px solid var(--blue); padding: calc(1.75rem - 1px); }
  & > p { color: var(--muted); }
  & > a { margin-top: auto; width: 100%; }
  & > ul { margin-bottom: 0.75rem; }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
`;

const Mark = styled.span`
  padding: 0.2rem 0.7rem;
  border-radius: 999px;
  background: var(--blue-soft);
  color: var(--blue);
  font-size: 0.875rem;
  font-weight: 600;
`;

export default function Packages({
  id,
  background,
  headline,
  subheadline,
  items,
}: BlockOf<'packages'>) {
  return (
    <Section id={id} background={background}>
      <SectionHead headline={headline} subheadline={subheadline} />
      <Columns data-reveal={stagger.usual}>
        {items.map(({ title, description, highlight, features, ctaText, href }, index) => (
          <Package key={index} data-recommended={highlight ? '' : undefined}>
            <Title>
              <h3>{unbroken(title)}</h3>
              {highlight && <Mark>{unbroken(highlight)}</Mark>}
            </Title>
            <p>{unbroken(description)}</p>
            <CheckList items={features} />
            <ActionButton href={href} look={highlight ? 'primary' : 'quiet'}>
              {ctaText}
            </ActionButton>
          </Package>
        ))}
      </Columns>
    </Section>
  );
}
