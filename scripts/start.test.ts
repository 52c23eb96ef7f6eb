// @vitest-environment node
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';

const steps = vi.hoisted(() => ({
  run: vi.fn(),
  serve: vi.fn(async () => {}),
  report: vi.fn(),
}));
vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof import('node:child_process')>()),
  spawnSync: steps.run,
}));
vi.mock('./server/siteServer.ts', () => ({ serveSite: steps.serve }));
vi.mock('./reportFailure.ts', async (original) => ({
  ...(await original<typeof import('./reportFailure.ts')>()),
  reportFailure: steps.report,
}));

test('with a mistake in a document, npm start serves nothing and ends with 1', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'start-'));
  const [content, dist] = ['content', 'dist'].map((name) => path.join(folder, name));
  try {
    await cp('tests/fixtures/second-site', content ?? '', { recursive: true });
    const file = path.join(content ?? '', 'home.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"type": "hero"', '"type": "heros"'));
    // A build of before, which must not be taken for the new one.
    await mkdir(dist ?? '');
    await writeFile(path.join(dist ?? '', '404.html'), 'the last build');
    const args = ['--content', content ?? '', '--dir', dist ?? '', '--port', '0'];
    const started = promisify(execFile)('node', ['--import', 'tsx', 'scripts/start.ts', ...args], {
      timeout: 120_000,
    });
    await expect(started).rejects.toMatchObject({
      code: 1,
      stdout: expect.not.stringContaining('is served at'),
      stderr: expect.stringContaining('The last good build stays.'),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test.each([
  ['the build is killed, as where memory ends', [{ status: null, signal: 'SIGKILL' }], 1],
  ['the build fails', [{ status: 2 }], 2],
  ['the share pictures fail', [{ status: 0 }, { status: 1 }], 1],
  ['the build cannot be started', [{ status: null, error: new Error('EAGAIN') }], undefined],
])('where %s, nothing is served', async (_what, outcomes, code) => {
  for (const step of Object.values(steps)) step.mockClear();
  for (const outcome of outcomes) steps.run.mockReturnValueOnce(outcome);
  const ended = new Error('The program has ended.');
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw ended;
  });
  const { argv } = process;
  process.argv = ['node', 'scripts/start.ts', '--dir', 'no-such-build'];
  try {
    vi.resetModules();
    await import('./start.ts');
    if (code === undefined) expect(exit).not.toHaveBeenCalled();
    else expect(exit).toHaveBeenCalledWith(code);
    expect(steps.report).toHaveBeenCalledWith(code === undefined ? outcomes[0]?.error : ended);
    expect(steps.run).toHaveBeenCalledTimes(outcomes.length);
    expect(steps.serve).not.toHaveBeenCalled();
  } finally {
    process.argv = argv;
    exit.mockRestore();
  }
});

test('what is served is the folder that was built, with its share pictures and compressed files', async () => {
  for (const step of Object.values(steps)) step.mockClear();
  steps.run.mockReturnValue({ status: 0 });
  const { argv } = process;
  process.argv = ['node', 'scripts/start.ts', '--dir', 'built', '--port', '4200'];
  try {
    vi.resetModules();
    await import('./start.ts');
    const made = steps.run.mock.calls.map(([, [, , ...step]]) => step);
    expect(made.map(([script]) => script)).toEqual(['scripts/build.ts', 'scripts/compress.ts']);
    for (const step of made) expect(step.at(-1)).toBe('built');
    expect(steps.serve).toHaveBeenCalledWith('built', expect.objectContaining({ port: 4200 }));
  } finally {
    process.argv = argv;
  }
});
