import { styled } from '../styles/styled.ts';
import { unbroken } from './unbroken.tsx';

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: var(--space-xs);

  & li { position: relative; padding-inline-start: var(--space-l); }
  & li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.15rem;
    top: 0.5em;
    width: 0.75rem;
    height: 0.38rem;
    border: solid var(--blue);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
  }
`;

/** A list of short texts with a check mark before each. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item, index) => (
        <li key={index}>{unbroken(item)}</li>
      ))}
    </List>
  );
}
