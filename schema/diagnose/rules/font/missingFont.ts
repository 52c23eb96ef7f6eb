import { editsOf } from '../../change.ts';
import { fontsIn } from '../../fonts.ts';
import { onlyNear, suggestName } from '../../nearest.ts';
import type { DocumentRule } from '../../rule.ts';

/** Names are compared character by character, as a Linux host does. */
export const missingFont: DocumentRule = {
  name: 'missing-font',

  check({ site, siteSource: source, fonts }) {
    if (!fonts) return [];
    const names = fonts.map(({ src }) => src);
    return fontsIn(site)
      .filter(({ src }) => !names.includes(src))
      .map(({ path, src }) => {
        const near = onlyNear(src, names);
        return {
          source,
          path,
          message: `The folder has no file "${src}".`,
          suggestion:
            suggestName(src, names) ??
            'Put the file into the folder "fonts", which is beside the documents.',
          suggest: near === undefined ? undefined : editsOf(source, path, { value: near }),
        };
      });
  },
};
