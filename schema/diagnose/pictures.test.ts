import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documentsIn } from '../../tests/tools/documentsIn.ts';
import { diagnoseAfter } from '../../tests/tools/secondSite.ts';
import { diagnose } from './diagnose.ts';
import { applyEdits } from './edits.ts';
import type { PictureFile } from './types.ts';

const folder = 'tests/fixtures/second-site';
const texts = documentsIn(folder);
const alt = 'A keyboard on a bench under a window, in the morning';
const src = 'pictures/bench.jpg';

type Changed = { src?: string; alt?: string; language?: string };

/** The diagnostics of the second site with another name or "alt" of its picture, as JSON, or in another language. */
function find(wrong: Changed, pictures: readonly string[] = [src]) {
  const files = texts.map(({ name, text }) => ({
    name,
    text:
      name === 'restoration.json'
        ? text
            .replace(JSON.stringify(src), wrong.src ?? JSON.stringify(src))
            .replace(JSON.stringify(alt), wrong.alt ?? JSON.stringify(alt))
        : text.replace(/("language": )"[\w-]+"/, `$1"${wrong.language ?? 'en-GB'}"`),
  }));
  const [site] = files.filter(({ name }) => name === 'site.json');
  if (!site) throw new Error('The second site has no site.json.');
  const others = readdirSync(path.join(folder, 'pictures'))
    .map((name) => `pictures/${name}`)
    .filter((name) => name !== src);
  const found = diagnose(
    files.filter((file) => file !== site),
    site,
    {
      files: ['/demo/lead-form.html'],
      pictures: [...pictures, ...others].map(
        (name): PictureFile => ({
          src: name,
          isVector: false,
          size: { width: 4000, height: 3000 },
        }),
      ),
    },
  ).diagnostics;
  const text = files.find(({ name }) => name === 'restoration.json')?.text ?? '';
  return { found, text };
}

const altProblem = (input: string, name = src, language = 'en-GB') =>
  find({ src: JSON.stringify(name), alt: JSON.stringify(input), language }, [name]).found.find(
    ({ rule }) => rule === 'weak-alt',
  );

test.each([
  ['en-GB', 'Image of a bench'],
  ['de-DE', 'A picture showing a bench'],
  ['fr', 'The photographs of the bench'],
  ['es', 'Close-up photo of a key'],
  ['de-DE', 'Bild der Werkbank'],
  ['de-CH', 'Das Foto zeigt eine Werkbank'],
  ['de', 'Ein Bild von einer Werkbank'],
  ['de', 'Abbildung des Hammers'],
  ['fr-FR', 'Photo de l’établi'],
  ['fr', 'Une image d’un établi'],
  ['fr', "L'image montre un établi"],
  ['fr', 'Photo du clavier'],
  ['es-ES', 'Imagen del banco'],
  ['es', 'Una foto de las teclas'],
  ['es', 'La fotografía muestra un banco'],
])('reports on a site in %s that "%s" only says it is an image', (language, input) => {
  const found = altProblem(input, src, language);
  expect(found?.id).toBe('weak-alt/opening');
  expect(input.startsWith(found?.message.split('"')[1] ?? 'none')).toBe(true);
  expect(found?.line).toBeGreaterThan(1);
});

test.each([
  'IMG_2041',
  'DSC 00123',
  'DSCF0012',
  'P1010123',
  'PXL_20260412_101112',
  'WhatsApp Image 2026-04-12 at 10.11.12',
  'Screenshot 2026-04-12',
  'Screen Shot 2026-04-12',
  'Bildschirmfoto 2026-04-12',
  'Capture d’écran 2026-04-12',
  'Captura de pantalla 12',
  'Bild 3',
  'bench.jpg',
  'the bench.webp',
])('reports that "%s" is a file name', (input) => {
  expect(altProblem(input)?.id).toBe('weak-alt');
});

test.each([
  ['meeting-room_final', 'pictures/meeting-room_final.jpg'],
  ['Room 12', 'pictures/room-12.jpg'],
])('reports that "%s" is the name of the file %s', (input, name) => {
  expect(altProblem(input, name)?.id).toBe('weak-alt');
});

