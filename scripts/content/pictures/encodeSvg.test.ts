import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { photo } from '../../../tests/tools/testPhoto.ts';
import { encodeSvg } from './encodeSvg.ts';
import { inspectData } from './inspectPicture.ts';
import { PictureProblem } from './PictureProblem.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 30 20"${attributes}>${inner}</svg>`;

const small = () => photo({ width: 60, height: 40 });
const place = { Make: 'A camera', Artist: 'Ada' };
const withPlace = (picture: Sharp) =>
  picture
    .withExif({ IFD0: place, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Ada was here --></x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 });

const address = (data: Buffer, type = 'png') =>
  `data:image/${type};base64,${data.toString('base64')}`;
const image = (href: string, attribute = 'href') =>
  svg(`<image ${attribute}="${href}" width="3"/>`);

/** The decoded pictures embedded in an SVG. */
const embeddedIn = (text: string): Buffer[] =>
  Array.from(text.matchAll(/data:image\/\w+;base64,([^"]*)"/g), ([, data = '']) =>
    Buffer.from(data, 'base64'),
  );

/** Expects that a picture contains only pixels, judging by its metadata and its bytes. */
async function expectPixelsAlone(data: Buffer): Promise<void> {
  const { exif, xmp, iptc, icc, orientation, comments } = await sharp(data).metadata();
  expect({ exif, xmp, iptc, icc, orientation, comments }).toEqual({});
  expect(data.toString('latin1')).not.toMatch(/Ada|camera|Exif|xmpmeta|tEXt/);
}

describe('re-encodes pictures in an SVG upright and without metadata:', () => {
  test.each([
    ['a JPEG', () => withPlace(small()).jpeg().toBuffer(), 'jpeg'],
    ['a PNG', () => withPlace(small()).png().toBuffer(), 'png'],
    ['a PNG with alpha', () => withPlace(small().ensureAlpha(0.5)).png().toBuffer(), 'png'],
    ['a WebP', () => withPlace(small()).webp().toBuffer(), 'jpeg'],
    ['a WebP with alpha', () => withPlace(small().ensureAlpha(0.5)).webp().toBuffer(), 'png'],
    ['an AVIF', () => withPlace(small()).avif({ effort: 0 }).toBuffer(), 'jpeg'],
  ])('%s', async (name, make, format) => {
    const original = await make();
    expect(original.toString('latin1')).toMatch(/Ada/);
    // The format comes from the content, not from the data URL.
    const { text, width, height } = await encodeSvg(image(address(original)));
    expect({ width, height }).toEqual({ width: 30, height: 20 });
    const [data, ...others] = embeddedIn(text);
    if (!data) throw new Error('Nothing is embedded.');
    expect(others).toEqual([]);
    expect(text).toContain(`"data:image/${format};base64,`);
    await expectPixelsAlone(data);
    const written = await sharp(data).metadata();
    expect(written).toMatchObject({ format, width: 40, height: 60 });
    expect(written.hasAlpha).toBe(name.endsWith('with alpha'));
  });

  test('without changing how they look', async () => {
    const original = await small().jpeg().toBuffer();
    const [data] = embeddedIn((await encodeSvg(image(address(original)))).text);
    const [before, after] = await Promise.all(
      [original, data].map((source) => sharp(source).raw().toBuffer()),
    );
    const differences = Array.from(before ?? [], (value, at) =>
      Math.abs(value - (after?.[at] ?? 0)),
    );
    expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(3);
  });

  test.each([
    ['href', 'href'],
    ['xlink:href', 'xlink:href'],
    ['href with another prefix', 'xmlns:x="http://www.w3.org/1999/xlink" x:href'],
  ])('referenced by %s', async (_name, attribute) => {
    const original = await withPlace(small()).jpeg().toBuffer();
    const { text } = await encodeSvg(image(address(original), attribute));
    const [data] = embeddedIn(text);
    expect(data).toBeDefined();
    if (data) await expectPixelsAlone(data);
  });

  test('with line breaks and escapes, as programs write them', async () => {
    const original = address(await withPlace(small()).png().toBuffer(), 'png');
    const expected = (await encodeSvg(image(original))).text;
    const inLines = original.replaceAll(/.{76}/g, '$&\n');
    expect((await encodeSvg(image(inLines))).text).toBe(expected);
    expect((await encodeSvg(image(inLines.replaceAll('\n', '&#10;')))).text).toBe(expected);
    const [start, data] = original.split(',');
    const escaped = `${start},${encodeURIComponent(data ?? '')}`;
    expect((await encodeSvg(image(escaped))).text).toBe(expected);
  });

  test('several, one of which is used twice and is a prefix of another', async () => {
    const one = address(await withPlace(small()).png().toBuffer());
    // Bytes after the end of a PNG are not pixels.
    const more = `${one.replace(/=+$/, '')}AAAA`;
    const other = address(await withPlace(small()).jpeg().toBuffer());
    const { text } = await encodeSvg(
      svg([one, more, one, other].map((href) => `<image href="${href}"/>`).join('')),
    );
    const embedded = embeddedIn(text);
    expect(embedded).toHaveLength(4);
    for (const data of embedded) await expectPixelsAlone(data);
  });
});

test('removes XMP and file paths that programs write', async () => {
  const { text } = await encodeSvg(
    svg(
      `<metadata><?xpacket begin="" id="W5M0"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description exif:GPSLatitude="51,30N" xmlns:exif="http://ns.adobe.com/exif/1.0/">Ada</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?></metadata><image href="${address(await small().png().toBuffer())}" sodipodi:absref="/home/ada/bench.png"/>`,
      ' xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="/home/ada/logo.png"',
    ),
  );
  expect(text).not.toMatch(/Ada|ada|xpacket|xmp|rdf|GPS|absref/);
  expect(embeddedIn(text)).toHaveLength(1);
});

/** The reason why inspectData rejects an SVG. */
const reasonOf = (text: string) =>
  inspectData(Buffer.from(text)).then(
    () => 'It was accepted.',
    (error: unknown) => {
      expect(error).toBeInstanceOf(PictureProblem);
      return error instanceof Error ? error.message : '';
    },
  );

describe('rejects an SVG that cannot be published, because it contains', () => {
  const within = 'It contains a picture that cannot be shown. That picture ';
  const nested = Buffer.from(image(`data:image/jpeg;base64,AAAA`));
  test.each([
    ['an SVG', image(address(nested, 'svg+xml')), 'It contains another SVG as a picture.'],
    ['an SVG as text', image('data:image/svg+xml,%3Csvg/%3E'), 'It contains another SVG'],
    ['an SVG that says it is a PNG', image(address(nested)), `${within}is an SVG.`],
    ['a GIF', image(address(Buffer.from('GIF89a......'), 'gif')), `${within}is a GIF. Save it`],
    ['no picture', image('data:image/png;base64,AAAA'), `${within}is not a picture.`],
    ['nothing', image('data:image/png;base64,'), `${within}is empty.`],
    ['a damaged URL', image('data:image/png;base64,%GG'), `${within}cannot be read`],
    ['a PNG as text', image('data:image/png,%89PNG'), 'It contains an embedded file'],
    [
      'a picture of a filter',
      svg('<filter><feImage href="data:image/png;base64,AAAA"/></filter>'),
      'It has the element "feImage"',
    ],
    [
      'a picture of "use"',
      svg('<use href="data:image/png;base64,AAAA"/>'),
      'It contains an embedded file',
    ],
    [
      'a picture in a style',
      svg('<style>path{mask:url(data:image/png;base64,AAAA)}</style>'),
      'It contains an embedded file',
    ],
    [
      'a picture in an attribute',
      svg(`<path style="cursor:url('data:image/png;base64,AAAA')"/>`),
      'It contains an embedded file',
    ],
    [
      'a font',
      svg('<style>@font-face{src:url( "data:font/woff2;base64,AAAA")}</style>'),
      'Export it with text converted to outlines',
    ],
  ])('%s', async (_name, text, words) => {
    expect(await reasonOf(text)).toContain(words);
  });

  test('half of a picture, when it is encoded', async () => {
    const fullJpeg = await photo({ width: 400, height: 300 }).jpeg().toBuffer();
    const text = image(address(fullJpeg.subarray(0, fullJpeg.length / 2)));
    await expect(encodeSvg(text)).rejects.toThrow(`${within}cannot be decoded completely`);
  });
});
