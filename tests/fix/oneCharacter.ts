import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dequal } from 'dequal';
import { applyFixes } from '../../schema/diagnose/fix.ts';
import type { SourceFile } from '../../schema/diagnose/index.ts';

/** A document of which one character of syntax is wrong. */
export type Mutation = { file: SourceFile; offset: number; kind: Kind; text: string };

/** What was done to which character, as in `, removed` or `: written as {`. */
type Kind = string;

type Outcome = 'right' | 'untouched' | 'wrong';

const syntaxCharacters = ['{', '}', '[', ']', ',', ':', '"'];

/** The documents of a folder, and every text that one wrong character of syntax makes of one of them. */
export function site(folder: string) {
  const files = readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(path.join(folder, name), 'utf8'),
  }));
  return { files, mutations: files.flatMap(mutationsOf) };
}

function mutationsOf(file: SourceFile): Mutation[] {
  const { text } = file;
  return syntaxOffsets(text).flatMap((offset) => {
    const character = text.charAt(offset);
    const written = (kind: Kind, instead: string): Mutation => ({
      file,
      offset,
      kind,
      text: text.slice(0, offset) + instead + text.slice(offset + 1),
    });
    return [
      written(`${character} removed`, ''),
      written(`${character} doubled`, character + character),
      ...syntaxCharacters
        .filter((other) => other !== character)
        .map((other) => written(`${character} written as ${other}`, other)),
    ];
  });
}

/** Where brackets, commas, colons and the quotation marks around texts are in a text of JSON. */
export function syntaxOffsets(text: string): number[] {
  return Array.from(text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)).flatMap(({ index, 0: token }) =>
    token.length > 1 ? [index, index + token.length - 1] : [index],
  );
}

/** What `--fix` makes of a mutation: the original value, nothing at all, or something else. */
export function outcomeOf({ file, text }: Mutation, files: readonly SourceFile[]): Outcome {
  const broken = { ...file, text };
  const all = files.map((other) => (other === file ? broken : other));
  const site = all.find(({ name }) => name === 'site.json');
  if (!site) throw new Error('A site has a site.json.');
  const pages = all.filter((other) => other !== site);
  const fixed = applyFixes({ pages, site }, { files: [] }, (name) => name === file.name);
  const result = [...fixed.pages, fixed.site].find(({ name }) => name === file.name);
  if (result === undefined || result.text === text) return 'untouched';
  return dequal(parsed(result.text), JSON.parse(file.text)) ? 'right' : 'wrong';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
