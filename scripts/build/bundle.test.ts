// @vitest-environment node
import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { bundle } from './bundle.ts';

/** The programs that were started, and the code with which each ends. */
const started = vi.hoisted(() => {
  const state: { code: number | null; calls: { args: string[]; env: NodeJS.ProcessEnv }[] } = {
    code: 0,
    calls: [],
  };
  return state;
});
vi.mock('node:child_process', () => ({
  spawn: (_program: string, args: string[], { env }: { env: NodeJS.ProcessEnv }) => {
    started.calls.push({ args, env });
    const child = new EventEmitter();
    setImmediate(() => child.emit('exit', started.code));
    return child;
  },
}));
beforeEach(() => {
  started.calls = [];
});

test('the code is bundled for visitors into the folder, whatever the shell says', async () => {
  started.code = 0;
  await bundle('out/code');
  const [{ args, env } = { args: [], env: {} }] = started.calls;
  expect(args).toContain('out/code');
  expect(process.env.NODE_ENV).not.toBe('production');
  expect(env.NODE_ENV).toBe('production');
  expect(env.PATH).toBe(process.env.PATH);
});

test.each([1, null])('a bundle that ends with %s is none', async (code) => {
  started.code = code;
  await expect(bundle('out/code')).rejects.toThrow('The code could not be bundled.');
});
