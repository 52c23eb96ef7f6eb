// npm run validate -- [--root DIR]: checks every document. Exit 0 without errors, 1 with, 2 wrong usage.
import { parseArgs } from 'node:util';
import { diagnose } from '../schema/diagnose/index.ts';
import { countWords, printDiagnostics } from './printDiagnostics.ts';
import { readContent } from './readContent.ts';

try {
  const { values } = parseArgs({ options: { root: { type: 'string', default: 'pages-json' } } });
  const start = performance.now();
  const { pages, site } = await readContent(values.root);
  const { diagnostics, content } = diagnose(pages, site);
  printDiagnostics(diagnostics, [...pages, site]);
  const time = ((performance.now() - start) / 1000).toFixed(2);
  console.log(`${pages.length + 1} documents checked in ${time} s: ${countWords(diagnostics)}.`);
  process.exitCode = content ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
