// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { findOptionalProgram } from './findProgram.ts';

afterEach(() => vi.unstubAllEnvs());

test('a program that tests can do without is skipped with a reason, and in CI it is an error', () => {
  // Its path is given and wrong, so none is installed.
  vi.stubEnv('A_PROGRAM_PATH', '/no/such/program');
  const program = { names: ['a-program'], debianPackages: [], variable: 'A_PROGRAM_PATH' };
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('CI', '');
  expect(findOptionalProgram(program)).toBeUndefined();
  expect(printed).toHaveBeenCalledWith(expect.stringMatching(/^SKIPPED: A_PROGRAM_PATH/));
  vi.stubEnv('CI', 'true');
  expect(() => findOptionalProgram(program)).toThrow('there is no such file');
});
