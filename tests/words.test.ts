import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { blockDefinitions, blockSchema, diagnose, type Page } from '../schema/index.ts';
import {
  languages,
  onlyFor,
  placesIn,
  translationLanguage,
  wordNames,
  wordsOf,
} from '../schema/words/index.ts';
import { wordsOfPages } from '../scripts/build/writeSite.ts';
import { originals } from '../src/dev/preview.ts';
import { prerenderPage } from '../src/prerender/prerenderPage.tsx';
import { visitorSite } from '../src/prerender/visitorSite.ts';
import { resolveDiagnosis } from '../src/resolved/resolveContent.ts';
import { resolveBlock, resolvePage } from '../src/resolved/resolvePage.ts';
import type { VisitorSite } from '../src/shared/site.ts';
import { fullSite } from './hostile/fullSite.ts';
import { contentOf, testSite } from './tools/content.ts';

type Content = { site: VisitorSite; pages: readonly Page[] };

/** A site with every field, and the test site. */
async function sites(): Promise<Content[]> {
  const { site, pages } = fullSite(['Xolt brun', 'Xolt dark', 'Xolt fenn']);
  const full = resolveDiagnosis(
    diagnose(pages, { name: 'site.json', text: site }, { brief: true }),
    [],
  );
  if (!full.content) throw new Error(full.diagnostics.map(({ message }) => message).join('\n'));
  const { language: _, ...rest } = full.content.site;
  const languages = [{ language: 'en-US', name: 'Xolt lang', home: '/' }];
  const american = visitorSite({ ...rest, language: 'en-US', words: {}, languages });
  return [{ site: american, pages: full.content.pages }, await contentOf(testSite)];
}

const head = {
  files: { code: [], site: '/site.json', fonts: [] },
  icon: '',
  earlyScript: '',
};

