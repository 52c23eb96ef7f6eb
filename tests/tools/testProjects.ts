import { readdirSync, readFileSync } from 'node:fs';
import type { TestProjectConfiguration } from 'vitest/config';

// Test files in Node share the modules of their worker: loading the schemas for each takes longer than the tests. A file that
// replaces modules would do so for others too. It runs alone, as each file with a DOM does.
const isAlone = /vi\.(?:m|doM)ock\(/;
const alone = ['editor', 'schema', 'scripts', 'src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)
    .filter((file) => isAlone.test(readFileSync(file, 'utf8'))),
);
const setup = 'tests/tools/fileSetup.ts';
const exclude = ['tests/specification/**'];

/** The projects of the unit tests. */
export const testProjects: TestProjectConfiguration[] = [
  {
    name: 'unit',
    include: ['**/*.test.ts'],
    exclude: [...exclude, ...alone],
    setupFiles: setup,
    isolate: false,
  },
  { name: 'unit alone', include: alone, setupFiles: setup },
  {
    name: 'dom',
    include: ['**/*.test.tsx'],
    exclude,
    environment: 'happy-dom',
    setupFiles: 'tests/tools/domSetup.ts',
  },
].map((test) => ({ extends: true, test }));
