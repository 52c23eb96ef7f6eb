import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { replaceFiles } from './files/replaceFiles.ts';

test('changing several files keeps the permissions of colleagues', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rights-'));
  try {
    const modes = { 'a.json': 0o664, 'b.json': 0o600 };
    for (const [name, mode] of Object.entries(modes)) {
      await writeFile(path.join(folder, name), 'old');
      await chmod(path.join(folder, name), mode);
    }
    const changes = Object.keys(modes).map((name) => ({ name, from: 'old', to: 'new' }));
    await replaceFiles(folder, path.join(folder, '.journals'), changes);
    for (const [name, mode] of Object.entries(modes)) {
      expect(await readFile(path.join(folder, name), 'utf8')).toBe('new');
      expect((await stat(path.join(folder, name))).mode & 0o777).toBe(mode);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
