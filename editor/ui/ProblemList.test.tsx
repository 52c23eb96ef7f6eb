import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Problem } from '../api.ts';
import { ProblemText } from './ProblemText.tsx';

const problem = (severity: Problem['severity'], line: number): Problem => ({
  file: 'faq.json',
  path: ['title'],
  line,
  column: 1,
  severity,
  rule: 'too-long',
  message: `Wrong in line ${line}.`,
  suggestion: 'Write less.',
});

test('announces an error but not a warning, and marks each with its severity', () => {
  render(
    <>
      <ProblemText problem={problem('error', 1)} />
      <ProblemText problem={problem('warning', 2)} />
    </>,
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Wrong in line 1.Write less.',
  ]);
  const severities = [1, 2].map((line) => screen.getByText(`Wrong in line ${line}.`).dataset);
  expect(severities.map(({ severity }) => severity)).toEqual(['error', 'warning']);
});
