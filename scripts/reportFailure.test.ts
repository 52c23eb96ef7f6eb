import { expect, test, vi } from 'vitest';
import { isDiskFull } from './content/failureText.ts';
import { reportFailure } from './reportFailure.ts';

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

test('isDiskFull finds a full disk or quota as the cause of an error', () => {
  expect(isDiskFull(full)).toBe(true);
  expect(isDiskFull(new Error('a.jpg, shown in /', { cause: full }))).toBe(true);
  expect(isDiskFull(Object.assign(new Error('quota'), { code: 'EDQUOT' }))).toBe(true);
  expect(isDiskFull(new Error('another', { cause: 'ENOSPC' }))).toBe(false);
  expect(isDiskFull(undefined)).toBe(false);
});

test('prints that the disk is full, then the error message', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    reportFailure(new Error('a.jpg, shown in /: ENOSPC', { cause: full }));
    expect(print.mock.calls.flat().join('\n')).toBe(
      'The disk is full. Free some space, and try again.\na.jpg, shown in /: ENOSPC',
    );
    expect(process.exitCode).toBe(2);
  } finally {
    process.exitCode = undefined;
    print.mockRestore();
  }
});
