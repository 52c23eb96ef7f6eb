// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleFiles } from './bundledCode.ts';
import { addLicenceOfIcons, addLicencesOfFonts } from './licences.ts';

test('each typeface of a site comes with its licence; a font of the owner has none here', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'licences-'));
  const file = path.join(folder, bundleFiles.licences);
  await writeFile(file, 'Licences');
  await addLicencesOfFonts(folder, { text: { name: 'Figtree' }, headlines: { name: 'Fraunces' } });
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(/^## @fontsource-variable\/figtree - [\d.]+ \(OFL-1\.1\)$/m);
  expect(text).toContain('## @fontsource-variable/fraunces - ');
  expect(text.match(/SIL OPEN FONT LICENSE Version/g)).toHaveLength(2);

  await writeFile(file, 'Licences');
  await addLicencesOfFonts(folder, { text: { file: 'fonts/own.woff2' } });
  expect(await readFile(file, 'utf8')).toBe('Licences');
  await rm(folder, { recursive: true });
});

test('the icons come with their licence, after those of the code', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'licences-'));
  const file = path.join(folder, bundleFiles.licences);
  await writeFile(file, 'Licences');
  await addLicenceOfIcons(folder);
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(/^Licences\n## lucide-react - [\d.]+ \(ISC\)\n\nISC License\n/);
  expect(text).toMatch(/\S\n$/);
  await rm(folder, { recursive: true });
});
