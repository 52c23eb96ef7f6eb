// npm run new -- page|site|block …: writes a starter page, a whole site or a block type. --help lists the three.
import { runPart } from './readArguments.ts';

await runPart('npm run new', 'Writes a page, a site or a block type to start from.', {
  page: { about: 'a starter page', run: () => import('./new/page.ts') },
  site: { about: 'a complete site for a company', run: () => import('./new/site.ts') },
  block: {
    about: 'schema, example, component and test of a block type',
    run: () => import('./new/block.ts'),
  },
});
