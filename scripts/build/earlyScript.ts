import { build } from 'vite';

/** Bundles the script of a page's head (src/start/earlyScript.ts) as text for a script element. */
export async function bundleEarlyScript(): Promise<string> {
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
  const outputs = 'output' in built ? built.output : [];
  const [script] = outputs.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  if (!script) throw new Error('The script of the head could not be bundled.');
  return script.trim();
}
