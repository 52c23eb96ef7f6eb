import { readdirSync, readFileSync } from 'node:fs';
import type { TestProjectConfiguration } from 'vitest/config';

// Test files share modules and the DOM of their worker: loading React and the schemas for each takes longer than the tests. A
// file that replaces modules, or what belongs to the page itself, would do so for others too. It runs alone.
const isAlone =
  /vi\.(?:m|doM)ock\(|document\.head\.|Object\.definePropert|\.prototype\.\w+ = |\bwindow\.\w+ = /;
const testFiles = ['editor', 'schema', 'scripts', 'src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const alone = testFiles.filter((file) => isAlone.test(readFileSync(file, 'utf8')));

// Files that end with .tsx have a DOM.
const hasDom = (file: string) => file.endsWith('.tsx');
const setup = 'tests/tools/fileSetup.ts';
const node = { setupFiles: [setup] };
const dom = { environment: 'happy-dom', setupFiles: [setup, 'tests/tools/domSetup.ts'] };
const shared = { exclude: [...alone, 'tests/specification/**'], isolate: false };

/** The projects of the unit tests. */
export const testProjects: TestProjectConfiguration[] = [
  { ...node, ...shared, name: 'unit', include: ['**/*.test.ts'] },
  { ...dom, ...shared, name: 'dom', include: ['**/*.test.tsx'] },
  { ...node, name: 'unit alone', include: alone.filter((file) => !hasDom(file)) },
  { ...dom, name: 'dom alone', include: alone.filter(hasDom) },
].map((test) => ({ extends: true, test }));
