import type { Address } from '../../schema/browser.ts';
import type { Block, Page, Picture, Site } from '../../schema/index.ts';

// What rendering adds to documents. No stored document has these fields.

/** A line drawing (src/ui/DrawingFrame.tsx). */
export type ResolvedDrawing = {
  /** The URL of its SVG, whose groups "art", "wide" and "narrow" a page shows with `use`. */
  file: string;
  /** What it shows, for screen readers; empty for a decorative drawing. */
  label: string;
  viewBox: string;
  /** Whether some of its lines draw themselves when it comes into view. */
  moves?: true;
  /** Whether it extends to the edge of its frame. */
  fillsFrame?: true;
  /** The lengths of its sides as texts, such as "20 ft", if it is to scale. */
  sides?: { width: string; height: string };
};

/** Drawings by file name. */
export type Drawings = Readonly<Record<string, ResolvedDrawing>>;

/** The files of a picture, and how it is placed on the page (src/pictures/resolvePicture.ts). */
export type ResolvedPicture = {
  /** The URL of the file in the format that every browser supports. */
  src: string;
  /** Its size in pixels; omitted for an original. */
  width?: number;
  height?: number;
  /** The newer formats, best first, as attributes of `source`. */
  sources?: readonly { type: string; srcSet: string }[];
  sizes?: string;
  /** A tiny version of the picture as a data URL; omitted for a transparent picture, through which it would show. */
  placeholder?: string;
  /** The CSS `object-position` in percent, if it is not the center. */
  x?: number;
  y?: number;
  /** The bucket of its ratio, for logos that all have the same area (src/pictures/equalArea.ts). */
  aspect?: number;
  /**
   * `first`: in the first block, so it is fetched immediately with high priority. `eager`: fetched immediately with normal
   * priority, such as a logo. Default: fetched shortly before it comes into view.
   */
  loading?: 'first' | 'eager';
};

/** A picture with its files. */
export type PlacedPicture = Picture & { resolved?: ResolvedPicture };

export type FilesOfBlock = {
  /** The URL of the file with its icons. */
  iconFile?: string;
  /** Its drawings. */
  drawings?: Drawings;
};

/** A page in a list. */
export type ListEntry = {
  path: string;
  title: string;
  description: string;
  /** Its day, and this as a text in the language of the site: "3 November 2026". */
  date?: { day: string; text: string };
  picture?: PlacedPicture;
};

/** What a block "page-list" shows (src/prerender/pageLists.ts). */
export type ListOfBlock = {
  entries?: readonly ListEntry[];
  /** The page with all entries, if there are more. */
  more?: LinkedPage;
  /** At the end of a page with a date: the pages before and after it. There are no entries then. */
  neighbors?: { previous?: LinkedPage; next?: LinkedPage };
};

type LinkedPage = { path: string; title: string };

/** A block with the files and pages that it shows. */
export type ResolvedBlock = Block & FilesOfBlock & ListOfBlock;

/** A page with the feeds of its lists, and in a site with several languages the address of its version in each, by language. */
export type ResolvedPage = Page & {
  feeds?: readonly Feed[];
  versions?: Readonly<Record<string, string>>;
};

/** A feed of the pages below an address (scripts/build/writeFeeds.ts). */
export type Feed = { href: string; title: string };

/** An address on one line, with a link to its directions. */
export type ResolvedAddress = Address & { line?: string; directions?: string };

type Brand = NonNullable<Site['brand']>;
type Location = NonNullable<Site['locations']>[number];
type BrandPictures = { [Name in 'logo' | 'logoOnDark' | 'mark']?: PlacedPicture | undefined };

/** A language of a site: its tag, its name in itself, and the address of its home page. */
export type ResolvedLanguage = { language: string; name: string; home: string };

/** site.json as visitors see it (src/resolved/resolveSite.ts). */
export type ResolvedSite = Omit<Site, 'address' | 'brand' | 'locations'> & {
  address: ResolvedAddress;
  brand?: (Omit<Brand, keyof BrandPictures> & BrandPictures) | undefined;
  locations?: (Omit<Location, 'address'> & { address?: ResolvedAddress | undefined })[] | undefined;
  /** Whether the footer shows facts in addition to the contact. */
  hasFacts?: boolean;
  /** The drawings that pages can show. */
  drawings?: Drawings;
  /** All languages of the site, if it has several. The main one is the first. */
  languages?: readonly ResolvedLanguage[];
  /** The home page of this language. Default: "/". */
  home?: string;
  /** The targets of links to phone numbers and email addresses, by the `href` in documents: "tel:main" to "tel:+19195550100". */
  contactLinks: Record<string, string>;
};

/** The background that a version of the logo is made for. `plate` is for a light background, with a white plate on a dark one. */
export type Ground = 'light' | 'dark' | 'any' | 'plate';

/** What header and footer show (src/layout/Logo.tsx): versions of the brand's logo, or the company's name after a mark. */
export type Logo =
  | { versions: readonly { ground: Ground; picture: PlacedPicture }[] }
  | { mark: PlacedPicture | { initials: string } | 'unnamed' };

/** A system font (src/theme/fallbacks.ts). */
export type DeviceFont = 'Arial' | 'Roboto' | 'Times' | 'Noto Serif';

/**
 * The width of a typeface's texts divided by their width in a system font: `regular` at weight 400, `strong` at the weights of
 * headlines, and `digits` at these weights. Digits differ most, and buttons contain phone numbers.
 */
type Widths = { regular: number; strong: number; digits: number };

/**
 * The system fonts shown until a typeface has loaded. They get its ascent, descent and line gap (as fractions of the font size)
 * and its widths for prose, so that line breaks and buttons do not change.
 */
export type Fallbacks = {
  ascent: number;
  descent: number;
  /** Omitted if every line has a `line-height`, as on the pages of a site. */
  lineGap?: number;
  isSerif: boolean;
  /** By system font; empty for a typeface that has not been measured. */
  widths: Partial<Record<DeviceFont, Widths>>;
};

/** The fallbacks of a site's typefaces. `headlines` is omitted if headlines use the typeface of text. */
export type SiteFallbacks = { text: Fallbacks; headlines?: Fallbacks };
