import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleFiles } from './bundledCode.ts';
import { addLicenseOfIcons, addLicensesOfFonts } from './licenses.ts';

test('adds the license of each typeface, but none for the owner’s font', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'licenses-'));
  const file = path.join(folder, bundleFiles.licenses);
  await writeFile(file, 'Licenses');
  await addLicensesOfFonts(folder, {
    text: { name: 'Atkinson Hyperlegible Next' },
    headlines: { name: 'Fraunces' },
  });
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(
    /^## @fontsource-variable\/atkinson-hyperlegible-next - [\d.]+ \(OFL-1\.1\)$/m,
  );
  expect(text).toContain('## @fontsource-variable/fraunces - ');
  expect(text.match(/SIL OPEN FONT LICENSE Version/g)).toHaveLength(2);

  await writeFile(file, 'Licenses');
  await addLicensesOfFonts(folder, { text: { file: 'fonts/own.woff2' } });
  expect(await readFile(file, 'utf8')).toBe('Licenses');
  await rm(folder, { recursive: true });
});

test('adds the license of the icons after those of the code', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'licenses-'));
  const file = path.join(folder, bundleFiles.licenses);
  await writeFile(file, 'Licenses');
  await addLicenseOfIcons(folder);
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(/^Licenses\n## lucide-react - [\d.]+ \(ISC\)\n\nISC License\n/);
  expect(text).toMatch(/\S\n$/);
  await rm(folder, { recursive: true });
});
