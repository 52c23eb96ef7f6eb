import { expect, type Page } from '@playwright/test';
import { ruleNames } from '../../schema/catalog/index.ts';

/** Words that a website editor who does not program should never have to read. */
const technical: readonly [what: string, pattern: RegExp][] = [
  ['JSON', /[{}]|\[\s*["[{]|"[\w$-]+"\s*:/],
  ['the value of a program', /\bundefined\b|\bNaN\b|\[object \w+\]/],
  ['a document by its file', /\.json\b/],
  ['a folder', /(?:^|\s)(?:pages|pictures|blocks|src|tmp)\/|(?:^|\s)\/tmp\//],
  ['a pointer into a document', /\/[a-z][\w-]*\/\d+\b/i],
  ['a command', /\bnpm run\b|\bgit (?:pull|push|commit|fetch)\b/],
  ['the name of a rule', new RegExp(`\\b(?:${compoundRules().join('|')})\\b`)],
];

/** The names of rules that are not English words. */
function compoundRules(): string[] {
  return ruleNames.filter((name) => name.includes('-'));
}

/** The technical words in a text: the kind and context of each. */
function technicalWords(text: string): string[] {
  // `{tuning-time}` is a fact, which people use in texts.
  const read = text.replace(/\{[a-z][a-z-]*\}/g, '');
  return technical.flatMap(([what, pattern]) => {
    const found = pattern.exec(read);
    if (!found) return [];
    const from = Math.max(0, found.index - 40);
    return [`${what}: “${read.slice(from, found.index + found[0].length + 40)}”`];
  });
}

/**
 * Expects that all readable text in a page and its frames is free of technical words: texts, field values, tooltips, and text for
 * screen readers.
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
