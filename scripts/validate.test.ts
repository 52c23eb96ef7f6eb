import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runHere } from '../tests/tools/runHere.ts';
import { copyFixture } from '../tests/tools/siteCopy.ts';
import { pictureFiles } from './content/exampleBlock.ts';

const place = await mkdtemp(path.join(tmpdir(), 'validate-'));
let folder = place;
beforeEach(async () => {
  folder = await mkdtemp(path.join(place, 'site-'));
  await copyFixture('second-site', folder);
});
afterAll(() => rm(place, { recursive: true, force: true }));

const validate = (...args: string[]) =>
  runHere('scripts/validate.ts', '--content', folder, ...args);
const fileOf = (name: string) => path.relative(process.cwd(), path.join(folder, name));

async function change(name: string, from: string, to: string): Promise<void> {
  const file = path.join(folder, name);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

/** The files and rules in the JSON output of a check, the summary, and the exit code. */
async function reported(...args: string[]) {
  const { code, out, error } = await validate('--format', 'json', ...args);
  const { diagnostics, summary } = JSON.parse(out);
  const found = diagnostics.map(
    ({ file, rule }: { file: string; rule: string }) => `${path.basename(file)} ${rule}`,
  );
  return { code, error, found, summary };
}

test('exits with 1 for errors, and with 0 if there are only warnings', async () => {
  await change('home.json', '"Listen"', '"**Listen**"');
  expect(await reported()).toMatchObject({ code: 0, summary: { errors: 0, warnings: 1 } });
  await change('visit.json', '"type": "hero"', '"type": "heros"');
  const both = await reported();
  expect(both).toMatchObject({ code: 1, summary: { files: 7, errors: 1, warnings: 1 } });
  expect(both.found).toEqual(['home.json markup-in-text', 'visit.json unknown-block-type']);
});

test('reports only diagnostics of the named documents', async () => {
  await change('home.json', '"type": "hero"', '"type": "heros"');
  await change('visit.json', '"type": "hero"', '"type": "heros"');
  expect(await reported(fileOf('home.json'))).toMatchObject({
    code: 1,
    found: ['home.json unknown-block-type'],
  });
  expect(await reported(fileOf('work.json'))).toMatchObject({ code: 0, found: [] });
  const unknown = await validate(fileOf('gone.json'), fileOf('home.json'), fileOf('lost.json'));
  expect(unknown).toEqual({
    code: 2,
    out: '',
    error: `${fileOf('gone.json')}, ${fileOf('lost.json')} are not documents in ${folder}.\n`,
  });
});

test('reports unused placeholders, and --fix keeps every file', async () => {
  const [photo = '', logo = ''] = Object.keys(pictureFiles);
  await writeFile(path.join(folder, photo), pictureFiles[photo] ?? '');
  await writeFile(
    path.join(folder, logo),
    (pictureFiles[logo] ?? '').replace('#5b646c', '#123456'),
  );
  const { out } = await validate();
  const lines = out.split('\n').filter((line) => line.includes('placeholder'));
  expect(lines).toEqual([
    expect.stringMatching(/^No page shows these placeholders anymore: .*placeholder.svg"\. /),
    expect.stringMatching(/^No page shows "pictures\/placeholder-logo\.svg"\. /),
  ]);
  expect(await reported('--fix')).toMatchObject({ code: 0, error: '' });
  await readFile(path.join(folder, photo));
  await readFile(path.join(folder, logo));
});

test('reports files that cannot be published below /.well-known/', async () => {
  await mkdir(path.join(folder, 'well-known'));
  for (const name of ['well-known/security.txt', 'well-known/my file.txt', 'google12ab34cd56.html'])
    await writeFile(path.join(folder, name), 'x');
  const { code, out } = await validate();
  expect(code).toBe(1);
  expect(out.split('\n').filter((line) => line.includes('cannot be used'))).toEqual([
    expect.stringMatching(/^"google12ab34cd56\.html" .* copy its code to "verification"/),
    expect.stringMatching(/^"well-known\/my file\.txt" .* a web address cannot contain/),
  ]);
});

test('--fix applies unambiguous fixes to the named documents, and prints each place', async () => {
  const before = await readFile(path.join(folder, 'home.json'), 'utf8');
  for (const name of ['home.json', 'visit.json']) await change(name, '"blocks": [', '"blocks": [,');
  const requests = await reported();
  expect(requests).toMatchObject({ code: 1, error: '' });
  expect(await readFile(path.join(folder, 'home.json'), 'utf8')).not.toBe(before);

  const { code, found, error } = await reported('--fix', fileOf('home.json'));
  expect({ code, found }).toEqual({ code: 0, found: [] });
  expect(error).toMatch(/^fixed .*home\.json:6:\d+ {2}[A-Z].*\. {2}.* -> .*\n$/);
  expect(await readFile(path.join(folder, 'home.json'), 'utf8')).toBe(before);
  expect(await readFile(path.join(folder, 'visit.json'), 'utf8')).toContain('"blocks": [,');
});

test('--fix keeps the line ends and the indentation of a file', async () => {
  const windows = (text: string) => text.replaceAll('\n', '\r\n').replaceAll('  ', '    ');
  const file = path.join(folder, 'home.json');
  const text = windows(await readFile(file, 'utf8'));
  await writeFile(file, `\ufeff${text}`);
  await reported('--fix');
  expect(await readFile(file, 'utf8')).toBe(text);
});

test('reports samples only with --launch', async () => {
  await change('site.json', 'bench@piano.test', 'hello@example.com');
  const { found } = await reported('--launch');
  expect(found).toContain('site.json placeholder');
  expect((await reported()).found).not.toContain('site.json placeholder');
});

test.each([
  ['pretty', /^\S*home\.json:8:/],
  ['github', /^::error file=/],
])('writes the format %s', async (format, begin) => {
  await change('home.json', '"type": "hero"', '"type": "heros"');
  const { code, out } = await validate('--format', format);
  expect(code).toBe(1);
  expect(out).toMatch(begin);
});

test('prints nothing in the github format if there are no diagnostics', async () => {
  expect(await validate('--format', 'github')).toEqual({ code: 0, out: '', error: '' });
});

test('prints the next day on which something begins or ends, and nothing else', async () => {
  expect(await validate('--next')).toEqual({ code: 0, out: '', error: '' });
  await change('work.json', '"title"', '"showFrom": "2999-12-01", "title"');
  await change('prices.json', '"type": "prices"', '"type": "prices", "showUntil": "2999-02-28"');
  expect(await validate('--next')).toEqual({ code: 0, out: '2999-03-01\n', error: '' });
  await change('work.json', '"showFrom": "2999-12-01"', '"showFrom": "soon"');
  expect(await validate('--next')).toMatchObject({ code: 2, out: '' });
});

test('reports an unknown format and a missing folder', async () => {
  expect(await validate('--format', 'xml')).toEqual({
    code: 2,
    out: '',
    error: 'There is no format "xml". Use one of: pretty, json, github.\n',
  });
  folder = 'nowhere';
  expect(await validate()).toEqual({
    code: 2,
    out: '',
    error: 'The folder nowhere does not exist.\n',
  });
});
