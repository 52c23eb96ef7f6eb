// npm run validate -- [files…] [--root DIR] [--format pretty|json|github|sarif] [--fix] [--watch] [--launch]
// Exit 0 without errors, 1 with errors, 2 on wrong usage.

import { watch } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { applyEdits, editsOf } from '../schema/diagnose/fix.ts';
import { type Diagnostic, diagnose, type SourceFile } from '../schema/diagnose/index.ts';
import { formatGithub } from './formats/github.ts';
import { formatJson } from './formats/json.ts';
import { formatPretty } from './formats/pretty.ts';
import type { Report } from './formats/report.ts';
import { formatSarif } from './formats/sarif.ts';
import { readContent } from './readContent.ts';

const formats: Record<string, (report: Report) => string> = {
  pretty: formatPretty,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
};

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

  const check = async () => {
    const start = performance.now();
    const { pages, site } = await readContent(values.root);
    const files = [...pages, site];
    const unknown = [...wanted].filter((name) => !files.some((file) => file.name === name));
    if (unknown.length > 0)
      throw new Error(`${unknown.join(', ')} is not a document of ${values.root}.`);
    const found = diagnose(pages, site, { launch: values.launch }).diagnostics;
    const diagnostics = wanted.size > 0 ? found.filter(({ file }) => wanted.has(file)) : found;
    return { diagnostics, files, milliseconds: performance.now() - start };
  };

  const run = async () => {
    let report = await check();
    if (values.fix) {
      await fix(report.diagnostics, report.files);
      report = await check();
    }
    console.log(format(report));
    process.exitCode = report.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
  };

  await run();
  if (values.watch) {
    let soon: ReturnType<typeof setTimeout> | undefined;
    watch(values.root, { recursive: true }, () => {
      clearTimeout(soon);
      soon = setTimeout(() => run().catch(fail), 20);
    });
  }
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 2;
}

/** Mends what has one safe answer and says so. A file is written beside itself and then renamed. */
async function fix(
  diagnostics: readonly Diagnostic[],
  files: readonly SourceFile[],
): Promise<void> {
  for (const { name, text } of files) {
    const mended = diagnostics.filter(({ file, edits }) => file === name && edits);
    if (mended.length === 0) continue;
    const temporary = `${name}.${process.pid}.tmp`;
    await writeFile(temporary, applyEdits(text, editsOf(mended)));
    await rename(temporary, name);
    for (const { line, message } of mended) console.error(`mended ${name}:${line}  ${message}`);
  }
}
