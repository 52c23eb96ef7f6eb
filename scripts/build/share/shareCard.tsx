import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { type Colors, paletteOf } from '../../../schema/colors/index.ts';
import type { Site } from '../../../schema/index.ts';
import { headlineFamily, textFamily } from '../../../src/theme/typeface.ts';

/** The picture size that social networks recommend, in pixels. */
const cardSize = { width: 1200, height: 630 } as const;

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
  column: { width: 560, height: cardSize.height - 2 * margin },
};
const alone = {
  width: cardSize.width - 2 * margin,
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
  const options = { ...cardSize, fonts };
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
        height={cardSize.height - 2 * margin - 28}
        style={{ flexShrink: 0, ...(figure.isPhoto && photo) }}
        alt=""
      />
    </div>,
    options,
  );
}

const column = { display: 'flex', flexDirection: 'column' } as const;

function onPaper({ paper, ink }: Colors) {
  return { background: paper, color: ink, fontFamily: textFamily };
}

/** The company at the top of the picture: its logo, or its mark and its name. */
function Company({ name, mark, logo }: { name: string; mark: string; logo?: Logo | undefined }) {
  if (logo) {
    // A wide logo is shorter, so that it fits its column.
    const width = Math.min(60 * logo.ratio, 420);
    return <img src={logo.src} width={width} height={width / logo.ratio} alt="" />;
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
      width: 2 * cardSize.width,
      height: 2 * cardSize.height,
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
