import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleFiles } from './bundledCode.ts';

/** Adds the licence of the icons, as Vite writes the others: they come in our own sprite, of which Vite knows no package. */
export async function addIconLicence(out: string): Promise<void> {
  const folder = 'node_modules/lucide-react';
  const { name, version, license } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  const text = await readFile(path.join(folder, 'LICENSE'), 'utf8');
  await appendFile(
    path.join(out, bundleFiles.licences),
    `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`,
  );
}
