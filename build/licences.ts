import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleFiles } from './bundledCode.ts';

/** Adds the licence of the icons in the form in which Vite writes the others. Vite does not see which package they come from. */
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
