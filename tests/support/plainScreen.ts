import { expect, type Page } from '@playwright/test';
import { rules } from '../../schema/diagnose/rules/index.ts';

/** What nobody should have to read who writes a website and does not program. */
const technical: readonly [what: string, pattern: RegExp][] = [
  ['JSON', /[{}]|\[\s*["[{]|"[\w$-]+"\s*:/],
  ['the value of a program', /\bundefined\b|\bNaN\b|\[object \w+\]/],
  ['a document by its file', /\.json\b/],
  ['a folder', /(?:^|\s)(?:pages|pictures|blocks|src|tmp)\/|(?:^|\s)\/tmp\//],
  ['a pointer into a document', /\/[a-z][\w-]*\/\d+\b/i],
  ['a command', /\bnpm run\b|\bgit (?:pull|push|commit|fetch)\b/],
  ['the name of a rule', new RegExp(`\\b(?:${compoundRules().join('|')})\\b`)],
];

/** The names of rules that are no words of English. */
function compoundRules(): string[] {
  return rules.map(({ name }) => name).filter((name) => name.includes('-'));
}

/** What is technical in a text: what it is, and where it stands. */
export function technicalWords(text: string): string[] {
  // `{tuning-time}` is a fact of the company, as people write it into a text.
  const read = text.replace(/\{[a-z][a-z-]*\}/g, '');
  return technical.flatMap(([what, pattern]) => {
    const found = pattern.exec(read);
    if (!found) return [];
    const from = Math.max(0, found.index - 40);
    return [`${what}: “${read.slice(from, found.index + found[0].length + 40)}”`];
  });
}

/**
 * Expects that all that can be read in a page and its frames is for people: its texts, what stands in its fields, and what
 * is shown beside the pointer or read out. The address of the editor, over the page, is the browser's.
 */
export async function expectPlain(page: Page): Promise<void> {
  const texts = await Promise.all(page.frames().map((frame) => frame.evaluate(readable)));
  expect(texts.flat().flatMap(technicalWords)).toEqual([]);
}

/** Runs in a page or a frame. */
function readable(): string[] {
  const shown = Array.from(document.querySelectorAll<HTMLElement>('*')).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const attributes = shown.flatMap((element) =>
    ['title', 'aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  const values = shown.flatMap((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [element.value]
      : [],
  );
  return [document.body.innerText, ...attributes, ...values].filter((text) => text.trim() !== '');
}
