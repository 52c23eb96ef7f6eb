import type { Rule } from '../types.ts';

/** Two documents that claim the same address: one of them would be lost. */
export const duplicatePath: Rule = {
  name: 'duplicate-path',
  severity: 'error',
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
