import { sentenceOf } from '../../catalog/index.ts';
import { once } from '../../once.ts';
import { editsOf } from '../change.ts';
import { picturesIn } from '../pictures.ts';
import { type DocumentRule, inDocuments, inPages, nothing } from '../rule.ts';
import type { Documents, Finding, PictureFile, SourceTree, ValuePath } from '../types.ts';

const noFiles: readonly PictureFile[] = [];
const allFiles = ({ pictures = noFiles }: Documents) => pictures;
const filesBySrc = once(
  (files: readonly PictureFile[]) => new Map(files.map((file) => [file.src, file])),
);

const smallPicture: DocumentRule = {
  name: 'small-picture',
  check: inDocuments('small-picture', allFiles, ({ document, source }, files) =>
    picturesIn(document).flatMap(({ path, picture: { src }, field }) => {
      const { size, isVector } = filesBySrc(files).get(src) ?? {};
      const { minimum = 0, height = 0, isFitted } = field.info.pictureSize ?? {};
      if (!size || isVector) return [];
      const place = { source, path: [...path, 'src'] };
      const isFlat = size.height < height;
      if (size.width < minimum && (isFlat || !isFitted)) {
        const id = path[0] === 'brand' ? 'small-picture/logo' : 'small-picture';
        return [
          { ...place, sentence: sentenceOf(id, { size: size.width, minimum, side: 'wide' }) },
        ];
      }
      if (!isFlat || isFitted) return [];
      const bounds = { size: size.height, minimum: height, side: 'high' };
      return [{ ...place, sentence: sentenceOf('small-picture', bounds) }];
    }),
  ),
};

/** The minimum visible share of a photo. Just below two thirds, so that a 3:2 photo in a square is accepted. */
const minVisibleShare = 0.66;

const croppedPicture: DocumentRule = {
  name: 'cropped-picture',
  check: inPages('cropped-picture', allFiles, ({ page, source }, files) =>
    picturesIn(page).flatMap(({ path, picture: { src, focus }, field }) => {
      const { size, isVector } = filesBySrc(files).get(src) ?? {};
      const { height = 0, ratios = [], ratiosIn } = field.info.pictureSize ?? {};
      if (!size || isVector || focus) return [];
      const block = page.blocks[Number(path[1])];
      const layout = block && 'layout' in block ? block.layout : undefined;
      const actual = size.width / size.height;
      const [worst] = (ratiosIn?.[layout ?? ''] ?? ratios)
        .map((ratio) => ({ ratio, share: Math.min(actual / ratio, ratio / actual) }))
        .sort((a, b) => a.share - b.share);
      if (!worst || worst.share >= minVisibleShare) return [];
      // small-picture reports a photo that is too flat.
      if (actual > worst.ratio && size.height < height) return [];
      const percent = Math.max(1, Math.round(worst.share * 100));
      const sentence = sentenceOf('cropped-picture', {
        percent,
        better: better(actual, worst.ratio),
      });
      return [{ source, path: [...path, 'src'], sentence }];
    }),
  ),
};

/** The photo to use in a place, with an article: of the place's shape, or less extreme if the photo already has that shape. */
function better(actual: number, place: number): string {
  const shape = shapeOf(place);
  if (shapeOf(actual) !== shape) return shape === 'upright' ? 'an upright' : `a ${shape}`;
  if (shape === 'upright') return actual < place ? 'a less narrow' : 'a narrower';
  return actual < place ? 'a wider' : 'a less wide';
}

function shapeOf(ratio: number): 'upright' | 'square' | 'wide' {
  if (Math.abs(ratio - 1) < 0.05) return 'square';
  return ratio < 1 ? 'upright' : 'wide';
}

/** Only a person can tell whether a logo is visible on a dark background, so the document has to declare it. */
const logoOnDark: DocumentRule = {
  name: 'logo-on-dark',
  check: (documents) => [
    ...logosOnPages(documents),
    ...logoFindings(documents.site.brand ?? {}, documents.siteSource, ['brand']),
  ],
};

const logosOnPages = inPages('logo-on-dark', nothing, ({ page, source }) =>
  page.blocks.flatMap((block, index) =>
    block.type === 'credentials'
      ? block.items.flatMap((entry, item) =>
          logoFindings(entry, source, ['blocks', index, 'items', item]),
        )
      : [],
  ),
);

type Versions = { logo?: unknown; logoOnDark?: unknown; plate?: boolean | undefined };

function logoFindings(
  { logo, logoOnDark: dark, plate }: Versions,
  source: SourceTree,
  group: ValuePath,
): Finding[] {
  if (logo && !dark && !plate) {
    return [{ source, path: [...group, 'logo'], sentence: sentenceOf('logo-on-dark') }];
  }
  if (!dark || !plate) return [];
  const path = [...group, 'plate'];
  const suggest = editsOf(source, path, 'remove');
  return [{ source, path, sentence: sentenceOf('logo-on-dark/plate'), suggest }];
}

export const pictureRules: readonly DocumentRule[] = [
  ...[croppedPicture, logoOnDark, smallPicture],
];
