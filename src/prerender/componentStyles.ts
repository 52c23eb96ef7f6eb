import { allStyles } from './styles.ts';

const modules = import.meta.glob(['../{blocks,layout,renderer,ui}/*.tsx', '!**/*.test.tsx']);

// A component registers its styles (styles.ts) when its module is evaluated. Evaluating all modules before the first page is
// rendered gives the rules the same order on every page.
for (const load of Object.values(modules)) await load();

/** The styles of all components in a build, without the global styles, which every page has. */
export const componentStyles = allStyles();
