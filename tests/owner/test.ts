// Checks that an owner's changes break no tests: clones the committed project, changes its documents and runs `npm test` there.
// Part of `npm run test:all`.
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeSite } from './changeSite.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'owner-'));
const clone = path.join(folder, 'site');
try {
  execFileSync('git', ['clone', '--quiet', '.', clone]);
  await cp('node_modules', path.join(clone, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const gone = await changeSite(path.join(clone, 'pages-json'));
  console.log(`npm test in ${clone}, whose documents are others; without ${gone}:`);
  process.exitCode = spawnSync('npm', ['test'], { cwd: clone, stdio: 'inherit' }).status ?? 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
