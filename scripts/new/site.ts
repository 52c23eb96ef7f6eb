// npm run new -- site DIR "Company": writes the documents of a new site, and prints what to replace.
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { amount, describeIssues, groupBy } from '../../schema/diagnose/index.ts';
import { diagnose, siteSchema } from '../../schema/index.ts';
import { countryOfLanguage } from '../../schema/inspect.ts';
import { errorCode } from '../content/errorCode.ts';
import { newSite } from '../content/newSite.ts';
import { pathIn } from '../content/projectPath.ts';
import { readContent } from '../content/readContent.ts';
import { writeNewFile } from '../content/writeNewFile.ts';
import { readArguments } from '../readArguments.ts';
import { reportFailure } from '../reportFailure.ts';

const { values, positionals } = readArguments({
  call: 'npm run new -- site',
  about: 'Creates a complete site for a company in a new folder, and lists what to replace.',
  options: {
    country: {
      type: 'string',
      value: 'GB',
      about: 'the country of the company; a terminal asks for it',
    },
    language: {
      type: 'string',
      value: 'en-GB',
      about: 'the language of the pages (default: that of the country)',
    },
    github: {
      type: 'string',
      value: 'OWNER/NAME',
      about: 'the repository on GitHub that contains this project; adds the editor at /edit/',
    },
  },
  operands: {
    usage: 'DIR "Company"',
    about: 'the new folder and the name of the company',
    count: [2, 2],
  },
});

const shapes = {
  country: siteSchema.shape.country,
  language: siteSchema.shape.language,
  repository: siteSchema.shape.editor.unwrap().shape.repository,
};

try {
  const [folder = '', written = ''] = positionals;
  const company = written.trim();
  const problem = siteSchema.shape.company.safeParse(company).error?.issues[0];
  if (problem || /[{}]/.test(company)) {
    throw new Error(
      `"${company}" cannot be the name of a company. Write one of 1 to 40 characters without braces.`,
    );
  }
  await expectEmpty(folder);
  const language = values.language && siteValue('language', values.language);
  // Without it, phone numbers would be those of another country.
  const country = (await readCountry(values.country)) ?? (language && countryOfLanguage(language));
  const editor = values.github === undefined ? undefined : editorAt(values.github, folder);
  const files = newSite(folder, company, { country, language, editor });
  await writeAll(folder, files);

  const { pages, site, ...served } = await readContent(folder);
  const { diagnostics } = diagnose(pages, site, { ...served, launch: true });
  console.log(`Wrote a site of ${amount(pages.length, 'page')} to ${folder}.`);
  console.log(`  npm run edit -- --content ${folder}    opens it in the visual editor`);
  console.log(`  npm start -- --content ${folder}       builds and serves it\n`);
  if (editor) {
    console.log(
      'Commit and push the folder. A host that builds every push, such as Cloudflare Pages, needs:',
    );
    console.log(`  build command    npm run build -- --content ${editor.folder}`);
    console.log('  output folder    dist\n');
  }
  console.log('Replace these examples before the site goes live:');
  for (const [file, found] of groupBy(diagnostics, (diagnostic) => diagnostic.file)) {
    console.log(`  ${String(found.length).padStart(3)}  ${pathIn(folder, file)}`);
  }
  console.log(`npm run validate -- --content ${folder} --launch shows where each is.`);
  console.log('/examples has one of each block: copy what you need, then delete that page.');
} catch (error) {
  reportFailure(error);
}

/** The country of the option; without one, asks the person at a terminal. */
async function readCountry(option: string | undefined): Promise<string | undefined> {
  if (option !== undefined) return siteValue('country', option);
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  terminal.on('close', () => closed.abort());
  try {
    for (;;) {
      const answer = await terminal
        .question('Country of the company, such as US or Ireland: ', { signal: closed.signal })
        .catch(() => '');
      if (answer.trim() === '') return undefined;
      try {
        return siteValue('country', answer);
      } catch (error) {
        console.log(error instanceof Error ? error.message : error);
      }
    }
  } finally {
    terminal.close();
  }
}

/** Where the new site is on GitHub. Throws if the folder is not in the project. */
function editorAt(written: string, folder: string) {
  const repository = siteValue('repository', written);
  const inProject = pathIn('.', folder);
  if (inProject === '' || path.isAbsolute(inProject) || inProject.startsWith('..')) {
    throw new Error(
      `${folder} is not in this project, so nothing was written. Choose a folder such as content/site.`,
    );
  }
  return { repository, folder: inProject };
}

/** A value as site.json has it: "GB" for "gb" and "United Kingdom". Throws for an unknown one. */
function siteValue(field: keyof typeof shapes, written: string): string {
  const isValue = (value: unknown) => shapes[field].safeParse(value).success;
  if (isValue(written)) return written;
  const place = field === 'repository' ? ['editor', field] : [field];
  const document =
    field === 'repository' ? { editor: { repository: written } } : { [field]: written };
  const { issues = [] } = shapes[field].safeParse(written).error ?? {};
  const [error] = describeIssues(
    issues.map((issue) => ({ ...issue, path: place })),
    document,
    siteSchema,
  );
  const { suggest } = error ?? {};
  const meant = typeof suggest === 'object' && 'value' in suggest ? suggest.value : undefined;
  if (typeof meant === 'string' && isValue(meant)) return meant;
  throw new Error([error?.sentence.message, error?.sentence.suggestion].filter(Boolean).join(' '));
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
  const createdFolders: string[] = [];
  const undo: (() => Promise<unknown>)[] = [];
  try {
    for (const [name, text] of files) {
      const file = path.join(folder, name);
      const first = await mkdir(path.dirname(file), { recursive: true });
      if (first !== undefined) createdFolders.unshift(path.dirname(file));
      await writeNewFile(file, text);
      undo.push(() => rm(file, { force: true }));
    }
  } catch (error) {
    for (const step of undo) await step().catch(() => {});
    for (const created of createdFolders) await rmdir(created).catch(() => {});
    throw failure(folder, error);
  }
}

function failure(folder: string, error: unknown): unknown {
  const reasons: Record<string, string> = {
    EACCES: `You do not have permission to write to ${folder}, so nothing was written. Choose another folder.`,
    EPERM: `The system does not allow writing to ${folder}, so nothing was written. Choose another folder.`,
    EROFS: `The disk of ${folder} is read-only, so nothing was written. Choose another folder.`,
    ENOTDIR: `${folder} is a file or inside one, so nothing was written. Choose a new folder.`,
    EEXIST: `${folder} is a file or inside one, so nothing was written. Choose a new folder.`,
  };
  const reason = reasons[errorCode(error) ?? ''];
  return reason === undefined ? error : new Error(reason, { cause: error });
}
