// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adoptToastStyles } from './adoptToastStyles.ts';
import { dropUnusedComponents } from './dropUnusedComponents.ts';
import { bundleEarlyScript } from './earlyScript.ts';

let folder: string;
beforeEach(async () => {
  await mkdir('node_modules/.cache', { recursive: true });
  folder = await mkdtemp(path.resolve('node_modules/.cache/plugins-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The code of a module in a package, as it is bundled with a plugin. */
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

describe('the toast library', () => {
  const file = 'sonner/dist/index.mjs';

  test('adds its styles without a style element, which the policy of pages forbids', async () => {
    const own = await readFile('node_modules/sonner/dist/index.mjs', 'utf8');
    const insert = /^function __insertCSS[\s\S]*?^\}/m.exec(own)?.[0] ?? '';
    expect(insert).toContain('style');
    const code = await bundled(
      adoptToastStyles(),
      file,
      `${insert}\n__insertCSS('a{color:red}');\nexport const used = 1;`,
    );
    expect(code).toContain('__insertCSS("a{color:red}")');
    expect(code).not.toMatch(/createElement|appendChild/);
    const document: { adoptedStyleSheets: { text: string }[] } = {
      adoptedStyleSheets: [{ text: 'first' }],
    };
    class CSSStyleSheet {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    }
    new Function('document', 'CSSStyleSheet', 'console', code)(document, CSSStyleSheet, {
      log() {},
    });
    expect(document.adoptedStyleSheets.map(({ text }) => text)).toEqual(['first', 'a{color:red}']);
  });

  test('that adds them in another way ends the build', async () => {
    await expect(bundled(adoptToastStyles(), file, 'export const used = 1;')).rejects.toThrow(
      'Change scripts/build/adoptToastStyles.ts.',
    );
  });
});

test('components of the router that nothing uses are dropped, with their names', async () => {
  const code = await bundled(
    dropUnusedComponents(),
    'react-router/dist/index.mjs',
    `import * as React from 'react';
var used = React.createContext('used');
used.displayName = "Used";
var one = React.forwardRef(function one() { return 'one'; });
one.displayName = "One";
const two = React.memo(() => 'two');
let three = createThree(React.createContext('three'));
function createThree(value) { globalThis.three = value; return value; }
two.displayName = "Two";
export { used, one, two };`,
  );
  expect(code).toContain('createContext("used")');
  expect(code).toContain('createThree');
  expect(code).not.toMatch(/displayName|forwardRef|memo|"(?:one|two)"|'(?:one|two)'/);
});

test('the script of the head is one plain script without imports, in one piece', async () => {
  const script = await bundleEarlyScript();
  expect(script).toBe(script.trim());
  expect(script).not.toMatch(/\b(?:import|export) |<\/script|\bdebugger\b/);
  expect(script).toMatch(/^\(function\(|^\(\(\)\s*=>|^!function/);
  expect(() => new Function(script)).not.toThrow();
  // It is in each page.
  expect(script.length).toBeLessThan(4000);
});
