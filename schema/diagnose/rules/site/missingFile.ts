import { pageSchema } from '../../../page.ts';
import { siteSchema } from '../../../site.ts';
import { editsOf } from '../../change.ts';
import { textsOfKind } from '../../links.ts';
import { onlyNear, suggestName } from '../../nearest.ts';
import type { DocumentRule } from '../../rule.ts';

/** Checked only where the files that are served beside the pages (those of public/) are known. */
export const missingFile: DocumentRule = {
  name: 'missing-file',

  check({ pages, siteSource, files }) {
    if (!files) return [];
    const sources = pages.map(({ source }) => ({ source, schema: pageSchema }));
    return [...sources, { source: siteSource, schema: siteSchema }].flatMap(({ source, schema }) =>
      textsOfKind('file', schema, source.value)
        .filter(({ text }) => text.startsWith('/') && !files.includes(text))
        .map(({ path, text }) => {
          const near = onlyNear(text, files);
          return {
            source,
            path,
            message: {
              inFile: `The folder public has no file "${text}".`,
              inForm: `There is no file "${text}".`,
            },
            suggestion: suggestName(text, files),
            suggest: near === undefined ? undefined : editsOf(source, path, { value: near }),
          };
        }),
    );
  },
};
