import { suggestName } from '../../nearest.ts';
import type { DocumentRule } from '../../rule.ts';
import { textsIn } from '../../strings.ts';

/** Checked where it is known which files are served beside the pages: those of public/. */
export const missingFile: DocumentRule = {
  name: 'missing-file',
  severity: 'error',
  about: 'A frame or a script of this site is a file in the folder public.',
  examples: [
    {
      file: 'site.json',
      right: '"src": "https://forms.piano.test/tuning"',
      wrong: '"src": "⟦/demo/lead-form.htm⟧"',
      message: 'The folder public has no file "/demo/lead-form.htm".',
      suggestion: 'Did you mean "/demo/lead-form.html"?',
    },
  ],
  check({ site, siteSource, files }) {
    if (!files) return [];
    const isFile = (text: string, field: string) =>
      (field === 'src' || field === 'embedScript') && text.startsWith('/');
    return textsIn(site, isFile)
      .filter(({ text }) => !files.includes(text))
      .map(({ path, text }) => ({
        source: siteSource,
        path,
        message: `The folder public has no file "${text}".`,
        suggestion: suggestName(text, files),
      }));
  },
};