test.each([
  // The editor derives such a name from the "alt".
  ['A bench under a window', 'pictures/a-bench-under-a-window.jpg'],
  // A single word looks the same in both.
  ['Boardroom', 'pictures/boardroom.jpg'],
  ['Images hang on the wall above a bench', src],
  ['Pictured: the bench', src],
  ['Fotografie an der Wand über der Werkbank', src],
  ['Bilderrahmen in der Werkstatt', src],
  ['Photographe devant un établi', src],
  ['Imagenes', src],
  // A word of another language than the site's.
  ['Bild: the weekly, framed', src],
  ['12 keys on a bench', src],
  // The type of the block, which visitors do not see.
  ['Hero', src],
])('accepts "%s" as a description of %s', (input, name) => {
  expect(altProblem(input, name)).toBeUndefined();
});

test('reports two pictures of one block with the same "alt" once', () => {
  const files = texts.map(({ name, text }) => ({
    name,
    text: text
      .replace('"Two octaves of keys, cleaned"', '"A tuner"')
      .replace('"The tuner beside an open lid"', '"A tuner"'),
  }));
  const [site] = files.filter(({ name }) => name === 'site.json');
  if (!site) throw new Error('The second site has no site.json.');
  const { diagnostics } = diagnose(
    files.filter((file) => file !== site),
    site,
    { files: ['/demo/lead-form.html'] },
  );
  const weak = diagnostics.filter(({ rule }) => rule === 'weak-alt');
  expect(weak.map(({ id }) => id)).toEqual(['weak-alt/repeated']);
});

test('reports an "alt" without words', () => {
  expect(altProblem('…')?.id).toBe('weak-alt/no-words');
});

test.each([
  ['other capitals', 'pictures/Bench.JPG', src, 'missing-file/capitals'],
  [
    'accents in two forms',
    'pictures/e\u0301tabli.jpg',
    'pictures/établi.jpg',
    'missing-file/accents',
  ],
])('fixes a file name with %s', (_name, input, real, id) => {
  const { found, text } = find({ src: JSON.stringify(input) }, [real]);
  const missing = found.find(({ rule }) => rule === 'missing-file');
  expect(missing?.id).toBe(id);
  expect(applyEdits(text, missing?.fix ?? [])).toContain(JSON.stringify(real));
});

test('does not choose between two files whose names differ only in case', () => {
  const { found } = find({ src: '"pictures/BENCH.jpg"' }, ['pictures/Bench.jpg', src]);
  const missing = found.find(({ rule }) => rule === 'missing-file');
  expect(missing?.fix).toBeUndefined();
  expect(missing?.suggestion).toMatch(
    /^Did you mean "pictures\/\w+\.jpg" or "pictures\/\w+\.jpg"\?$/,
  );
});

test.each([
  'pictures/../../bench.jpg',
  'images/bench.jpg',
  'https://example.com/bench.jpg',
  'pictures/.hidden.jpg',
])('rejects %s as the path of a picture', (input) => {
  const { found, text } = find({ src: `"${input}"` });
  const outside = found.find(({ path: at }) => at.includes('picture') && at.includes('src'));
  expect(outside?.rule).toBe('wrong-format');
  expect(text.split('\n')[(outside?.line ?? 0) - 1]).toContain(`"${input}"`);
});

test.each([
  ['worn-keys', { width: 1135, height: 852 }, '1135 pixels wide. It needs 1136'],
  ['worn-keys', { width: 1136, height: 787 }, '787 pixels high. It needs 788'],
  ['clean-keys', { width: 1135, height: 852 }, '1135 pixels wide. It needs 1136'],
  ['clean-keys', { width: 1136, height: 787 }, '787 pixels high. It needs 788'],
])('each photo of a pair has enough pixels: %s at %j', (name, size, sentence) => {
  const [site, ...pages] = texts.toSorted(
    (a, b) => Number(a.name !== 'site.json') - Number(b.name !== 'site.json'),
  );
  if (!site) throw new Error('The second site has no site.json.');
  const pictures = readdirSync(path.join(folder, 'pictures')).map(
    (file): PictureFile => ({
      src: `pictures/${file}`,
      isVector: false,
      size: file === `${name}.jpg` ? size : { width: 4000, height: 3000 },
    }),
  );
  const { diagnostics } = diagnose(pages, site, { files: ['/demo/lead-form.html'], pictures });
  const found = diagnostics.filter(({ rule }) => rule === 'small-picture');
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(sentence)]);
});

