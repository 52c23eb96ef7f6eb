// npm run validate -- [files…] [--root DIR] [--format pretty|json|github|sarif] [--fix] [--watch] [--launch]
// Exit 0 without errors, 1 with errors, 2 on wrong usage.

import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { applyFixes } from '../schema/diagnose/fix.ts';
import type { SourceFile } from '../schema/diagnose/index.ts';
import { formatChanges } from './formats/changes.ts';
import { formatGithub } from './formats/github.ts';
import { formatJson } from './formats/json.ts';
import { formatPretty } from './formats/pretty.ts';
import type { Report } from './formats/report.ts';
import { formatSarif } from './formats/sarif.ts';
import { contentReader } from './readContent.ts';
import { replaceFile } from './replaceFile.ts';

const formats: Record<string, (report: Report) => string> = {
  pretty: formatPretty,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
};

// Who reads only the first lines, as `head` does, closes the pipe.
process.stdout.on('error', () => process.exit());

const usage =
  'Usage: npm run validate -- [files…] [--root DIR] [--format pretty|json|github|sarif] [--fix] [--watch] [--launch]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      root: { type: 'string', default: 'pages-json' },
      format: { type: 'string', default: 'pretty' },
      fix: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      launch: { type: 'boolean', default: false },
    },
  });
  const format = formats[values.format];
  if (!format) {
    throw new Error(
      `There is no format "${values.format}". Write one of: ${Object.keys(formats).join(', ')}.`,
    );
  }
  const wanted = new Set(
    positionals.map((file) => path.relative(process.cwd(), path.resolve(file))),
  );

  const read = contentReader(values.root);
  const check = async () => {
    const start = performance.now();
    const { pages, site, files } = await read();
    const documents = [...pages, site];
    const unknown = [...wanted].filter((name) => !documents.some((file) => file.name === name));
    if (unknown.length > 0)
      throw new Error(`${unknown.join(', ')} is not a document of ${values.root}.`);
    const isWanted = (name: string) => wanted.size === 0 || wanted.has(name);
    const checked = applyFixes({ pages, site }, { launch: values.launch, files }, (name) =>
      values.fix ? isWanted(name) : false,
    );
    const after = [...checked.pages, checked.site];
    await write(documents, after);
    if (checked.changes.length > 0) console.error(formatChanges(checked.changes));
    const report: Report = {
      diagnostics: checked.diagnosis.diagnostics.filter(({ file }) => isWanted(file)),
      files: after,
      milliseconds: performance.now() - start,
    };
    const text = format(report);
    if (text !== '') console.log(text);
    process.exitCode = report.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
  };

  // One after the other: of two at once, the one that read earlier could be the last to speak.
  let running = Promise.resolve();
  const checkNext = () => {
    running = running.catch(() => {}).then(check);
    return running;
  };
  let watcher: FSWatcher | undefined;
  if (values.watch) {
    // Says in words what is not there to be watched. A file that is saved during the first check is seen.
    await read();
    let soon: ReturnType<typeof setTimeout> | undefined;
    watcher = watch(values.root, { recursive: true }, () => {
      clearTimeout(soon);
      // One save can be several events.
      soon = setTimeout(() => checkNext().catch(fail), 20);
    });
  }
  await checkNext().catch((error) => {
    watcher?.close();
    throw error;
  });
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 2;
}

/** Writes the documents that were fixed. */
async function write(before: readonly SourceFile[], after: readonly SourceFile[]): Promise<void> {
  for (const [index, { name, text }] of before.entries()) {
    const newText = after[index]?.text ?? text;
    if (newText !== text) await replaceFile(name, text, newText);
  }
}
