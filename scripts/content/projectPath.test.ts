import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pathIn } from './projectPath.ts';

test.each([
  // A module id of Vite, and native paths.
  ['C:\\site', 'C:/site/src/blocks/Faq.tsx', 'src/blocks/Faq.tsx'],
  ['C:\\site', 'C:\\site\\pages-json\\faq.json', 'pages-json/faq.json'],
  ['C:\\site', 'c:\\Site\\pages-json\\faq.json', 'pages-json/faq.json'],
  ['C:\\site', 'C:\\other\\faq.json', '../other/faq.json'],
  ['C:\\site', 'D:\\faq.json', 'D:/faq.json'],
  ['content\\bakery', 'schema/page.schema.json', '../../schema/page.schema.json'],
])('on Windows, the path in %s of %s is %s', (folder, file, expected) => {
  expect(pathIn(folder, file, path.win32)).toBe(expected);
});

test('a file name keeps its backslash on other systems', () => {
  expect(pathIn('/site', '/site/a\\b.json', path.posix)).toBe('a\\b.json');
});

test('git on Windows checks out line breaks that generated files and the formatter need', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'checkout-'));
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args]);
  git('init', '-q');
  git('config', 'core.autocrlf', 'true');
  await copyFile('.gitattributes', path.join(folder, '.gitattributes'));
  const file = path.join(folder, 'page.json');
  await writeFile(file, '{\r\n}\r\n');
  git('add', '.');
  await rm(file);
  git('checkout', 'page.json');
  expect(await readFile(file, 'utf8')).toBe('{\n}\n');
  await rm(folder, { recursive: true });
});
