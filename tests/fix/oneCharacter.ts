import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dequal } from 'dequal';
import { applyFixes, type SourceFile } from '../../schema/index.ts';
import { isFullRun } from '../tools/walk.ts';

/** A document in which one syntax character is removed, doubled or replaced. */
export type Mutation = { file: SourceFile; offset: number; kind: string; instead: string };

export type Site = { files: readonly SourceFile[]; mutations: readonly Mutation[] };

/** What `--fix` makes of a mutation: the original value, the unchanged text, or something else. */
export type Outcome = 'right' | 'untouched' | 'wrong';

export const syntaxCharacters = ['{', '}', '[', ']', ',', ':', '"'];

/** The folders of documents for these tests. */
export const ownFolders = [
  'tests/fixtures/site',
  'tests/fixtures/second-site',
  'tests/fixtures/clinic',
  'tests/fixtures/law-firm',
];

/** A full run includes the shipped documents, because these tests hold for any valid document. */
export const walkedFolders = isFullRun ? [...ownFolders, 'pages-json'] : ownFolders;

/** The documents in a folder and its subfolders. */
export function documentsIn(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

/** The documents of a folder, and every mutation of one of these characters in one of them. */
export function siteWith(folder: string, characters: readonly string[]): Site {
  const files = documentsIn(folder);
  const mutations = files.flatMap((file) =>
    syntaxOffsets(file.text)
      .filter((offset) => characters.includes(file.text.charAt(offset)))
      .flatMap((offset) => mutationsAt(file, offset)),
  );
  return { files, mutations };
}

function mutationsAt(file: SourceFile, offset: number): Mutation[] {
  const character = file.text.charAt(offset);
  return [
    { file, offset, kind: `${character} removed`, instead: '' },
    { file, offset, kind: `${character} doubled`, instead: character + character },
    ...syntaxCharacters
      .filter((other) => other !== character)
      .map((other) => ({ file, offset, kind: `${character} written as ${other}`, instead: other })),
  ];
}

/** The offsets of brackets, commas, colons and delimiting quotation marks in JSON. */
export function syntaxOffsets(text: string): number[] {
  return Array.from(text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)).flatMap(({ index, 0: token }) =>
    token.length > 1 ? [index, index + token.length - 1] : [index],
  );
}

/** The text of a mutation. */
function textOf({ file, offset, instead }: Mutation): string {
  return file.text.slice(0, offset) + instead + file.text.slice(offset + 1);
}

/** Fixes a mutation with only its site.json, because no other page affects certain fixes. */
export function outcomeOf(mutation: Mutation, files: readonly SourceFile[]): Outcome {
  const { file } = mutation;
  const changed = { ...file, text: textOf(mutation) };
  const site = files.find(({ name }) => name === 'site.json');
  if (!site) throw new Error('A site has a site.json.');
  const documents = file === site ? { pages: [], site: changed } : { pages: [changed], site };
  const fixed = applyFixes(documents, { files: [] }, (found) => found.file === file.name);
  const { text } = fixed.pages[0] ?? fixed.site;
  if (text === changed.text) return 'untouched';
  return dequal(parsed(text), JSON.parse(file.text)) ? 'right' : 'wrong';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