const cardsWith = (layout: string, picture: object) => ({
  type: 'card-grid',
  headline: 'Cards',
  layout,
  items: [
    { title: 'One', description: 'A card', picture },
    { title: 'Two', description: 'A card', picture },
  ],
});

test.each([
  ['hero', 'upright', 'Only 56% … a wide photo'],
  ['hero', 'wide', undefined],
  ['cards', 'upright', 'Only 50% … a wide photo'],
  ['list', 'upright', 'Only 56% … a wide photo'],
  ['people', 'wide', 'Only 60% … an upright photo'],
  ['people', 'upright', undefined],
  ['gallery', 'upright', undefined],
])('in a %s, an %s photo: %s', (place, shape, sentence) => {
  const name = `pictures/${shape}.jpg`;
  const size = shape === 'wide' ? { width: 4000, height: 3000 } : { width: 3000, height: 4000 };
  const foundWith = (more: object) => {
    const picture = { src: name, alt: 'A violet door in a white wall', ...more };
    const block =
      place === 'hero'
        ? { type: 'hero', headline: 'A page', picture }
        : place === 'people'
          ? { type: 'people', headline: 'We', items: [{ name: 'Ada', role: 'Tuner', picture }] }
          : place === 'gallery'
            ? { type: 'gallery', items: [{ picture }, { picture }] }
            : cardsWith(place, picture);
    const page = texts.find((file) => file.name === 'restoration.json');
    const json = JSON.parse(page?.text ?? '{}');
    const text = JSON.stringify({ ...json, blocks: [...json.blocks, block] }, null, 2);
    const site = texts.find((file) => file.name === 'site.json');
    if (!site) throw new Error('The second site has no site.json.');
    const pages = texts.filter((file) => file !== site && file.name !== 'restoration.json');
    return diagnose([...pages, { name: 'restoration.json', text }], site, {
      pictures: [{ src: name, isVector: false, size }],
    }).diagnostics.filter(({ rule }) => rule === 'cropped-picture');
  };
  const found = foundWith({});
  const all = found.map(
    ({ message, suggestion }) =>
      `${message.slice(0, 8)} … ${/an? \w+ photo/.exec(suggestion ?? '')?.[0]}`,
  );
  const uses = place === 'cards' || place === 'list' ? 2 : 1;
  expect(all).toEqual(sentence ? Array.from({ length: uses }, () => sentence) : []);
  for (const { path: at, line } of found) {
    expect(at.at(-1)).toBe('src');
    expect(line).toBeGreaterThan(1);
  }
  // An explicit focus settles it.
  expect(foundWith({ focus: [0.5, 0.3] })).toEqual([]);
});

// JSON reads some of these backslashes and the letter after them as one character.
test.each([
  ['pictures\\bench.jpg', 'pictures/bench.jpg'],
  ['pictures\\nose.jpg', 'pictures/nose.jpg'],
  ['pictures\\table.jpg', 'pictures/table.jpg'],
  ['pictures\\ubahn.jpg', 'pictures/ubahn.jpg'],
  ['pictures\\work\\keys.jpg', 'pictures/work/keys.jpg'],
  ['C:\\site\\pictures\\front door.PNG', 'pictures/front door.PNG'],
  ['pictures/people\\ben.jpg', 'pictures/people/ben.jpg'],
])('corrects the path %s to %s', (input, meant) => {
  const src = '"src": "pictures/clean-keys.jpg"';
  const { diagnostics } = diagnoseAfter('visit.json', (text) =>
    text.replace(src, () => `"src": "${input}"`),
  );
  const [found, ...others] = diagnostics.filter(({ severity }) => severity === 'error');
  expect(others).toEqual([]);
  expect(found?.suggestion).toBe(`Did you mean "${meant}"?`);
  const [edit] = found?.suggest ?? [];
  expect(edit?.text.replaceAll('"', '')).toBe(meant);
});

test('accepts an escaped slash or letter in a path', () => {
  for (const input of ['pictures\\/clean-keys.jpg', 'pictures/caf\\u00e9.jpg']) {
    const { diagnostics } = diagnoseAfter('visit.json', (text) =>
      text.replace('pictures/clean-keys.jpg', () => input),
    );
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  }
});
