// npm run bench -- site|build|edit|validate …: runs a benchmark. --help describes each.
import { runPart } from './readArguments.ts';

await runPart('npm run bench', 'Measures the site, its build or one of the other commands.', {
  site: {
    about: 'bytes of every page, and speed compared with the same pages built by other tools',
    run: () => import('./bench/site.ts'),
  },
  build: { about: 'the time of whole builds', run: () => import('./bench/build.ts') },
  edit: {
    about: 'the start of the editor, and the time from a keystroke to the page',
    run: () => import('./bench/edit.ts'),
  },
  validate: {
    about: 'validate on many documents',
    run: () => import('./bench/validate.ts'),
  },
});
