import type { BlockOf } from '../../schema/index.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { Icon } from '../ui/Icon.tsx';
import { stagger } from '../ui/startReveal.ts';
import { unbroken } from '../ui/unbroken.tsx';

const List = styled.ul`
  border-bottom: 1px solid var(--line);

  & > li {
    display: grid;
    gap: var(--space-s) var(--space-2xl);
    padding-block: var(--space-l);
    border-top: 1px solid var(--line);
  }
  & p { max-width: 36em; }
  & .cost { margin-top: var(--space-2xs); color: var(--muted); }
  & .solution { display: grid; grid-template-columns: auto 1fr; gap: var(--space-s); }
  & .solution svg { height: 1.6em; color: var(--blue); stroke-width: 2.5; }

  @media ${from(52)} {
    & > li { grid-template-columns: 1fr 1fr; align-items: start; }
  }
`;

export default function PainPoints({ items }: BlockOf<'pain-points'>) {
  return (
    <List data-reveal={stagger.default}>
      {items.map(({ problem, cost, solution }, index) => (
        <li key={index}>
          <div>
            <h3>{unbroken(problem)}</h3>
            <p className="cost">{unbroken(cost)}</p>
          </div>
          <div className="solution">
            <Icon name="check" />
            <p>{unbroken(solution)}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
