// npm run share-pictures: adds to a build a picture of each page, 1200 by 630 pixels, with its title and its first photo or drawing. Mail
// programs and social networks show it beside a link to the page. A picture that would be the same comes from a cache.
import { hash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import subsetFont from 'subset-font';
import { type BuiltSite, readBuild } from '../build/readBuild.ts';
import { openFont } from '../fonts/openFont.ts';
import { type Colours, paletteOf } from '../palette/palette.ts';
import { picturesIn } from '../schema/diagnose/pictures.ts';
import type { Page } from '../schema/index.ts';
import { sharePicture } from '../schema/paths.ts';
import { drawingsIn } from '../src/blocks/drawingsIn.ts';
import { fileIn } from '../src/pictures/fileIn.ts';
import { headlineFamily, textFamily } from '../src/theme/typeface.ts';
import { drawingSvg, readDrawing } from './drawingPicture.ts';
import { buildOption, readArguments } from './readArguments.ts';
import { reportFailure } from './reportFailure.ts';

const cache = 'node_modules/.cache/share-pictures';
const width = 1200;
const height = 630;
/** The kinds of pictures that it can show, by the ending of their files. */
const shareTypes: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png' };

const { values } = readArguments({
  call: 'npm run share-pictures',
  about: 'Adds to a build the picture that is shown where the address of a page is shared.',
  options: { dir: buildOption },
});

try {
  const { site, pages, typefaces } = await readBuild(values.dir);
  const fonts = [
    { name: textFamily, weight: 400, data: await pinnedFont(typefaces.text, 400) } as const,
    {
      name: headlineFamily,
      weight: 700,
      data: await pinnedFont(typefaces.headlines, 700),
    } as const,
  ];
  await mkdir(cache, { recursive: true });
  let made = 0;
  for (const page of pages) {
    const svg = await satori(await picture(site, page), { width, height, fonts });
    const kept = path.join(cache, `${hash('sha256', svg)}.png`);
    const target = path.join(values.dir, sharePicture(page.path));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(kept, target).catch(async () => {
      made += 1;
      await writeFile(kept, new Resvg(svg).render().asPng());
      await copyFile(kept, target);
    });
  }
  console.log(`${pages.length} share pictures in ${values.dir}, ${made} of them new.`);
} catch (error) {
  reportFailure(error);
}

/** A font of a build at one weight, as satori takes it. */
async function pinnedFont(file: string, weight: number): Promise<Buffer> {
  const data = await readFile(file);
  const { weights } = await openFont(data);
  const options = {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    ...(weights && { variationAxes: { wght: weight } }),
  } as const;
  return Buffer.from(await subsetFont(data, '', options));
}

async function picture(site: BuiltSite, page: Page) {
  const { light } = paletteOf(site.brand?.colors);
  const photo = await photoOf(page);
  const figure = photo ?? (await drawingOf(page, light));
  return (
    <div
      style={{
        display: 'flex',
        width,
        height,
        padding: 64,
        gap: 40,
        background: light.paper,
        color: light.ink,
        fontFamily: textFamily,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 560,
          height: 502,
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 18,
            fontFamily: headlineFamily,
            fontSize: 34,
            fontWeight: 700,
          }}
        >
          <svg width="48" height="48" viewBox="0 0 28 28">
            <title>Logo</title>
            <rect
              x="1"
              y="1"
              width="26"
              height="26"
              rx="5"
              fill="none"
              stroke={light.blue}
              strokeWidth="2"
            />
            <rect x="7" y="7" width="14" height="14" rx="2" fill={light.cta} />
          </svg>
          {site.company}
        </div>
        <div
          style={{
            display: 'flex',
            fontFamily: headlineFamily,
            fontSize: page.title.length > 40 ? 54 : 68,
            fontWeight: 700,
            letterSpacing: '-0.03em',
            lineHeight: 1.06,
          }}
        >
          {page.title}
        </div>
        <div style={{ display: 'flex', fontSize: 28, color: light.muted }}>
          {new URL(site.url).host}
        </div>
      </div>
      <img
        src={figure}
        width={472}
        height={474}
        style={{ flexShrink: 0, ...(photo && { objectFit: 'cover', borderRadius: 20 }) }}
        alt=""
      />
    </div>
  );
}

/** The first photo of the page as the address of an image; undefined where it has none, or an SVG, which is a drawing. */
async function photoOf(page: Page): Promise<string | undefined> {
  const [first] = picturesIn(page);
  const file = first && fileIn(first.picture.markup ?? '');
  const type = file && shareTypes[path.extname(file)];
  if (!file || !type) return undefined;
  const data = await readFile(path.join(values.dir, file), 'base64');
  return `data:${type};base64,${data}`;
}

/** The first drawing of the page, or that of the home page where it has none, as the address of an image. */
async function drawingOf({ blocks }: Page, colours: Colours): Promise<string> {
  const [name = 'home'] = drawingsIn(blocks);
  // Text in a drawing would be too small to read.
  const svg = drawingSvg(await readDrawing(name), colours);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
