// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { portOption, readArguments } from './readArguments.ts';

const own = process.argv;
afterEach(() => {
  process.argv = own;
  vi.restoreAllMocks();
});

test.each([
  ['0', true],
  ['65535', true],
  ['65536', false],
  ['-1', false],
])('the port %s can be chosen: %s', (port, isTaken) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`Exit code ${code}`);
  });
  process.argv = [...own.slice(0, 2), `--port=${port}`];
  const read = () =>
    readArguments({ call: 'npm run serve', about: '', options: { port: portOption('4173') } });
  if (isTaken) expect(read().values.port).toBe(port);
  else expect(read).toThrow('Exit code 2');
});
