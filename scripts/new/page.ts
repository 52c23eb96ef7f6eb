// npm run new -- page /route "Title": writes a valid starter page and prints where to link it.
import path from 'node:path';
import { diagnose } from '../../schema/index.ts';
import { pathIn, projectPath } from '../content/projectPath.ts';
import { readContent } from '../content/readContent.ts';
import { fileNameFor, pageSchemaFile, starter } from '../content/starter.ts';
import { writeNewFile } from '../content/writeNewFile.ts';
import { sentencesOf } from '../formats/report.ts';
import { contentOption, readArguments } from '../readArguments.ts';
import { reportFailure } from '../reportFailure.ts';

const { values, positionals } = readArguments({
  call: 'npm run new -- page',
  about: 'Creates a starter page, and shows where to link to it.',
  options: { content: contentOption },
  operands: {
    usage: '/route "Title"',
    about: 'the path of the page and its title',
    count: [2, 2],
  },
});

try {
  const [route = '', title = ''] = positionals;
  const folder = values.content;
  const { pages, site, files, pictures } = await readContent(folder);
  const file = path.join(folder, fileNameFor(route));
  const name = projectPath(file);
  const text = `${JSON.stringify(starter(pathIn(folder, pageSchemaFile), route, title), null, 2)}\n`;

  const { diagnostics } = diagnose([...pages, { name, text }], site, { files, pictures });
  // Only errors of the new page count. writeNewFile reports if its file already exists.
  const errors = diagnostics.filter(
    ({ file: place, severity }) => place === name && severity === 'error',
  );
  if (errors.length > 0) throw new Error(errors.map(sentencesOf).join('\n'));
  await writeNewFile(file, text);
  console.log(
    `Wrote ${name}. Add your texts, then link to it: in site.json, under header.services for the`,
  );
  console.log(`menu or under footer.columns, or from another page with "href": "${route}".`);
} catch (error) {
  reportFailure(error);
}
