import type { BlockOf } from '../../schema/index.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { stagger } from '../ui/startReveal.ts';
import { unbroken } from '../ui/unbroken.tsx';

const Steps = styled.ol`
  display: grid;

  & li {
    position: relative;
    padding-block: 0 var(--space-l);
    padding-inline: var(--space-l) 0;
    border-inline-start: 2px solid var(--ink);
  }
  & li:last-child { padding-bottom: 0; }
  & li::after {
    content: '';
    position: absolute;
    top: 0.35rem;
    inset-inline-start: -6px;
    width: 10px;
    height: 10px;
    border-radius: 2px;
    background: var(--cta);
  }
  & .number {
    display: block;
    margin-bottom: var(--space-2xs);
    color: var(--blue);
    font-size: var(--text-s);
    font-weight: 600;
    line-height: 1.4;
  }
  & h3 { margin-bottom: var(--space-2xs); font-size: var(--text-l); }
  & p { max-width: 36em; color: var(--muted); line-height: 1.5; }

  @media ${from(56)} {
    grid-template-rows: repeat(3, auto);
    grid-template-columns: var(--columns);

    /* Align corresponding parts of all steps. */
    & li { display: grid; grid-row: span 3; grid-template-rows: subgrid; padding-block: var(--space-m) 0; padding-inline: 0 var(--space-l); border-inline-start: 0; border-top: 2px solid var(--ink); }
    & li::after { top: -6px; inset-inline-start: 0; }
  }
  @media (forced-colors: active) {
    & li::after { background: Highlight; forced-color-adjust: none; }
  }
`;

export default function Process({ items }: BlockOf<'process'>) {
  return (
    <Steps data-reveal={stagger.fast} data-columns={items.length}>
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
  );
}
