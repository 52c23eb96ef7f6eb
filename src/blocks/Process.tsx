import { styled } from 'styled-components';
import type { BlockOf } from '../../schema/index.ts';
import { Section, SectionHead } from '../ui/Section.tsx';
import { stagger } from '../ui/startReveal.ts';
import { unbroken } from '../ui/unbroken.tsx';

const Steps = styled.ol`
  display: grid;

  & li {
    position: relative;
    padding: 0 0 1.75rem 1.75rem;
    border-left: 2px solid var(--ink);
  }
  & li:last-child { padding-bottom: 0; }
  & li::after {
    content: '';
    position: absolute;
    top: 0.35rem;
    left: -6px;
    width: 10px;
    height: 10px;
    border-radius: 2px;
    background: var(--cta);
  }
  & .number {
    display: block;
    margin-bottom: 0.35rem;
    color: var(--blue);
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.4;
  }
  & h3 { margin-bottom: 0.3rem; font-size: 1.1rem; }
  & p { max-width: 36em; color: var(--muted); font-size: 1rem; line-height: 1.5; }

  @media (min-width: 56rem) {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;

    & li { padding: 1rem 1.25rem 0 0; border-left: 0; border-top: 2px solid var(--ink); }
    & li::after { top: -6px; left: 0; }
  }
  @media (forced-colors: active) {
    & li::after { background: Highlight; forced-color-adjust: none; }
  }
`;

export default function Process({
  id,
  background,
  headline,
  subheadline,
  items,
}: BlockOf<'process'>) {
  return (
    <Section id={id} background={background}>
      <SectionHead headline={headline} subheadline={subheadline} />
      <Steps data-reveal={stagger.fast}>
        {items.map(({ number, title, description }, index) => (
          <li key={index}>
            <span className="number" aria-hidden="true">
              {String(number).padStart(2, '0')}
            </span>
            <h3>{unbroken(title)}</h3>
            <p>{unbroken(description)}</p>
          </li>
        ))}
      </Steps>
    </Section>
  );
}
