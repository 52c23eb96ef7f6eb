import type { DocumentRule } from '../../rule.ts';

export const redirectConflict: DocumentRule = {
  name: 'redirect-conflict',
  severity: 'error',
  about: 'An old address that is a page today, or that stands twice, cannot lead somewhere else.',
  examples: [
    {
      file: 'site.json',
      right: '"redirects": [{ "from": "/tuning"',
      wrong: '"redirects": [{ "from": "⟦/visit⟧"',
      message: '"/visit" is the address of a page, so a redirect from it would never be used.',
      suggestion: 'Take the redirect out, or give the page another path.',
    },
    {
      file: 'site.json',
      right: '"redirects": [{ "from": "/tuning", "to": "/" }',
      wrong:
        '"redirects": [{ "from": "/tuning", "to": "/" }, { "from": "⟦/tuning⟧", "to": "/visit" }',
      message: 'Another redirect begins at "/tuning" already.',
      suggestion: 'Keep one of the two.',
    },
  ],
  check({ pages, site, siteSource }) {
    const paths = new Set(pages.map(({ page }) => page.path));
    const seen = new Set<string>();
    return (site.redirects ?? []).flatMap(({ from }, index) => {
      const isSecond = seen.has(from);
      seen.add(from);
      const place = { source: siteSource, path: ['redirects', index, 'from'] };
      if (paths.has(from)) {
        return [
          {
            ...place,
            message: `"${from}" is the address of a page, so a redirect from it would never be used.`,
            suggestion: 'Take the redirect out, or give the page another path.',
          },
        ];
      }
      if (!isSecond) return [];
      return [
        {
          ...place,
          message: `Another redirect begins at "${from}" already.`,
          suggestion: 'Keep one of the two.',
        },
      ];
    });
  },
};
