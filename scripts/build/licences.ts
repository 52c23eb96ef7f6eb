import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageOf, type Typefaces } from '../../schema/typefaces.ts';
import { bundleFiles } from './bundledCode.ts';

/** Adds the licence of the icons, which Vite does not find, to those of a bundle. */
export async function addLicenceOfIcons(out: string): Promise<void> {
  await addLicence(out, 'lucide-react');
}

/** Adds the licences of the typefaces that a site has chosen. The owner's own font is no package and has none here. */
export async function addLicencesOfFonts(out: string, typefaces: Typefaces): Promise<void> {
  for (const typeface of [typefaces.text, typefaces.headlines]) {
    if (typeface && 'name' in typeface) await addLicence(out, packageOf(typeface.name).name);
  }
}

/** Adds the licence of a package in the form in which Vite writes the others. */
async function addLicence(out: string, name: string): Promise<void> {
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
