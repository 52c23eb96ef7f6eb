import { pictureWidths } from '../../../fields.ts';
import { picturesIn } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';

/** From this part of a photo on, its crop needs no decision. It is just below two thirds: a 3:2 photo in a square is fine. */
const enough = 0.66;

export const croppedPicture: DocumentRule = {
  name: 'cropped-picture',

  check({ pages, pictures = [] }) {
    const files = new Map(pictures.map((file) => [file.src, file]));
    return pages.flatMap(({ page, source }) =>
      picturesIn(page).flatMap(({ path, picture: { src, focus }, field }) => {
        const { size, isVector } = files.get(src) ?? {};
        const { height = 0, ratios = [], ratiosIn } = pictureWidths.get(field.schema) ?? {};
        if (!size || isVector || focus) return [];
        const block = page.blocks[Number(path[1])];
        const layout = block && 'layout' in block ? block.layout : undefined;
        const own = size.width / size.height;
        const [worst] = (ratiosIn?.[layout ?? ''] ?? ratios)
          .map((ratio) => ({ ratio, share: Math.min(own / ratio, ratio / own) }))
          .sort((a, b) => a.share - b.share);
        if (!worst || worst.share >= enough) return [];
        // small-picture reports a photo that is too flat.
        if (own > worst.ratio && size.height < height) return [];
        return [
          {
            source,
            path: [...path, 'src'],
            message: `Only ${Math.max(1, Math.round(worst.share * 100))} % of this ${shapeOf(own)} photo is shown here.`,
            suggestion: {
              inFile: `Set focus, or use ${better(own, worst.ratio)} photo.`,
              inForm: `Choose the point that stays in view, or use ${better(own, worst.ratio)} photo.`,
            },
          },
        ];
      }),
    );
  },
};

function shapeOf(ratio: number): 'upright' | 'square' | 'wide' {
  if (Math.abs(ratio - 1) < 0.05) return 'square';
  return ratio < 1 ? 'upright' : 'wide';
}

/** The photo to use in a place, with its article: of the place's shape, or less extreme where the photo has that shape. */
function better(own: number, place: number): string {
  const shape = shapeOf(place);
  if (shapeOf(own) !== shape) return `${shape === 'upright' ? 'an' : 'a'} ${shape}`;
  if (shape === 'upright') return own < place ? 'a less narrow' : 'a narrower';
  return own < place ? 'a wider' : 'a less wide';
}
