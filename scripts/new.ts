// npm run new -- page|site|block|embed …: creates a page, a site or a block type, or prints an embed block. --help lists them.
import { runPart } from './readArguments.ts';

await runPart('npm run new', 'Creates a page, a site, a block type or an embed block.', {
  page: { about: 'a starter page', run: () => import('./new/page.ts') },
  site: { about: 'a complete site for a company', run: () => import('./new/site.ts') },
  block: {
    about: 'the schema, example, component and test of a block type',
    run: () => import('./new/block.ts'),
  },
  embed: {
    about: 'an embed block from the code of a provider',
    run: () => import('./new/embed.ts'),
  },
});
