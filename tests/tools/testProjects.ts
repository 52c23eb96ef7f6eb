import { readdirSync, readFileSync } from 'node:fs';
import type { TestProjectConfiguration } from 'vitest/config';

// Test files share modules within a worker, because loading the schemas or the editor for each takes longer than the tests. Files
// that mock modules would affect others, so they run isolated, like the one whose module listens to the window for good.
const isAlone = /vi\.(?:(?:m|doM)ock|resetModules)\(|import\('\.\/earlyScript/;
const folders = ['editor', 'schema', 'scripts', 'src', 'tests'];
const alone = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((file) => isAlone.test(readFileSync(file, 'utf8'))),
);
const unit = { setupFiles: 'tests/tools/fileSetup.ts' };
const dom = { environment: 'happy-dom', setupFiles: 'tests/tools/domSetup.ts' };
const isTsx = (name: string) => name.endsWith('x');
// A folder of documents has none: its files are content, and nothing in it is run.
const all = (ending: string) => folders.map((folder) => `${folder}/**/*.test.${ending}`);
const exclude = ['tests/specification/**', ...alone];

/** The projects of the unit tests: without and with a DOM, sharing modules or isolated. */
export const testProjects: TestProjectConfiguration[] = [
  { name: 'unit', include: all('ts'), exclude, isolate: false, ...unit },
  { name: 'unit alone', include: alone.filter((name) => !isTsx(name)), ...unit },
  { name: 'dom', include: all('tsx'), exclude, isolate: false, ...dom },
  { name: 'dom alone', include: alone.filter(isTsx), ...dom },
].map((test) => ({ extends: true, test }));
