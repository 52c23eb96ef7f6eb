import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropUnusedComponents } from './dropUnusedComponents.ts';
import { bundleEarlyScript } from './earlyScript.ts';

let folder: string;
beforeEach(async () => {
  await mkdir('node_modules/.cache', { recursive: true });
  folder = await mkdtemp(path.resolve('node_modules/.cache/plugins-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The bundled code of a package's module, with a plugin applied. */
async function bundled(plugin: Plugin, module: string, code: string): Promise<string> {
  const file = path.join(folder, 'node_modules', module);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, code);
  const entry = path.join(folder, 'entry.js');
  await writeFile(entry, `import { used } from ${JSON.stringify(file)};\nconsole.log(used);`);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: ['react'] },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('Nothing was built.');
  return result.output[0].code;
}

test('removes only names and the unused error boundary from React Router', async () => {
  const code = await bundled(
    dropUnusedComponents(),
    'react-router/dist/index.mjs',
    `import * as React from 'react';
var used = React.createContext('used');
used.displayName = "Used";
used.extra = "kept";
used.contextType = used;
class RenderErrorBoundary extends React.Component {}
RenderErrorBoundary.contextType = used;
function named() { used.displayName = "Later"; }
globalThis.named = named;
export { used };`,
  );
  expect(code).toContain('createContext("used")');
  expect(code).toContain('extra = "kept"');
  expect(code).toContain('displayName = "Later"');
  expect(code).toContain('used.contextType');
  expect(code).not.toContain('displayName = "Used"');
  expect(code).not.toContain('RenderErrorBoundary');
});

test('bundles the head script as one classic script without imports', async () => {
  const { code: script } = await bundleEarlyScript();
  expect(script).toBe(script.trim());
  expect(script).not.toMatch(/\b(?:import|export) |<\/script|\bdebugger\b/);
  expect(script).toMatch(/^\(function\(|^\(\(\)\s*=>|^!function/);
  expect(() => new Function(script)).not.toThrow();
  // Every page contains it.
  expect(script.length).toBeLessThan(4000);
});
