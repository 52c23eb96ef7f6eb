import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runCommand } from '../tests/tools/runCommand.ts';

const run = promisify(execFile);

test('a command in few files says what it says in many, also when it is started twice at once', async () => {
  const bundled = () => run('node', ['scripts/runBundled.mjs', 'edit', '--help']);
  const [first, second] = await Promise.all([bundled(), bundled()]);
  const { out } = await runCommand('scripts/edit.ts', '--help');
  expect([first.stdout, second.stdout]).toEqual([out, out]);
});

test('a mistake in a call is told with the code of its end', async () => {
  const failed = run('node', ['scripts/runBundled.mjs', 'edit', '--nonsense']);
  await expect(failed).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^There is no option --nonsense\./),
  });
});
