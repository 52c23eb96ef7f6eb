import { once } from '../../schema/browser.ts';
import type { Picture } from '../../schema/index.ts';
import { picturesIn } from '../../schema/inspect.ts';
import { originalPicture } from '../pictures/shownPicture.ts';
import { withLists } from '../prerender/pageLists.ts';
import { isInLanguage } from '../shared/site.ts';
import type { ShownContent, ShownLanguageContent } from '../shown/showContent.ts';
import { type Files, shownPage } from '../shown/shownPage.ts';
import type { Drawings, PlacedPicture, ShownPage, ShownSite } from '../shown/types.ts';

/** The address of all icons in dev and in the editor (scripts/server/devAnswers.ts). */
export const iconsPath = '/__icons.svg';

/** The files of pages in dev and in the editor: the original pictures, and the drawings of the site. */
export function originals(drawings: Drawings = {}, addresses?: Addresses): Files {
  return {
    drawings,
    pictureOf: ({ picture, loading }) => ({
      ...originalPicture(picture, loading),
      ...addressed(picture, addresses),
    }),
    iconsOf: () => addresses?.get(iconsPath) ?? iconsPath,
  };
}

/** The addresses of pictures, by their files, and of the icons (`iconsPath`), where they are not those of the dev server. */
export type Addresses = ReadonlyMap<string, string>;

function addressed({ src }: Picture, addresses?: Addresses): { src: string } | undefined {
  const address = addresses?.get(src);
  return address === undefined ? undefined : { src: address };
}

/** A site with the addresses of its logos. */
export function withAddresses<Site extends object>(site: Site, addresses?: Addresses): Site {
  if (!addresses) return site;
  const shown = structuredClone(site);
  const pictures: { picture: PlacedPicture }[] = picturesIn(shown);
  for (const { picture } of pictures) {
    const own = addressed(picture, addresses);
    if (own) picture.shown = { ...originalPicture(picture), ...own };
  }
  return shown;
}

const previewOnce = once(({ drawings }: ShownSite) =>
  once((page: ShownPage) => shownPage(page, originals(drawings))),
);

/** A language of a site with all of its pages for previews, in which unpublished pages are like any other. */
export function previewOf({ site, pages, unpublished }: ShownLanguageContent) {
  const shown = withLists([...pages, ...unpublished], site.language);
  return { site, pages: shown.map(previewOnce(site)) };
}

/** The language of a site that an address belongs to. */
export function languageAt(content: ShownContent, path: string): ShownLanguageContent {
  return content.languages.find(({ site }) => isInLanguage(site, path)) ?? content;
}
