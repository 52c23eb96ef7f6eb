import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { pagePackages } from './devPlugin.ts';

/** The packages that the code of pages imports in dev. */
async function importedPackages(): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: ['src/main.tsx', 'src/dev/gallery.tsx', 'src/dev/reload.ts'],
    bundle: true,
    packages: 'external',
    metafile: true,
    write: false,
    outdir: 'never-written',
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    loader: { '.svg': 'empty' },
    logLevel: 'error',
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  return new Set(imports.flatMap(({ path, external }) => (external ? [path] : [])));
}

test('prebundles exactly the packages that pages import', async () => {
  const imported = await importedPackages();
  const ofCompiler = ['react/jsx-dev-runtime', 'react/jsx-runtime'];
  expect([...new Set([...imported, ...ofCompiler])].sort()).toEqual([...pagePackages]);
});
