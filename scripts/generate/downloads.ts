import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { licenseSection } from '../build/licenses.ts';
import { deviceWidths } from './deviceWidths.ts';
import { type Icon, iconNames, iconShapes, iconWords } from './icons.ts';

// The latest tags of icons are in 1.62.0. Newer icons are found only by name.
/** 70 MB of packages that are needed only for these files, so they are not dependencies. */
const sources = {
  icons: ['lucide-react@1.75.0', 'lucide-static@1.62.0'],
  fonts: ['arimo', 'roboto', 'tinos', 'noto-serif'].map((name) => `@fontsource/${name}@5.3.0`),
};

/** Downloads icons and fonts with npm. Returns the texts of the files made from them, by path. */
export async function downloads(): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'downloads-'));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent', '--prefix', folder];
  try {
    execFileSync('npm', ['install', ...options, ...sources.icons, ...sources.fonts]);
    const packages = path.join(folder, 'node_modules');
    const icons = await readIcons(path.join(packages, 'lucide-react'));
    const tags = await readFile(path.join(packages, 'lucide-static', 'tags.json'), 'utf8');
    return {
      'schema/icons/names.json': iconNames(icons),
      'schema/icons/words.json': iconWords(icons, JSON.parse(tags)),
      'scripts/build/deviceWidths.json': await deviceWidths(packages),
      'src/ui/icons.json': iconShapes(icons),
      'src/ui/icons.license.md': await licenseSection(path.join(packages, 'lucide-react')),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readIcons(folder: string): Promise<Map<string, Icon>> {
  const { default: load }: { default: Record<string, () => Promise<{ __iconData: Icon }>> } =
    await import(pathToFileURL(path.join(folder, 'dynamicIconImports.mjs')).href);
  const icons = Object.entries(load).map(
    async ([name, module]) => [name, (await module()).__iconData] as const,
  );
  return new Map(await Promise.all(icons));
}
