import { readdirSync, readFileSync } from 'node:fs';
import type { TestProjectConfiguration } from 'vitest/config';

// Test files in Node share modules within a worker, because loading the schemas for each takes longer than the tests. Files that
// mock modules would affect others, so they run isolated, like files with a DOM.
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
