import type { DocumentRule } from '../../rule.ts';

export const placeholderCompany: DocumentRule = {
  name: 'placeholder-company',
  about: 'The name of the company is in every title and in the footer.',
  examples: [
    {
      file: 'site.json',
      right: '"company": "Harbor Piano Workshop"',
      wrong: '"company": "⟦Company name⟧"',
      message: 'The company has no name yet.',
      suggestion: 'Write the name of the company.',
    },
  ],
  check: ({ site, siteSource }) =>
    /^company name$/i.test(site.company)
      ? [
          {
            source: siteSource,
            path: ['company'],
            message: 'The company has no name yet.',
            suggestion: 'Write the name of the company.',
          },
        ]
      : [],
};
