import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageOf, type Typefaces } from '../../schema/browser.ts';
import { bundleFiles } from './bundledCode.ts';

/** Adds the license of the icons, which Vite does not detect, to those of a bundle. */
export async function addLicenseOfIcons(out: string): Promise<void> {
  await addLicense(out, await readFile('src/ui/icons.license.md', 'utf8'));
}

/** Adds the licenses of the typefaces that a site uses. The owner's font is not a package, so it has none here. */
export async function addLicensesOfFonts(out: string, typefaces: Typefaces): Promise<void> {
  for (const typeface of [typefaces.text, typefaces.headlines]) {
    if (!typeface || 'file' in typeface) continue;
    const { name } = packageOf(typeface.name);
    await addLicense(out, await licenseSection(path.join('node_modules', name)));
  }
}

/** The license of the package in a folder, in the format that Vite uses for bundled packages. */
export async function licenseSection(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  const text = await readFile(path.join(folder, 'LICENSE'), 'utf8');
  return `## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}

async function addLicense(out: string, section: string): Promise<void> {
  await appendFile(path.join(out, bundleFiles.licenses), `\n${section}`);
}
