import { styled } from '../styles/styled.ts';
import { Wrap } from '../ui/Section.tsx';

const List = styled.ul`
  margin-top: var(--space-m);
  padding-left: var(--space-l);
  list-style: disc;
`;

/** The list of errors in a document, shown instead of its page. */
export function InvalidDocument({ problems }: { problems: readonly string[] }) {
  return (
    <Wrap as="main" role="alert">
      <h1>This page cannot be shown yet</h1>
      <List>
        {problems.map((problem, index) => (
          <li key={index}>{problem}</li>
        ))}
      </List>
    </Wrap>
  );
}
