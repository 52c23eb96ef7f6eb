import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Problem } from '../api.ts';
import { List, TextButton } from './controls.ts';
import { ProblemText } from './ProblemText.tsx';

const Go = styled(TextButton)`
  display: block;

  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`;

type Props = {
  problems: readonly Problem[];
  /** Opens the place of an error. Omitted if places cannot be opened. */
  onChoose?: (problem: Problem) => void;
  /** Shown before each item, such as its line, and after it, such as buttons. */
  before?: (problem: Problem) => string;
  after?: (problem: Problem) => ReactNode;
};

/** The errors and warnings of a document. If their places can be opened, each is a button that does so. */
export function ProblemList({ problems, onChoose, before, after }: Props) {
  return (
    <List as="ol" aria-label="Errors">
      {problems.map((problem) => (
        <li key={`${problem.line} ${problem.column} ${problem.rule} ${problem.message}`}>
          <Go {...(onChoose ? { onClick: () => onChoose(problem) } : { as: 'div' })}>
            {before?.(problem)}
            <ProblemText problem={problem} isQuiet />
          </Go>
          {after?.(problem)}
        </li>
      ))}
    </List>
  );
}
