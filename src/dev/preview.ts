import { once } from '../../schema/browser.ts';
import type { Picture } from '../../schema/index.ts';
import { picturesIn } from '../../schema/inspect.ts';
import { originalPicture } from '../pictures/resolvePicture.ts';
import { withLists } from '../prerender/pageLists.ts';
import type { ResolvedContent, ResolvedLanguageContent } from '../resolved/resolveContent.ts';
import { type Files, resolvePage } from '../resolved/resolvePage.ts';
import type { Drawings, PlacedPicture, ResolvedPage, ResolvedSite } from '../resolved/types.ts';
import { isInLanguage } from '../shared/site.ts';

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
  const copy = structuredClone(site);
  const pictures: { picture: PlacedPicture }[] = picturesIn(copy);
  for (const { picture } of pictures) {
    const served = addressed(picture, addresses);
    if (served) picture.resolved = { ...originalPicture(picture), ...served };
  }
  return copy;
}

const previewOnce = once(({ drawings }: ResolvedSite) =>
  once((page: ResolvedPage) => resolvePage(page, originals(drawings))),
);

/** A language of a site with all of its pages for previews, in which unpublished pages are like any other. */
export function previewOf({ site, pages, unpublished }: ResolvedLanguageContent) {
  const listed = withLists([...pages, ...unpublished], site.language);
  return { site, pages: listed.map(previewOnce(site)) };
}

/** The language of a site that an address belongs to. */
export function languageAt(content: ResolvedContent, path: string): ResolvedLanguageContent {
  return content.languages.find(({ site }) => isInLanguage(site, path)) ?? content;
}
