import type { DocumentRule } from '../../rule.ts';

/** Two documents that claim the same address: one of them would be lost. */
export const duplicatePath: DocumentRule = {
  name: 'duplicate-path',
  about: 'Each page has an address of its own; of two with the same, one would be lost.',
  examples: [
    {
      file: 'visit.json',
      right: '"path": "/visit"',
      wrong: '"path": "⟦/restoration⟧"',
      message: 'The path "/restoration" belongs to restoration.json already.',
      suggestion: 'Give this page a path of its own.',
    },
  ],
  check({ pages }) {
    const owners = new Map<string, string>();
    return pages.flatMap(({ page, source }) => {
      const owner = owners.get(page.path);
      if (owner === undefined) {
        owners.set(page.path, source.name);
        return [];
      }
      return [
        {
          source,
          path: ['path'],
          message: `The path "${page.path}" belongs to ${owner} already.`,
          suggestion: 'Give this page a path of its own.',
        },
      ];
    });
  },
};
