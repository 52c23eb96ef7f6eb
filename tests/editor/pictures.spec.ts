import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { apiPath } from '../../editor/api.ts';
import { editCopyOf, save, shownPage } from '../tools/editorInBrowser.ts';
import { colorAt, photo } from '../tools/testPhoto.ts';

// Adding a picture to a page, on a copy of the second site.

test.use({ viewport: { width: 1440, height: 900 } });
const site = editCopyOf('tests/fixtures/second-site', {
  prepare: async ({ content }) => {
    // One page with one picture is enough.
    for (const name of ['visit.json', 'work.json', 'pictures']) {
      await rm(path.join(content, name), { recursive: true });
    }
    await mkdir(path.join(site.content, 'pictures'));
    await cp(
      'tests/fixtures/second-site/pictures/bench.jpg',
      path.join(content, 'pictures/bench.jpg'),
    );
  },
});

async function isAccessible(page: Page, within: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('a phone photo can be added, focused and saved, and the previous one removed and restored', async ({
  page,
}) => {
  await open(page, 'restoration.json');
  const canvas = shownPage(page);
  await expect(canvas.locator('h1')).toBeVisible();
  const blocks = page.getByRole('list', { name: 'Blocks of this page' });
  await blocks.getByRole('button', { name: /^Hero/ }).click();
  const point = page.getByRole('slider', { name: 'The point that stays in view' });
  await expect(point).toBeVisible();
  await expect(page.getByRole('group', { name: 'As the page crops it' })).toContainText('4:3');

  // A file that misses the field does not replace the editor.
  for (const body of [page.locator('body'), canvas.locator('body')]) {
    const isRefused = await body.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'room.jpg'));
      const event = { dataTransfer, bubbles: true, cancelable: true };
      return !element.dispatchEvent(new DragEvent('drop', event));
    });
    expect(isRefused).toBe(true);
  }

  const zone = page.getByRole('group', { name: 'Drop a picture here' });
  await zone.locator('input[type=file]').setInputFiles('tests/tools/wideGamut.heic');
  const dialog = page.getByRole('dialog', { name: 'A new picture' });
  await dialog.getByLabel('What does it show?').fill('The workshop in the morning');
  await expect(dialog.getByLabel('File name')).toHaveValue('the-workshop-in-the-morning');
  await isAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog).toBeHidden();

  const src = 'pictures/the-workshop-in-the-morning.jpg';
  await expect(canvas.locator(`img[src="/${src}"]`)).toBeVisible();
  // The red of the file, 211, 55, 40 in Display P3, is this in sRGB.
  const [red = 0, green = 0, blue = 0] = await colorAt(await stored(path.basename(src)), 0.2, 0.2);
  expect(Math.max(Math.abs(red - 230), Math.abs(green - 30), Math.abs(blue - 20))).toBeLessThan(12);
  await point.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', '45% from the left, 45% from the top');
  await save(page);
  const written = await readFile(path.join(site.content, 'restoration.json'), 'utf8');
  expect(JSON.parse(written)).toMatchObject({
    blocks: expect.arrayContaining([
      expect.objectContaining({
        picture: { src, alt: 'The workshop in the morning', focus: [0.45, 0.45] },
      }),
    ]),
  });

  await open(page, 'pictures');
  const unused = page.getByRole('list', { name: 'Unused pictures' });
  await expect(unused.getByRole('listitem')).toHaveCount(1);
  await isAccessible(page, 'main');
  await unused.getByRole('button', { name: 'Remove bench.jpg' }).click();
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(noted(page)).toContainText('bench.jpg removed');
  expect(await readdir(path.join(site.content, 'pictures'))).toEqual([path.basename(src)]);
  await page.getByRole('button', { name: 'Restore bench.jpg' }).click();
  await expect(noted(page)).toContainText('bench.jpg restored');
  expect((await readdir(path.join(site.content, 'pictures'))).sort()).toEqual([
    'bench.jpg',
    path.basename(src),
  ]);
});

const open = (page: Page, name: string) => page.goto(`${site.editor.origin}/__edit#${name}`);
const stored = (name: string) => readFile(path.join(site.content, 'pictures', name));
// The first status is whether everything is saved.
const noted = (page: Page) => page.getByRole('main').getByRole('status').last();

