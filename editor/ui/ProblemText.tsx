import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Problem } from '../api.ts';

/** The background of a warning or, with `data-severity`, of an error. */
export const ProblemBox = styled.span`
  display: block;
  padding: 0.4rem 0.6rem;
  border-left: 3px solid var(--editor-warning);
  border-radius: 2px;
  background: var(--editor-warning-back);
  color: var(--editor-ink);
  overflow-wrap: anywhere;

  &[data-severity='error'] { border-color: var(--editor-error); background: var(--editor-error-back); }
  & small { display: block; font-size: inherit; opacity: 0.85; }
`;

type Props = {
  problem: Problem;
  /** Not announced to screen readers, for example in a long list. */
  isQuiet?: boolean;
  /** Buttons. */
  children?: ReactNode;
};

/** An error or warning: what is wrong, and what to do. */
export function ProblemText({ problem, isQuiet = false, children }: Props) {
  const { severity, message, suggestion } = problem;
  return (
    <ProblemBox
      data-severity={severity}
      role={severity === 'error' && !isQuiet ? 'alert' : undefined}
    >
      {message}
      {suggestion && <small>{suggestion}</small>}
      {children}
    </ProblemBox>
  );
}
