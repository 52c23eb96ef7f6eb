import { repeatsIn } from '../../repeats.ts';
import type { DocumentRule } from '../../rule.ts';

/** Two documents that claim the same address: one of them would be lost. */
export const duplicatePath: DocumentRule = {
  name: 'duplicate-path',

  check: ({ pages }) =>
    repeatsIn(pages, ({ page }) => page.path).map(({ item: { page, source }, first }) => ({
      source,
      path: ['path'],
      message: {
        inFile: `The path "${page.path}" belongs to ${first.source.name} already.`,
        inForm: `The page "${first.page.title}" has the address "${page.path}" already.`,
      },
      suggestion: {
        inFile: 'Give this page a path of its own.',
        inForm: 'Give this page an address of its own.',
      },
    })),
};
