import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { blockTypes } from '../schema/index.ts';

// What VS Code shows during typing: its language service with the project's schemas.
const folder = 'tests/fixtures/second-site';
const service = getLanguageService({
  schemaRequestService: async (uri) => {
    const name = uri.replace(/^.*\//, '');
    return readFile(`schema/${name}`, 'utf8');
  },
  workspaceContext: { resolveRelativePath: (relative) => relative },
});
service.configure({ validate: true });

async function openWith(name: string, right: string, wrong: string) {
  const text = await readFile(`${folder}/${name}`, 'utf8');
  expect(text).toContain(right);
  const written = text.replace(right, () => wrong);
  const document = TextDocument.create(`file:///${folder}/${name}`, 'json', 1, written);
  return { document, json: service.parseJSONDocument(document), written };
}

async function messagesWith(name: string, right: string, wrong: string): Promise<string[]> {
  const { document, json } = await openWith(name, right, wrong);
  const found = await service.doValidation(document, json);
  return found.map(({ message }) => (typeof message === 'string' ? message : message.value));
}

test.each(['home.json', 'visit.json', 'work.json', 'prices.json', 'site.json'])(
  'a code editor reports no error in %s',
  async (name) => {
    expect(await messagesWith(name, '{', '{')).toEqual([]);
  },
);

test.each([
  ['home.json', '"path": "/"', '"path": "Home"', /valid page address\. Start with \//],
  ['home.json', '"href": "/restoration"', '"href": "restoration"', /valid link\. Write a page/],
  ['site.json', '"+44 20 7946 0018"', '"020 79 ask Ada"', /phone number\. Example/],
  ['site.json', '"language": "en-GB"', '"language": "English"', /language code\. Example/],
  ['site.json', '"monday": "8:00-12:30, 13:30-17:30"', '"monday": "{hours}"', /time range\. Write/],
  ['visit.json', '"id": "request"', '"id": "main"', /The name is reserved\./],
  [
    'restoration.json',
    '"alt": "A keyboard on a bench under a window, in the morning"',
    '"x": 1',
    /alt|x/,
  ],
  ['home.json', '"type": "process",', '"type": "process", "menuName": "Steps",', /\bid\b/],
  ['home.json', '"type": "hero"', '"type": "list"', /required item|headline/],
])('in %s, a code editor reports %s → %s with our message', async (name, right, wrong, message) => {
  const found = await messagesWith(name, right, wrong);
  expect(found.join('\n')).toMatch(message);
  expect(found.join('\n')).not.toMatch(/String does not match the pattern/);
});

test('a code editor offers every block type, and inserts its example', async () => {
  const { document, json, written } = await openWith('home.json', '"blocks": [', '"blocks": [');
  const offset = written.indexOf('"blocks": [') + '"blocks": ['.length;
  const list = await service.doComplete(document, document.positionAt(offset), json);
  const labels = list?.items.map(({ label }) => label) ?? [];
  expect(labels).toEqual(expect.arrayContaining([...blockTypes]));
  const faq = list?.items.find(({ label }) => label === 'faq');
  expect(faq?.textEdit?.newText ?? faq?.insertText).toContain('"question"');
});
