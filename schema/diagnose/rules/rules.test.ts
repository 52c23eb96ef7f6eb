// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../edits.ts';
import { type DownloadFile, diagnose, type FontFile, type PictureFile } from '../index.ts';
import { constantMessage, type Example } from '../rule.ts';
import { launchRules, ruleGroups, rules } from './index.ts';

const folder = 'tests/second-site';
const files = [
  'home.json',
  'prices.json',
  'restoration.json',
  'visit.json',
  'work.json',
  'not-found.json',
  'site.json',
];
const texts = new Map(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));

const size = { width: 1600, height: 1200 };
const bench: PictureFile = { src: 'pictures/bench.jpg', isVector: false, size, hash: 'bench' };
/** The other pictures of the second site. */
const ownPictures: PictureFile[] = [
  { src: 'pictures/people/ada.jpg', isVector: false, size },
  { src: 'pictures/work/grand.jpg', isVector: false, size },
  { src: 'pictures/work/keys.jpg', isVector: false, size },
  { src: 'pictures/logos/guild.svg', isVector: true },
  { src: 'pictures/logos/guild-dark.svg', isVector: true },
  { src: 'pictures/logos/felt.svg', isVector: true },
  { src: 'pictures/logos/felt-dark.svg', isVector: true },
];
/** Pictures that examples name. They are there only where a document names them, or they would be unused. */
const otherPictures: PictureFile[] = [
  { src: 'pictures/phone.heic', isVector: false, problem: 'It is a HEIC. Save it as a JPEG.' },
  { src: 'pictures/small.jpg', isVector: false, size: { width: 640, height: 480 } },
  { src: 'pictures/street.jpg', isVector: false, size: { width: 2400, height: 500 } },
  { src: 'pictures/strings.jpg', isVector: false, size },
  { src: 'pictures/Bench.jpg', isVector: false, size },
  { src: 'pictures/worn-keys.jpg', isVector: false, size },
  { src: 'pictures/clean-keys.jpg', isVector: false, size },
  { src: 'pictures/people/ben.jpg', isVector: false, size },
  { src: 'pictures/logo.svg', isVector: true, size },
  { src: 'pictures/logo-dark.svg', isVector: true, size },
  { src: 'pictures/mark.svg', isVector: true, size: { width: 64, height: 64 } },
  { src: 'pictures/wide-mark.svg', isVector: true, size: { width: 640, height: 160 } },
  { src: 'pictures/mark-32.png', isVector: false, size: { width: 32, height: 32 } },
  { src: 'pictures/bench-copy.jpg', isVector: false, size, hash: 'bench' },
];

const characters = new Set(Array.from({ length: 256 }, (_, code) => code));
/** Fonts of the owner's that examples name. */
const fonts: FontFile[] = [
  { src: 'fonts/workshop.woff2', characters, weights: { least: 400, most: 700 } },
  { src: 'fonts/regular.ttf', characters, weights: undefined },
  { src: 'fonts/light.ttf', characters, weights: { least: 200, most: 500 } },
  {
    src: 'fonts/locked.ttf',
    problem:
      'Its licence bits (OS/2 fsType 2) forbid to embed it. Ask who made it for a file for the web.',
  },
];

/** The files to download: that of the second site, and another, which is there only where a document names it. */
const priceList: DownloadFile = { address: '/downloads/price-list.pdf', bytes: 600 };
const letter: DownloadFile = {
  address: '/downloads/letter.pdf',
  bytes: 0,
  problem: 'It is empty.',
};

/** Diagnoses the second site with one of its files changed, or one more. */
function diagnoseWith(file: string, text: string, launch: boolean) {
  const changed = Array.from(new Map([...texts, [file, text]]), ([name, content]) => ({
    name,
    text: content,
  }));
  const [site] = changed.filter((file) => file.name === 'site.json');
  if (!site) throw new Error('The second site has no site.json.');
  const pages = changed.filter((file) => file !== site);
  const isNamed = (name: string) => changed.some((file) => file.text.includes(name));
  return diagnose(pages, site, {
    launch,
    files: ['/demo/lead-form.html'],
    pictures: [bench, ...ownPictures, ...otherPictures.filter(({ src }) => isNamed(src))],
    fonts,
    downloads: [priceList, ...[letter].filter(({ address }) => isNamed(address))],
  });
}

