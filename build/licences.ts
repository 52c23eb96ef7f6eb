import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fontPackage } from '../src/theme/typeface.ts';
import { bundleFiles } from './bundledCode.ts';

/**
 * Adds the licences of the icons and the font in the form in which Vite writes the others. Vite does not see which packages
 * they come from.
 */
export async function addOtherLicences(out: string): Promise<void> {
  for (const name of ['lucide-react', fontPackage]) {
    const folder = path.join('node_modules', name);
    const { version, license } = JSON.parse(
      await readFile(path.join(folder, 'package.json'), 'utf8'),
    );
    const text = await readFile(path.join(folder, 'LICENSE'), 'utf8');
    await appendFile(
      path.join(out, bundleFiles.licences),
      `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`,
    );
  }
}
