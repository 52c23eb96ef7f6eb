import { expect, test } from 'vitest';
import { documentsIn } from '../../tests/tools/documentsIn.ts';
import { diagnose } from './diagnose.ts';
import type { PictureFile } from './types.ts';

const texts = documentsIn('tests/fixtures/second-site');

type Size = PictureFile['size'];
/** The diagnostics of the second site with a raster logo and mark of these sizes. */
function findAt(logo: Size, mark: Size = { width: 512, height: 512 }, brand: object = {}) {
  const input = { logo: { src: 'pictures/logo.png' }, plate: true, ...brand };
  const files = texts.map(({ name, text }) => {
    if (name !== 'site.json') return { name, text };
    const document = {
      ...JSON.parse(text),
      brand: { mark: { src: 'pictures/mark.png' }, ...input },
    };
    return { name, text: JSON.stringify(document, null, 2) };
  });
  const [site] = files.filter(({ name }) => name === 'site.json');
  if (!site) throw new Error('The second site has no site.json.');
  const named = new Set(
    texts.flatMap(({ text }) => text.match(/(?:pictures|drawings)\/[\w/.-]+/g) ?? []),
  );
  const others = Array.from(named, (src) => ({ src, isVector: true }));
  const pictures = [
    ...others.filter(({ src }) => !/logo(-dark)?\.svg|mark\.svg/.test(src)),
    { src: 'pictures/logo.png', isVector: false, size: logo },
    { src: 'pictures/mark.png', isVector: false, size: mark },
  ];
  const pages = files.filter((file) => file !== site);
  const { diagnostics } = diagnose(pages, site, { files: ['/demo/lead-form.html'], pictures });
  return diagnostics.map(({ file, path, rule }) => `${file} ${path.join('.')} ${rule}`);
}

const enough = { width: 832, height: 160 };

test.each([
  // One side is large enough, so the logo is sharp at its maximum size.
  [enough, []],
  [{ width: 416, height: 20 }, []],
  [{ width: 90, height: 80 }, []],
  [{ width: 415, height: 79 }, ['site.json brand.logo.src small-picture']],
])('a logo of %j is too small only if both sides are', (size, found) => {
  expect(findAt(size)).toEqual(found);
});

test.each([
  [{ width: 512, height: 512 }, []],
  [{ width: 540, height: 520 }, []],
  [{ width: 511, height: 511 }, ['site.json brand.mark.src small-picture']],
])('a mark must be large: %j', (size, found) => {
  expect(findAt(enough, size)).toEqual(found);
});

test('reports a missing logo, a weak "alt", and a logo without a choice for dark backgrounds', () => {
  expect(findAt(enough, undefined, { logo: { src: 'pictures/lgo.png' } })).toEqual([
    'site.json brand.logo.src missing-file',
  ]);
  expect(
    findAt(enough, undefined, { logo: { src: 'pictures/logo.png', alt: 'logo.png' } }),
  ).toEqual(['site.json brand.logo.alt weak-alt']);
  expect(findAt(enough, undefined, { plate: undefined })).toEqual([
    'site.json brand.logo logo-on-dark',
  ]);
});