/** The file as it is right and as it is wrong, and the place that the example marks. */
function fileOf({ file, right, wrong, at }: Example) {
  const original = texts.get(file) ?? '';
  const unmarked = wrong.replace('⟦', '').replace('⟧', '');
  if (right !== undefined) expect(original.split(right)).toHaveLength(2);
  const start = right === undefined ? 0 : original.indexOf(right);
  const text =
    original.slice(0, start) + unmarked + original.slice(start + (right ?? original).length);
  if (at) return { original, text, place: at };
  const from = start + wrong.indexOf('⟦');
  const to = start + wrong.indexOf('⟧') - 1;
  return {
    original,
    text,
    place: `${file}:${lineAndColumn(text, from)}-${lineAndColumn(text, to)}`,
  };
}

function lineAndColumn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

describe.each(ruleGroups)('$title', ({ rules: group }) => {
  describe.each(group)('$name', (rule) => {
    const examples = rule.examples.map((example) => [example.wrong.slice(0, 90), example] as const);
    test.skipIf(examples.length === 0).each(examples)(
      '%j is reported where it is, in these words',
      (_wrong, example) => {
        const isLaunch = launchRules.some(({ name }) => name === rule.name);
        const { original, text, place } = fileOf(example);
        const { diagnostics } = diagnoseWith(example.file, text, isLaunch);

        expect(diagnostics).toHaveLength(1);
        const [found] = diagnostics;
        if (!found) throw new Error('Nothing was found.');
        const always = constantMessage(rule);
        expect(found.rule).toBe(rule.name);
        expect(found.severity).toBe(rule.severity ?? 'error');
        expect(found.message).toBe(example.message ?? always?.message);
        const suggestion = example.suggestion ?? always?.suggestion;
        if (suggestion) expect(found.suggestion).toBe(suggestion);
        const { file, line, column, endLine, endColumn } = found;
        expect(`${file}:${line}:${column}${example.at ? '' : `-${endLine}:${endColumn}`}`).toBe(
          place,
        );

        // What a fix or a suggestion makes is the text without the mistake; nothing else in the file has changed.
        for (const way of ['fix', 'suggest'] as const) {
          const edits = found[way];
          const meant = example[way];
          expect(edits !== undefined, way).toBe(meant !== undefined);
          if (!edits || meant === undefined) continue;
          const changed = applyEdits(text, edits);
          const right =
            meant === true
              ? original
              : original.replace(example.right ?? original, () => String(meant));
          expect(changed).toBe(right);
          expect(diagnoseWith(example.file, changed, isLaunch).diagnostics).toEqual([]);
        }
      },
    );

    test('is written for people and not for programs', () => {
      const said = rule.examples.flatMap(({ message, suggestion }) => [
        message ?? '',
        suggestion ?? '',
      ]);
      const always = Object.values(constantMessage(rule) ?? {});
      for (const words of [rule.about, ...said, ...always]) {
        expect(words ?? '').not.toMatch(
          /\b(?:expected|received|undefined|regex|array|object|string|parse)\b|invalid|\[\d/i,
        );
      }
      expect(rule.about).toMatch(/^[^a-z].*\.$/);
    });
  });
});

test('every rule has a name of its own, a file of that name, and an example', () => {
  const names = rules.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const inFolder = readdirSync('schema/diagnose/rules', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes(path.sep) && !/(?:inSite|index).ts$/.test(file))
    .map((file) =>
      path.basename(file, '.ts').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
  expect(inFolder.sort()).toEqual([...names].sort());
  // A file that cannot be read is no text that an example could give: tests/hostileFolder.test.ts.
  const without = rules.filter(({ examples }) => examples.length === 0).map(({ name }) => name);
  expect(without).toEqual(['unreadable-file']);
});
