import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { shareSize } from '../../../schema/browser.ts';
import { type Colors, paletteOf } from '../../../schema/colors/index.ts';
import type { Site } from '../../../schema/index.ts';
import { headlineFamily, textFamily } from '../../../src/theme/typeface.ts';

/** The figure on the right: the address of an image, and whether it is a photo, which is cropped, or a drawing. */
export type Figure = { src: string; isPhoto: boolean; position?: string };

/** A logo as the address of an image, and its ratio of width to height. */
export type Logo = { src: string; ratio: number };

/** The site data that cards show. */
export type SharedSite = Pick<Site, 'brand' | 'company' | 'language' | 'url'>;

type Card = {
  site: SharedSite;
  /** The page's title, and its headline for a card without a figure. */
  title: string;
  headline: string;
  fonts: Font[];
  /** The mark of the company, as the address of an image. */
  mark: string;
  logo?: Logo | undefined;
  /** Omitted for a page without a figure, whose card shows only text. */
  figure?: Figure | undefined;
};

const margin = 64;
/** The width of a figure in pixels, which is also about its height. */
export const figureWidth = 472;
const strip = 104;

// Headline sizes in pixels. The largest one that fits is used.
const besideFigure = {
  width: 560,
  height: 356,
  sizes: [68, 60, 54, 48, 42, 36, 32],
  column: { width: 560, height: shareSize.height - 2 * margin },
};
const alone = {
  width: shareSize.width - 2 * margin,
  height: 300,
  sizes: [112, 104, 96, 88, 80, 72, 64, 56, 48, 42],
};

/**
 * The preview picture for shared links to a page, as SVG without fonts: the company, and the title next to the page's figure, or
 * only the headline, in the brand's colors and typeface.
 */
export async function shareCard(card: Card): Promise<string> {
  const { site, fonts, mark, logo, figure } = card;
  const { light } = paletteOf(site.brand?.colors);
  const host = new URL(site.url).host;
  const options = { ...shareSize, fonts };
  if (!figure) {
    const headline = await fitted(card.headline, alone, fonts);
    return satori(
      <div style={{ ...column, width: '100%', height: '100%', ...onPaper(light) }}>
        <div style={{ ...column, flexGrow: 1, padding: `${margin}px ${margin}px 0` }}>
          <Company name={site.company} mark={mark} logo={logo} />
          <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center' }}>{headline}</div>
        </div>
        <Strip host={host} colors={light} />
      </div>,
      options,
    );
  }
  const title = await fitted(card.title, besideFigure, fonts);
  const photo = { objectFit: 'cover', objectPosition: figure.position, borderRadius: 20 } as const;
  return satori(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        padding: margin,
        gap: 40,
        ...onPaper(light),
      }}
    >
      <div style={{ ...column, justifyContent: 'space-between', ...besideFigure.column }}>
        <Company name={site.company} mark={mark} logo={logo} />
        {title}
        <div style={{ display: 'flex', fontSize: 28, color: light.muted }}>{host}</div>
      </div>
      <img
        src={figure.src}
        width={figureWidth}
        height={shareSize.height - 2 * margin - 28}
        style={{ flexShrink: 0, ...(figure.isPhoto && photo) }}
        alt=""
      />
    </div>,
    options,
  );
}

/** The same without words, in a typeface that lacks some of their letters: the photo, or the drawing, logo or mark. */
export async function wordlessCard({ site, fonts, mark, logo, figure }: Card): Promise<string> {
  const { light } = paletteOf(site.brand?.colors);
  const side = shareSize.height - 4 * margin;
  const image = figure?.isPhoto
    ? {
        ...shareSize,
        src: figure.src,
        style: { objectFit: 'cover', objectPosition: figure.position } as const,
      }
    : figure
      ? { src: figure.src, width: side, height: side }
      : logo
        ? logoSize(logo, 160, 800)
        : { src: mark, width: 192, height: 192 };
  return satori(
    <div
      style={{
        ...{ display: 'flex', alignItems: 'center', justifyContent: 'center' },
        ...{ width: '100%', height: '100%', ...onPaper(light) },
      }}
    >
      <img {...image} alt="" />
    </div>,
    { ...shareSize, fonts },
  );
}

/** A logo of some height; a wide one is shorter. */
function logoSize({ src, ratio }: Logo, maxHeight: number, maxWidth: number) {
  const width = Math.min(maxHeight * ratio, maxWidth);
  return { src, width, height: width / ratio };
}

const column = { display: 'flex', flexDirection: 'column' } as const;

function onPaper({ paper, ink }: Colors) {
  return { background: paper, color: ink, fontFamily: textFamily };
}

/** The company at the top of the picture: its logo, or its mark and its name. */
function Company({ name, mark, logo }: { name: string; mark: string; logo?: Logo | undefined }) {
  if (logo) {
    return <img {...logoSize(logo, 60, 420)} alt="" />;
  }
  return (
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
      <img src={mark} width={52} height={52} alt="" />
      {name}
    </div>
  );
}

/** The site's address on a colored band, with the same lines as bands on pages. */
function Strip({ host, colors }: { host: string; colors: Colors }) {
  const lines = ['90deg', '180deg'].map(
    (angle) => `linear-gradient(${angle}, ${colors['band-line']} 1px, transparent 1px)`,
  );
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        height: strip,
        padding: `0 ${margin}px`,
        borderTop: `8px solid ${colors.cta}`,
        backgroundColor: colors.band,
        backgroundImage: lines.join(', '),
        backgroundSize: '32px 32px',
        color: colors['band-ink'],
        fontSize: 30,
      }}
    >
      {host}
    </div>
  );
}

type Space = { width: number; height: number; sizes: readonly number[] };

/** A text in the largest size at which it fits into a space without breaking a word. */
async function fitted(text: string, { width, height, sizes }: Space, fonts: Font[]) {
  for (const size of sizes) {
    const set = headline(text, width, size);
    const svg = await satori(<div style={{ display: 'flex' }}>{set}</div>, {
      width: 2 * shareSize.width,
      height: 2 * shareSize.height,
      fonts,
    });
    const box = new Resvg(svg).getBBox();
    if (!box || (box.width <= width && box.height <= height)) return set;
  }
  // Words longer than any real word are broken.
  return headline(text, width, sizes.at(-1) ?? 0, 'break-word');
}

function headline(text: string, width: number, size: number, wordBreak?: 'break-word') {
  return (
    <div
      style={{
        display: 'flex',
        width,
        fontFamily: headlineFamily,
        fontSize: size,
        fontWeight: 700,
        letterSpacing: '-0.03em',
        lineHeight: 1.06,
        textWrap: 'balance',
        wordBreak,
      }}
    >
      {text}
    </div>
  );
}
