// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findInstalled, findOptionalProgram, findProgram } from './findProgram.ts';

// A computer with some programs, on which packages can be installed or not.
const computer = vi.hoisted(() => ({ programs: [''], hasDebian: false, asked: [['']] }));
vi.mock('node:fs', async (importActual) => ({
  ...(await importActual<typeof import('node:fs')>()),
  existsSync: vi.fn(),
}));
vi.mock('node:child_process', async (importActual) => ({
  ...(await importActual<typeof import('node:child_process')>()),
  spawnSync: vi.fn(),
}));

const user = vi.spyOn(process, 'getuid');
const printed = { log: vi.spyOn(console, 'log'), error: vi.spyOn(console, 'error') };
const nothing = { pid: 1, output: [], stderr: '', signal: null };

beforeEach(() => {
  Object.assign(computer, { programs: [], hasDebian: false, asked: [] });
  user.mockReturnValue(0);
  printed.log.mockReset().mockImplementation(() => {});
  printed.error.mockReset().mockImplementation(() => {});
  vi.mocked(existsSync).mockImplementation(
    (name) => name === '/a/program' || (computer.hasDebian && name === '/etc/debian_version'),
  );
  vi.mocked(spawnSync).mockImplementation((command, args) => {
    const [name = ''] = args ?? [];
    if (command === 'which') {
      const isThere = computer.programs.includes(name);
      return { ...nothing, status: isThere ? 0 : 1, stdout: isThere ? `/bin/${name}\n` : '' };
    }
    computer.asked.push([command, ...(args ?? []).slice(1)]);
    if (args?.includes('install')) computer.programs.push('b');
    return { ...nothing, status: args?.includes('update') ? 100 : 0, stdout: '' };
  });
});
afterEach(() => vi.unstubAllEnvs());

const program = { names: ['a', 'b'], debianPackages: ['lib', 'b'], variable: 'A_PROGRAM_PATH' };

test('the first of its names that is on the PATH is used', () => {
  computer.programs = ['b', 'a'];
  expect(findInstalled(program)).toBe('/bin/a');
  computer.programs = ['b'];
  expect(findProgram(program)).toBe('/bin/b');
  computer.programs = [];
  expect(findInstalled(program)).toBeUndefined();
});

test('its variable names the program instead, where it is not empty', () => {
  computer.programs = ['a'];
  vi.stubEnv('A_PROGRAM_PATH', '');
  expect(findInstalled(program)).toBe('/bin/a');
  vi.stubEnv('A_PROGRAM_PATH', '/a/program');
  expect(findInstalled(program)).toBe('/a/program');
  vi.stubEnv('A_PROGRAM_PATH', '/none');
  expect(() => findInstalled(program)).toThrow(
    'A_PROGRAM_PATH is /none, and there is no such file.',
  );
});

test('a program that tests can do without is skipped with a reason, and in CI it is an error', () => {
  vi.stubEnv('A_PROGRAM_PATH', '/no/such/program');
  vi.stubEnv('CI', '');
  expect(findOptionalProgram(program)).toBeUndefined();
  expect(printed.error).toHaveBeenCalledWith(expect.stringMatching(/^SKIPPED: A_PROGRAM_PATH/));
  vi.stubEnv('CI', 'true');
  expect(() => findOptionalProgram(program)).toThrow('there is no such file');
});

test('where packages can be installed, the list of them is read anew, and then they are', () => {
  computer.hasDebian = true;
  expect(findProgram(program)).toBe('/bin/b');
  expect(computer.asked).toEqual([
    ['flock', 'apt-get', '-qq', 'update'],
    ['flock', 'apt-get', '-qq', 'install', '-y', '--no-install-recommends', 'lib', 'b'],
  ]);
  expect(printed.log).toHaveBeenCalledWith('Installing Debian packages: lib b');
  expect(printed.error).toHaveBeenCalledExactlyOnceWith('apt-get update ended with 100.');
});

test.each([
  ['the system is another', false, 0],
  ['the user may not', true, 1000],
])('where %s, nothing is installed, and it is said what to do', (_why, hasDebian, id) => {
  computer.hasDebian = hasDebian;
  user.mockReturnValue(id);
  expect(() => findProgram(program)).toThrow(
    'There is no a. On Debian: apt-get install lib b or set A_PROGRAM_PATH to the path of one.',
  );
  const { variable: _variable, ...plain } = program;
  expect(() => findProgram(plain)).toThrow(/apt-get install lib b\.$/);
  expect(computer.asked).toEqual([]);
});
