// npm run new-page -- /route "Title" [--root DIR]: writes a valid starter document and says where to link it.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { diagnose } from '../schema/diagnose/index.ts';
import { readContent } from './readContent.ts';
import { fileNameFor, starter } from './starter.ts';
import { writeNewFile } from './writeNewFile.ts';

const usage = 'Usage: npm run new-page -- /route "Title"';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string', default: 'pages-json' } },
  });
  const [route, title, ...more] = positionals;
  if (!route || !title || more.length > 0) throw new Error(usage);

  const { pages, site, files } = await readContent(values.root);
  const file = path.join(values.root, fileNameFor(route));
  const name = path.relative(process.cwd(), file);
  const text = `${JSON.stringify(starter(values.root, route, title), null, 2)}\n`;

  // The new page must not add a mistake; what is wrong elsewhere is not its business.
  const mistakes = diagnose([...pages, { name, text }], site, { files }).diagnostics.filter(
    ({ file: place, severity }) => place === name && severity === 'error',
  );
  if (mistakes.length > 0) throw new Error(mistakes.map(({ message }) => message).join('\n'));
  await writeNewFile(file, text);
  console.log(
    `Wrote ${name}. Write your texts into it, then link it: in site.json, under header.services for the`,
  );
  console.log(`menu or under footer.columns, or from another page with "href": "${route}".`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
