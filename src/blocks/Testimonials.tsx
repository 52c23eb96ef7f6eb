import { styled } from 'styled-components';
import type { BlockOf } from '../../schema/index.ts';
import { Section, SectionHead } from '../ui/Section.tsx';
import { Stars } from '../ui/Stars.tsx';
import { stagger } from '../ui/startReveal.ts';
import { unbroken } from '../ui/unbroken.tsx';

const List = styled.ul`
  display: grid;
  gap: 2.5rem clamp(1.5rem, 4vw, 3.5rem);

  @media (min-width: 56rem) { grid-auto-flow: column; grid-auto-columns: 1fr; }
`;

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  height: 100%;
  padding-top: 1.5rem;
  border-top: 2px solid var(--ink);

  & blockquote {
    max-width: 30em;
    font-size: clamp(1.15rem, 1rem + 0.6vw, 1.4rem);
    line-height: 1.4;
    letter-spacing: -0.012em;
    text-indent: -0.42em;
    text-wrap: pretty;
  }
  & blockquote::before { content: '“'; }
  & blockquote::after { content: '”'; }
  & figcaption { margin-top: auto; padding-top: 0.5rem; line-height: 1.4; }
  & figcaption > * { display: block; }
  & b { font-weight: 600; }
  & figcaption > span { color: var(--muted); font-size: 0.9375rem; }
`;

export default function Testimonials({
  id,
  background,
  headline,
  subheadline,
  items,
}: BlockOf<'testimonials'>) {
  return (
    <Section id={id} background={background}>
      <SectionHead headline={headline} subheadline={subheadline} />
      <List data-reveal={stagger.usual}>
        {items.map(({ name, role, company, content, rating }, index) => (
          <li key={index}>
            <Figure>
              <Stars rating={rating} />
              <blockquote>{unbroken(content)}</blockquote>
              <figcaption>
                <b>{unbroken(name)}</b>
                <span>{unbroken(role)}</span>
                <span>{unbroken(company)}</span>
              </figcaption>
            </Figure>
          </li>
        ))}
      </List>
    </Section>
  );
}
