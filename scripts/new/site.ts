// npm run new -- site DIR "Company": writes the documents of a new site, and prints what to replace.
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { amount, groupBy } from '../../schema/diagnose/index.ts';
import { diagnose, siteSchema } from '../../schema/index.ts';
import { errorCode } from '../content/errorCode.ts';
import { newSite } from '../content/newSite.ts';
import { pathIn } from '../content/projectPath.ts';
import { readContent } from '../content/readContent.ts';
import { writeNewFile } from '../content/writeNewFile.ts';
import { readArguments } from '../readArguments.ts';
import { reportFailure } from '../reportFailure.ts';

const { positionals } = readArguments({
  call: 'npm run new -- site',
  about: 'Creates a complete site for a company in a new folder, and lists what to replace.',
  options: {},
  operands: {
    usage: 'DIR "Company"',
    about: 'the new folder and the name of the company',
    count: [2, 2],
  },
});

try {
  const [folder = '', written = ''] = positionals;
  const company = written.trim();
  const problem = siteSchema.shape.company.safeParse(company).error?.issues[0];
  if (problem || /[{}]/.test(company)) {
    throw new Error(
      `"${company}" cannot be the name of a company. Write one of 1 to 40 characters without braces.`,
    );
  }
  const files = newSite(folder, company);
  await expectEmpty(folder);
  await writeAll(folder, files);

  const { pages, site, ...served } = await readContent(folder);
  const { diagnostics } = diagnose(pages, site, { ...served, launch: true });
  console.log(`Wrote a site of ${amount(pages.length, 'page')} to ${folder}.`);
  console.log(`  npm run edit -- --content ${folder}    opens it in the visual editor`);
  console.log(`  npm start -- --content ${folder}       builds and serves it\n`);
  console.log('Replace these examples before the site goes live:');
  for (const [file, found] of groupBy(diagnostics, (diagnostic) => diagnostic.file)) {
    console.log(`  ${String(found.length).padStart(3)}  ${pathIn(folder, file)}`);
  }
  console.log(`npm run validate -- --content ${folder} --launch shows where each is.`);
  console.log('/examples has one of each block: copy what you need, then delete that page.');
} catch (error) {
  reportFailure(error);
}

/** Throws if the path is not a folder, or the folder is not empty. */
async function expectEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw failure(folder, error);
  });
  if (names.length > 0) {
    throw new Error(`${folder} is not empty, so nothing was written. Choose a new folder.`);
  }
}

/** Writes all files or none. */
async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const made: string[] = [];
  const undo: (() => Promise<unknown>)[] = [];
  try {
    for (const [name, text] of files) {
      const file = path.join(folder, name);
      const first = await mkdir(path.dirname(file), { recursive: true });
      if (first !== undefined) made.unshift(path.dirname(file));
      await writeNewFile(file, text);
      undo.push(() => rm(file, { force: true }));
    }
  } catch (error) {
    for (const step of undo) await step().catch(() => {});
    for (const own of made) await rmdir(own).catch(() => {});
    throw failure(folder, error);
  }
}

function failure(folder: string, error: unknown): unknown {
  const reasons: Record<string, string> = {
    EACCES: `You do not have permission to write to ${folder}, so nothing was written. Choose another folder.`,
    EROFS: `The disk of ${folder} is read-only, so nothing was written. Choose another folder.`,
    ENOTDIR: `${folder} is a file or inside one, so nothing was written. Choose a new folder.`,
    EEXIST: `${folder} is a file or inside one, so nothing was written. Choose a new folder.`,
  };
  const reason = reasons[errorCode(error) ?? ''];
  return reason === undefined ? error : new Error(reason, { cause: error });
}
