import { build } from 'vite';

/**
 * Bundles the script for a page's head (src/start/earlyScript.ts) as text for a script element. Also returns its source files.
 */
export async function bundleEarlyScript(): Promise<{ code: string; files: readonly string[] }> {
  const built = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/start/earlyScript.ts',
        output: { format: 'iife' },
      },
    },
  });
  const [script] = 'output' in built ? built.output : [];
  if (!script) throw new Error('The script of the head could not be bundled.');
  return { code: script.code.trim(), files: script.moduleIds };
}
