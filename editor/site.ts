// What the editor's browser code imports from the site. Its server has `server/site.ts`; the schema has separate entry points.
export type { LinkCheck } from '../scripts/content/checkLinks.ts';
export {
  expectBytes,
  expectKind,
  expectPixels,
  unreadable,
} from '../scripts/content/pictures/expectPicture.ts';
export { megabytes, tooManyBytes } from '../scripts/content/pictures/limits.ts';
export { PictureProblem } from '../scripts/content/pictures/PictureProblem.ts';
export { kindOf, type PictureKind, startLength } from '../scripts/content/pictures/pictureKind.ts';
export type { PictureOrDrawing } from '../scripts/content/readPictures.ts';
export { preparePage } from '../src/blocks/index.ts';
export { layoutOf } from '../src/blocks/layouts.ts';
export { providerFrame } from '../src/blocks/optionalCode.ts';
export { examples, examplesOn } from '../src/dev/examplesOn.ts';
export { LivePage, showBlock } from '../src/dev/LivePage.tsx';
export { LiveSite } from '../src/dev/LiveSite.tsx';
export { OpenForm } from '../src/dev/OpenForm.tsx';
export { type Addresses, iconsPath, withAddresses } from '../src/dev/preview.ts';
export { standIn } from '../src/dev/standIn.ts';
export { focusStep } from '../src/pictures/resolvePicture.ts';
export { boxIn } from '../src/pictures/sizes.ts';
export { type ListedPage, neighborsOf } from '../src/prerender/pageLists.ts';
export { visitorSite } from '../src/prerender/visitorSite.ts';
export { BlockView } from '../src/renderer/BlockView.tsx';
export { pageTitle } from '../src/renderer/pageTitle.ts';
export { readEditedSite } from '../src/resolved/readEditedSite.ts';
export { drawingsAmong, namedLanguages, readSite } from '../src/resolved/resolveContent.ts';
export type { ResolvedSite } from '../src/resolved/types.ts';
export { typeset } from '../src/resolved/typeset.ts';
export { plainText } from '../src/shared/plainText.ts';
export { SiteProvider, useSite } from '../src/shared/site.ts';
export { isRightToLeft } from '../src/theme/direction.ts';
export { fontStyles } from '../src/theme/font.ts';
export { facesOf, loadFonts, typefacePath, wholeFont } from '../src/theme/loadFonts.ts';
export { declarations } from '../src/theme/tokens.ts';
export { BlockDrawings, DrawingFrame } from '../src/ui/DrawingFrame.tsx';
export { IconSvg } from '../src/ui/Icon.tsx';
export { ownForm } from '../src/ui/optionalCode.ts';

// Loaded on demand: it includes svgo.
export const loadCleanSvg = () => import('../scripts/content/pictures/cleanSvg.ts');
