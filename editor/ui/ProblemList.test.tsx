import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Problem } from '../api.ts';
import { ProblemList } from './ProblemList.tsx';
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

test('announces nothing in a list of errors, and calls `onChoose` for a clicked one', () => {
  const problems = [problem('error', 1), problem('warning', 2), problem('error', 3)];
  const onChoose = vi.fn();
  render(
    <ProblemList
      problems={problems}
      onChoose={onChoose}
      before={({ line }) => `Line ${line} `}
      after={({ line }) => <em>After {line}</em>}
    />,
  );
  expect(screen.queryAllByRole('alert')).toEqual([]);
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual(
    [1, 2, 3].map((line) => `Line ${line} Wrong in line ${line}.Write less.After ${line}`),
  );
  const severities = problems.map(({ message }) => screen.getByText(message).dataset.severity);
  expect(severities).toEqual(['error', 'warning', 'error']);
  fireEvent.click(screen.getByRole('button', { name: /^Line 3/ }));
  expect(onChoose.mock.calls).toEqual([[problems[2]]]);
});
