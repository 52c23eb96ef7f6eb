// @module-tag slow
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const place = await mkdtemp(path.join(tmpdir(), 'generate-'));
afterAll(() => rm(place, { recursive: true, force: true }));

test('--check reports each stale or missing file, writes nothing, and exits with 1', async () => {
  await symlink(path.resolve('node_modules'), path.join(place, 'node_modules'), 'dir');
  await cp('docs', path.join(place, 'docs'), { recursive: true });
  const checked = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.resolve('scripts/generate.ts'), '--check'],
    { cwd: place },
  );
  await expect(checked).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'schema/page.schema.json is stale: run "npm run generate" and commit it.',
    ),
  });
  await expect(checked).rejects.not.toMatchObject({ stderr: expect.stringContaining('docs/') });
  expect(await readdir(place)).toEqual(['docs', 'node_modules']);
});