const attributes = /\s(?:aria-(?:label|valuetext|description)|title|alt|placeholder)="([^"]*)"/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Every text of a page, and every attribute value that visitors can read. */
function textsOf(html: string): string[] {
  const markup = html.replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '');
  const texts = Array.from(markup.matchAll(/>([^<]+)</g), ([, text = '']) => text);
  const heard = Array.from(markup.matchAll(attributes), ([, text = '']) => text);
  return [...texts, ...heard].map((text) =>
    text.replaceAll(/&([#\w]+);/g, (written, name) => entities[name] ?? written),
  );
}

async function rendered({ pages }: Content, site: VisitorSite): Promise<string[]> {
  const html = await Promise.all(
    pages.map((page) => prerenderPage(site, resolvePage(page, originals(site.drawings)), head)),
  );
  return html.flatMap(textsOf);
}

/** All texts of the documents, joined. */
function documentsOf({ site: { words: _, ...site }, pages }: Content): string {
  const texts: string[] = [];
  JSON.stringify([site, pages], (_key, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.join('\n');
}

let content: Content[] = [];
beforeAll(async () => {
  content = await sites();
});

/** A unique UI string, made of its name and its placeholders. */
const marked = (name: string, word: string) => `⟪${name}⟫${placesIn(word).join('⟪⟫')}⟪⟫`;
const markedWords = Object.fromEntries(
  wordNames.map((name) => [name, marked(name, languages.en[name])]),
);

/** UI strings that only scripts show (src/wordsOfScript.test.tsx), that are only compared, or that these sites do not need. */
const notOnPages = [
  'vagueLinks',
  'openNumberedPicture',
  'ratherTalk',
  'copied',
  'notCopied',
  'notifications',
  'notLoaded',
  'pictures',
  'pictureOf',
  'previousPicture',
  'nextPicture',
  'pictureNotLoaded',
  'itShows',
  'openUntil',
  'openUntilDay',
  'openAlways',
  'opensToday',
  'opensTomorrow',
  'opensOn',
  'closed',
  'allDay',
  'priceFrom',
  'priceTo',
  'showAll',
  'previousPage',
  'nextPage',
  'otherPages',
  'chooseOption',
  'send',
  'sending',
  'formSent',
  'formErrors',
  'fieldMissing',
  'optionMissing',
  'consentMissing',
  'wrongEmail',
  'wrongDate',
  'formOffline',
  'formLate',
  'formBusy',
  'formFailed',
];

// Days, dates and countries, which come from Intl.
const ofIntl = /^[A-Z]\w+day$|^December\s24|^United\sKingdom$/;

test('pages show only texts from documents and UI strings, and use every UI string', async () => {
  const said = new Set<string>();
  for (const each of content) {
    const documents = documentsOf(each);
    const words = wordsOf('en', markedWords);
    for (const text of await rendered(each, { ...each.site, words })) {
      for (const [, name = ''] of text.matchAll(/⟪(\w+)⟫/g)) said.add(name);
      // An address line joins several texts from the documents.
      const others = text.split(/⟪\w*⟫|: |, | \| |© | (?=\/old)/).map((part) => part.trim());
      const unknown = others.filter(
        (part) => /\p{L}{3}/u.test(part) && !documents.includes(part) && !ofIntl.test(part),
      );
      expect(unknown, text).toEqual([]);
    }
  }
  const silent = wordNames.filter((name) => !said.has(name) && !notOnPages.includes(name));
  expect(silent).toEqual([]);
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe.each(['de-DE', 'es-ES', 'fr-FR'])('a site in the language "%s"', (language) => {
  test('shows no English UI string', async () => {
    const own = wordsOf(language);
    const english = wordNames.filter(
      (name) =>
        own[name] !== languages.en[name] &&
        /\p{L}{2}/u.test(languages.en[name].replace(/\[\w+\]/g, '')),
    );
    const patterns = english.map((name) => {
      const parts = languages.en[name].split(/\[\w+\]/).map(escaped);
      return new RegExp(`^${parts.join('.+')}$`);
    });
    for (const each of content) {
      const documents = documentsOf(each);
      const { words: _words, ...site } = each.site;
      const texts = await rendered(each, visitorSite({ ...site, language }));
      const parts = texts.flatMap((text) => text.trim().split(/ \| |(?<=\.) /));
      const wrong = parts.filter(
        (part) => !documents.includes(part) && patterns.some((pattern) => pattern.test(part)),
      );
      expect(wrong).toEqual([]);
      expect(texts).toContain(own.skipToContent);
    }
  });
});

test('uses English UI strings for an unsupported language', () => {
  expect(translationLanguage('it-IT')).toBeUndefined();
  const [{ site } = { site: undefined }] = content;
  if (!site) throw new Error('There is no site.');
  const { words } = visitorSite({ ...site, words: {}, language: 'it-IT' });
  expect(words).toEqual(languages.en);
});

// Code whose texts visitors never see: pages of the dev server, styles, and names of typefaces and networks.
const notForVisitors =
  /^src\/(?:dev\/|theme\/|pictures\/logo\.|start\/preference\.|company\/profileName\.)/;
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name) && !notForVisitors.test(name));

const readAttribute =
  /^(?:aria-(?:label|description|valuetext|roledescription|placeholder)|title|alt|placeholder|label)$/;

/** Whether a text is a sentence or a capitalized word, and not code (a selector, a media query, tokens of an attribute). */
function looksLikeWords(text: string): boolean {
  if (/[<>={}[\]()]/.test(text) || /^[a-z]+(?:-[a-z]+)+(?: |$)/.test(text)) return false;
  return /^\p{Lu}\p{Ll}+(?:\s|$|[.:!?])|\p{L}{2,}[.,:;!?]?\s+\p{L}/u.test(text);
}

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The hardcoded text in code that visitors would see. */
function wordsIn(name: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, isRead: boolean) => {
    // Skips styles, types, imports, compared values such as key names, and schema.org types.
    if (/^(?:TaggedTemplate|Import|BinaryE|TS(?!Satisfies|As|NonNull))/.test(node.type)) return;
    if (node.type === 'Property' && Object(node.key).value === '@type') return;
    // Skips messages for developers.
    const callee = Object(node.callee);
    if (node.type === 'NewExpression' && /Error|Missing|Failure|RegExp/.test(callee.name)) return;
    if (node.type === 'CallExpression' && Object(callee.object).name === 'console') return;
    const isAttribute = node.type === 'JSXAttribute';
    if (isAttribute && !readAttribute.test(Object(node.name).name)) return;
    const written =
      node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string')
        ? String(node.value)
        : node.type === 'TemplateElement'
          ? String(Object(node.value).cooked)
          : '';
    // In markup, only the text between elements counts, without names of UI strings and placeholders.
    const text = written.replace(/<[^<>]*>|\{\{\w+\}\}|^\[\w+\]$/g, ' ').trim();
    if (isRead || node.type === 'JSXText' ? /\p{L}/u.test(text) : looksLikeWords(text)) {
      found.push(text);
    }
    for (const [key, value] of Object.entries(node)) {
      // Skips names of UI strings.
      if (node.type === 'CallExpression' && key === 'arguments' && isTranslation(callee)) continue;
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child)) visit(child, isAttribute || isRead);
      }
    }
  };
  const { program } = parseSync(name, code);
  for (const statement of program.body) visit(Object(statement), false);
  return found;
}

