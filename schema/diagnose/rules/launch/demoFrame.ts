import type { DocumentRule } from '../../rule.ts';
import { inSite } from './inSite.ts';

export const demoFrame: DocumentRule = {
  name: 'demo-frame',
  severity: 'error',
  about:
    'The form and the blog that come with the site are demonstrations: nobody reads what visitors send.',
  examples: [
    {
      file: 'site.json',
      right: '"src": "https://forms.piano.test/tuning"',
      wrong: '"src": "⟦/demo/lead-form.html⟧"',
      message: '"/demo/lead-form.html" is a demonstration.',
      suggestion: 'Write the address that your provider gave you, or take the field out.',
    },
  ],
  check: (documents) =>
    inSite(
      documents,
      (text) => text.startsWith('/demo/'),
      (text) => ({
        message: `"${text}" is a demonstration.`,
        suggestion: 'Write the address that your provider gave you, or take the field out.',
      }),
    ),
};
