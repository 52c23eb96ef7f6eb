import { fontsIn, usableFont } from '../../fonts.ts';
import type { DocumentRule } from '../../rule.ts';

/** The least and the most weight of texts, with stressed words, and of headlines (src/theme/typeface.ts). */
const used = { text: [400, 700], headlines: [600, 700] } as const;

export const singleWeight: DocumentRule = {
  name: 'single-weight',

  check: ({ site, siteSource: source, fonts }) =>
    fontsIn(site).flatMap(({ path, src, use }) => {
      const font = usableFont(fonts, src);
      const [least, most] = used[use];
      const { weights } = font ?? {};
      // A headline font with one weight is accepted: it is bold by design.
      if (!font || (!weights && use === 'headlines')) return [];
      if (weights && weights.least <= least && weights.most >= most) return [];
      const message = weights
        ? `The font "${src}" has the weights from ${weights.least} to ${weights.most}.`
        : `The font "${src}" has one weight alone: stressed words and buttons look like all other words.`;
      const suggestion = `Use a variable font that has the weights from ${least} to ${most}.`;
      return [{ source, path, message, suggestion }];
    }),
};