function isTranslation(callee: unknown): boolean {
  const { name, callee: inner } = Object(callee);
  return name === 't' || Object(inner).name === 'useTranslator';
}

test.each(files)('%s has no hardcoded text', (file) => {
  expect(wordsIn(file, readFileSync(file, 'utf8'))).toEqual([]);
});

test.each([
  ['<p>menu</p>', 'menu'],
  ['<p>{isOpen ? "Close" : close}</p>', 'Close'],
  [`<p>{\`\${count} of \${all} pictures, read \${what}\`}</p>`, 'pictures, read'],
  ['<nav aria-label="main" />', 'main'],
  [`<a title={\`call \${phone}\`} />`, 'call'],
  ['showToast("error", "It could not be copied.")', 'It could not be copied.'],
  ['const labels = { light: "Light" }', 'Light'],
])('finds hardcoded text: %s', (code, words) => {
  expect(files.length).toBeGreaterThan(100);
  expect(wordsIn('a.tsx', code)).toEqual([words]);
});

test.each([
  ['galleries', onlyFor.blocks.gallery, /^src\/blocks\/Gallery/],
  [
    'company facts',
    onlyFor.companyFacts,
    // The head script has a state with that name.
    /^src\/(?:blocks\/Locations|company\/|layout\/FooterFacts|resolved\/|prerender\/|start\/earlyScript)/,
  ],
])('only code for %s uses their UI strings', (_part, names, part) => {
  const others = files.filter((name) => !part.test(name));
  const code = others.map((file) => readFileSync(file, 'utf8')).join('\n');
  const said = (name: string) => code.includes(`'${name}'`);
  expect([...names].filter(said)).toEqual([]);
});

test.each(blockDefinitions.map(({ type, example }) => ({ type, example })))(
  'a site with only the block "$type" sends all its UI strings to the browser',
  async ({ example }) => {
    const [{ site } = { site: undefined }] = content;
    if (!site) throw new Error('There is no site.');
    const { hasFacts: _, ...bare } = site;
    const blocks = [resolveBlock(blockSchema.parse(example), originals(site.drawings))];
    const page = { path: '/other', title: 'Other', description: 'Another page', blocks };
    const html = await prerenderPage({ ...bare, words: wordsOfPages(bare, [page]) }, page, head);
    expect(html).toBe(await prerenderPage(bare, page, head));
  },
);

test('every UI string is used', () => {
  const code = files.map((file) => readFileSync(file, 'utf8'));
  expect(wordNames.filter((name) => !code.join('\n').includes(`'${name}'`))).toEqual([]);
});
