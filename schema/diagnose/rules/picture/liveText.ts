import { allPictures } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';

const message = 'This SVG has live text; visitors without its typeface see another one.';
const suggestion = 'Convert text to paths when you export it.';

const logos: unknown[] = ['logo', 'logoOnDark', 'mark'];

export const liveText: DocumentRule = {
  name: 'live-text',

  check({ pictures = [], ...documents }) {
    const typed = new Set(pictures.flatMap(({ src, hasText }) => (hasText ? [src] : [])));
    return allPictures(documents)
      .filter(({ path, picture }) => logos.includes(path.at(-1)) && typed.has(picture.src))
      .map(({ path, source }) => ({ source, path: [...path, 'src'], message, suggestion }));
  },
};
