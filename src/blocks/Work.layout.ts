import { type Box, column, content, indexIn, type LayoutOf } from '../pictures/layout.ts';
import { space } from '../theme/tokens.ts';

/** The two columns of a job: their breakpoint, and the shares (fr) of pictures and text. */
export const jobColumns = { from: 60, pictures: 7, text: 5 } as const;

/**
 * The pictures of a job. The first is above the others, which are in rows of two. From the breakpoint `wide` on, three others
 * share a row; if there are two pictures, the second is a square next to the first, with the same height.
 */
export const jobPictures = {
  ratio: '3/2',
  wide: 42,
  gap: 'space-xs',
  first: 3,
  second: { share: 2, ratio: '1/1' },
} as const;

export const jobLayout: LayoutOf = (block, path) => {
  const count = (block.type === 'work' && block.items[indexIn(path)]?.pictures?.length) || 1;
  const at = Number(path.at(-1));
  const { ratio, wide, gap, first, second } = jobPictures;
  const share = (inside: string): Omit<Box, 'from'> => {
    if (count !== 2) {
      const row = at === 0 ? 1 : count === 4 ? 3 : 2;
      return { width: `calc(${column(row, gap, inside)})`, ratio };
    }
    const [part, partRatio] =
      at === 0 ? ([first, ratio] as const) : ([second.share, second.ratio] as const);
    return {
      width: `calc((${inside} - ${space[gap]})*${part}/${first + second.share})`,
      ratio: partRatio,
    };
  };
  const { from, pictures, text } = jobColumns;
  const pictureWidth = `(${content} - ${space['space-2xl']})*${pictures}/${pictures + text}`;
  const isFullWidth = at === 0 || (at === count - 1 && count % 2 === 0);
  return [
    { from, ...share(pictureWidth) },
    { from: wide, ...share(content) },
    { width: `calc(${column(isFullWidth ? 1 : 2, gap)})`, ratio },
  ];
};
