import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildSite } from './buildSite.ts';

test('refuses a site that cannot be built, with the reason in one line, and leaves no files', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'build-site-'));
  vi.stubEnv('TMPDIR', place);
  try {
    await mkdir(path.join(place, 'pages'));
    await expect(buildSite(path.join(place, 'pages'))).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /^The site cannot be built like this, so nothing was published\. [^\n]*There is no site\.json in /,
      ),
    });
    expect((await readdir(place)).filter((name) => name.startsWith('publish-'))).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    await rm(place, { recursive: true, force: true });
  }
});