/** Chooses files on the page “Pictures”. */
async function choose(page: Page, files: readonly (readonly [name: string, data: Buffer])[]) {
  const folder = path.join(site.place, 'chosen');
  await mkdir(folder, { recursive: true });
  for (const [name, data] of files) await writeFile(path.join(folder, name), data);
  await open(page, 'pictures');
  const chosen = files.map(([name]) => path.join(folder, name));
  await page.getByLabel('Picture', { exact: true }).setInputFiles(chosen);
}

const small = () => photo({ width: 60, height: 40 });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } });
const camera = { IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };

/** A JPEG whose pixels are unchanged and read in Display P3: a segment with a profile (ICC.1, B.4). */
async function inDisplayP3(jpeg: Buffer): Promise<Buffer> {
  const { icc = Buffer.alloc(0) } = await sharp(
    await plain(9, 9).withIccProfile('p3').jpeg().toBuffer(),
  ).metadata();
  const body = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), icc]);
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

test('pictures are stored upright, small, in their colors, and without data of the camera', async ({
  page,
}) => {
  const scene = await small()
    .composite([{ input: await plain(20, 10).png().toBuffer(), top: 0, left: 0 }])
    .jpeg({ quality: 100 })
    .toBuffer();
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(
      async (orientation) =>
        [
          `turned-${orientation}.jpg`,
          await sharp(scene).withExif(camera).withMetadata({ orientation }).jpeg().toBuffer(),
        ] as const,
    ),
  );
  const noise = await sharp({
    create: {
      ...{ width: 900, height: 800, channels: 3, background: 'black' },
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .png()
    .toBuffer();
  await choose(page, [
    ...turned,
    ['wide-red.jpg', await inDisplayP3(await plain(60, 40).jpeg().toBuffer())],
    ['wide-gray.jpg', await inDisplayP3(await plain(60, 40).greyscale().jpeg().toBuffer())],
    ['alpha.png', await small().ensureAlpha(0.5).png().toBuffer()],
    ['noise.png', noise],
    ['modern.avif', await small().avif({ effort: 0 }).toBuffer()],
    ['clear.webp', await small().ensureAlpha(0.5).webp().toBuffer()],
    ['phone.heic', await readFile('tests/tools/phone.heic')],
    ['long.jpg', await plain(20_000, 2000).jpeg().toBuffer()],
    [
      'drawing.svg',
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><!-- Ada --><image href="data:image/jpeg;base64,${turned[5]?.[1].toString('base64')}"/></svg>`,
      ),
    ],
  ]);
  await expect(noted(page)).toHaveText('17 of 17 pictures added.');

  for (const [name, original] of turned) {
    const data = await stored(name);
    const upright = await sharp(original).autoOrient().jpeg({ quality: 100 }).toBuffer();
    const { format, width, height, exif, xmp, orientation } = await sharp(data).metadata();
    const size = await sharp(upright).metadata();
    expect({ name, format, width, height, exif, xmp, orientation }).toEqual({
      ...{ name, format: 'jpeg', width: size.width, height: size.height },
    });
    for (const [x, y] of [0.1, 0.9].flatMap((x) => [0.1, 0.9].map((y) => [x, y] as const))) {
      const [color = [], expected = []] = [await colorAt(data, x, y), await colorAt(upright, x, y)];
      for (const [index, value] of color.entries()) {
        expect(Math.abs(value - (expected[index] ?? 0)), `${name} ${x} ${y}`).toBeLessThan(40);
      }
    }
  }
  const facts = async (name: string) => {
    const data = await sharp(await stored(name)).metadata();
    const { format, width, height, hasAlpha, exif, icc = Buffer.alloc(0) } = data;
    expect(exif).toBeUndefined();
    // The red of the profile (ICC.1, 9.2.44) has an X of 0.44 in sRGB and 0.52 in Display P3.
    const entry = icc.indexOf('rXYZ');
    const x = entry < 0 ? 0 : icc.readInt32BE(icc.readUInt32BE(entry + 4) + 8) / 65_536;
    return { format, width, height, hasAlpha, isWide: x > 0.48 };
  };
  const jpeg = { format: 'jpeg', width: 60, height: 40, hasAlpha: false, isWide: false };
  expect(await facts('wide-red.jpg')).toEqual({ ...jpeg, isWide: true });
  expect(await facts('wide-gray.jpg')).toEqual(jpeg);
  expect(await facts('alpha.png')).toEqual({ ...jpeg, format: 'png', hasAlpha: true });
  expect(await facts('noise.jpg')).toEqual({ ...jpeg, width: 900, height: 800 });
  expect(await facts('modern.jpg')).toEqual(jpeg);
  expect(await facts('clear.webp')).toEqual({ ...jpeg, format: 'webp', hasAlpha: true });
  expect(await facts('phone.jpg')).toEqual({ ...jpeg, width: 640, height: 480 });
  expect(await facts('long.jpg')).toEqual({ ...jpeg, width: 3000, height: 300 });
  const svg = String(await stored('drawing.svg'));
  expect(svg).not.toContain('Ada');
  const [, embedded = ''] = /base64,([^"]+)/.exec(svg) ?? [];
  const { width, height, exif } = await sharp(Buffer.from(embedded, 'base64')).metadata();
  expect({ width, height, exif }).toEqual({ width: 40, height: 60 });
});

test('files that are not pictures for pages are refused with a reason each, and the others added', async ({
  page,
}) => {
  const half = (data: Buffer) => data.subarray(0, data.length / 2);
  await choose(page, [
    ['words.jpg', Buffer.from('Opening hours')],
    ['party.gif', await small().gif().toBuffer()],
    ['moving.webp', Buffer.from('RIFF....WEBPVP8X\n\0\0\0\x12\0\0\0')],
    ['half.jpg', half(await photo({ width: 400, height: 300 }).jpeg().toBuffer())],
    ['half.heic', half(await readFile('tests/tools/wideGamut.heic'))],
    ['huge.jpg', await plain(12_000, 9000).jpeg().toBuffer()],
    ['empty.png', Buffer.alloc(0)],
    ['heavy.jpg', Buffer.alloc(100_000_000)],
    ['good.jpg', await small().jpeg().toBuffer()],
  ]);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 of 9 pictures added.');
  expect(await page.getByRole('dialog').getByRole('listitem').allTextContents()).toEqual(
    [
      ['words.jpg', 'It is not a picture. Use a JPEG, PNG, WebP, AVIF or SVG.'],
      ['party.gif', 'It is a GIF. Save it as a PNG.'],
      ['moving.webp', 'It is an animation, which pages cannot show. Save a single frame.'],
      [
        'half.jpg',
        'It is a JPEG that cannot be read: the file is damaged. Export or copy it again.',
      ],
      ['half.heic', 'It is a damaged HEIC file. Export or copy it again.'],
      [
        'huge.jpg',
        'It is 12000 × 9000 pixels (108 megapixels). The maximum is 64 megapixels. Save it with at most 4,000 pixels per side.',
      ],
      ['empty.png', 'It is empty. Copy it from its source again.'],
      [
        'heavy.jpg',
        'It is 100.0 MB. The maximum is 20 MB. Make it smaller: 3,000 pixels wide is enough for every page.',
      ],
    ].map(([name, words]) => `“${name}” was not added. ${words}`),
  );
});

test('adding 20 pictures shows its progress and can be canceled, and those added stay', async ({
  page,
}) => {
  // The fourth picture does not arrive before the cancel.
  let requests = 0;
  await page.route(`**${apiPath}write`, async (route) => {
    requests += 1;
    if (requests <= 3) await route.continue();
  });
  const files = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const data = await photo({ width: 60, height: 40, seed: index + 100 })
        .jpeg()
        .toBuffer();
      return [`room-${index + 1}.jpg`, data] as const;
    }),
  );
  await choose(page, files);
  const dialog = page.getByRole('dialog', { name: 'Add 20 pictures' });
  await expect(dialog.getByRole('status')).toHaveText('Adding 4 of 20 …');
  await expect.poll(() => requests).toBe(4);
  await isAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(noted(page)).toHaveText('3 of 20 pictures added.');
  const unused = page.getByRole('list', { name: 'Unused pictures' });
  for (const name of ['room-1.jpg', 'room-2.jpg', 'room-3.jpg']) {
    await expect(unused.getByText(name)).toBeVisible();
  }
  expect(requests).toBe(4);
  expect(await readdir(path.join(site.content, 'pictures'))).not.toContain('room-4.jpg');
});

test('a picture dropped on a picture of the page opens its dialog', async ({ page }) => {
  await open(page, 'restoration.json');
  const frame = shownPage(page);
  const picture = frame.getByRole('main').getByRole('img').first();
  await expect(picture).toBeVisible();
  /** Drops files on the middle of the picture. Returns whether the browser would open them. */
  const drop = (names: string[]) =>
    picture.evaluate((image, given) => {
      const dataTransfer = new DataTransfer();
      for (const name of given) dataTransfer.items.add(new File([name], name));
      const { left, top, width, height } = image.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2 };
      const event = { ...at, dataTransfer, bubbles: true, cancelable: true };
      return image.dispatchEvent(new DragEvent('drop', event));
    }, names);
  expect(await drop(['Hall.jpg', 'Stage.jpg'])).toBe(false);
  const field = page.getByRole('group', { name: 'Drop a picture here' });
  await expect(field.getByRole('alert')).toHaveText(/^Only one picture fits here/);
  expect(await drop(['Hall.jpg'])).toBe(false);
  const dialog = page.getByRole('dialog', { name: 'A new picture' });
  await expect(dialog.getByLabel('File name')).toHaveValue('hall');
});

test('on a phone, the button that has the focus after a picture was added stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'restoration.json');
  const tab = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await tab('Blocks');
  await page
    .getByRole('list', { name: 'Blocks of this page' })
    .getByRole('button', { name: /^Hero/ })
    .click();
  await tab('Fields');
  const fields = page.getByRole('region', { name: 'Fields' });
  const opener = fields.getByRole('button', { name: 'From this computer' });
  // The new picture is added above it.
  const none = fields.getByRole('button', { name: 'No picture' });
  await expect(opener).toBeVisible();
  if (await none.isVisible()) await none.click();
  await expect(none).toBeHidden();
  const chooser = page.waitForEvent('filechooser');
  await opener.press('Enter');
  const buffer = await photo({ width: 1200, height: 1200 }).jpeg().toBuffer();
  await (await chooser).setFiles({ name: 'new.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('dialog').getByLabel('What does it show?').fill('A square bench');
  await page.getByRole('button', { name: 'Add it' }).press('Enter');
  await expect(opener).toBeFocused();
  const pictures = fields.getByRole('slider').locator('img');
  await expect.poll(() => pictures.evaluate((image) => image.clientHeight)).toBeGreaterThan(100);
  await expect(opener).toBeInViewport({ ratio: 0.9 });
});

test('a message can be dismissed while a dialog is open', async ({ page }) => {
  const spare = await small().png().toBuffer();
  await writeFile(path.join(site.content, 'pictures/spare.png'), spare);
  let answer = () => {};
  const isClosed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${apiPath}write`, async (route) => {
    await isClosed;
    await route.fulfill({ status: 409, json: { message: 'The disk is full.' } });
  });
  await open(page, 'pictures');
  await page.getByRole('button', { name: 'Remove spare.png' }).click();
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page
    .getByRole('button', { name: /^Replace .* everywhere$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Pictures' })).toBeVisible();
  answer();
  await expect(dialog.getByRole('alert')).toHaveText('The disk is full.');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(dialog.getByRole('list', { name: 'Pictures' })).toBeVisible();
});

test('a picture that was added in the demo shows on its page and in the list', async ({ page }) => {
  const before = await readdir(path.join(site.content, 'pictures'));
  await page.goto(`${site.editor.origin}/__edit?demo#restoration.json`);
  const shown = shownPage(page);
  await expect(shown.locator('h1')).toBeVisible();
  const blocks = page.getByRole('list', { name: 'Blocks of this page' });
  await blocks.getByRole('button', { name: /^Hero/ }).click();
  const zone = page.getByRole('group', { name: 'Drop a picture here' });
  const photo = await small().jpeg().toBuffer();
  const file = { name: 'room.jpg', mimeType: 'image/jpeg', buffer: photo };
  await zone.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Add it' }).click();
  const widthIn = (image: Locator) =>
    expect.poll(() => image.evaluate((own: HTMLImageElement) => own.naturalWidth));
  await widthIn(zone.getByRole('slider').locator('img')).toBe(60);
  await widthIn(shown.locator('main img').first()).toBe(60);
  await zone.getByRole('button', { name: 'Another picture' }).click();
  await widthIn(page.getByRole('button', { name: /^room\.jpg/ }).locator('img')).toBe(60);
  expect(await readdir(path.join(site.content, 'pictures'))).toEqual(before);
});
