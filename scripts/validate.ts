// npm run validate: checks documents. Exit 0 without errors, 1 with errors, 2 on wrong usage. --help prints the options.

import { type FSWatcher, watch } from 'node:fs';
import { outerLinksIn, sourceOf } from '../schema/diagnose/index.ts';
import {
  applyFixes,
  type Diagnostic,
  diagnose,
  type LinkResults,
  type SourceFile,
} from '../schema/index.ts';
import { dayIn, nextChange, timeZoneOf } from '../schema/inspect.ts';
import { checkLinks, keepLinkCheck } from './content/checkLinks.ts';
import { projectPath } from './content/projectPath.ts';
import { contentReader } from './content/readContent.ts';
import { replaceFile } from './content/replaceFile.ts';
import { formatFixedPlaces } from './formats/fixedPlaces.ts';
import { formatGithub } from './formats/github.ts';
import { formatJson } from './formats/json.ts';
import { formatPretty } from './formats/pretty.ts';
import type { Report } from './formats/report.ts';
import { progressLine } from './progressLine.ts';
import { contentOption, readArguments } from './readArguments.ts';
import { reportFailure } from './reportFailure.ts';

const formats: Record<string, (report: Report) => string> = {
  pretty: formatPretty,
  json: formatJson,
  github: formatGithub,
};

const { values, positionals } = readArguments({
  call: 'npm run validate',
  about: 'Checks documents, and shows where each error is and how to fix it.',
  options: {
    content: contentOption,
    format: {
      type: 'string',
      value: 'NAME',
      default: 'pretty',
      about: 'pretty for people; json or github for programs',
    },
    fix: { type: 'boolean', default: false, about: 'applies unambiguous fixes' },
    watch: { type: 'boolean', default: false, about: 'checks again after each save' },
    launch: { type: 'boolean', default: false, about: 'also finds samples that must not go live' },
    links: {
      type: 'boolean',
      default: false,
      about: 'also requests each address of another site (the editor shows the results)',
    },
    next: {
      type: 'boolean',
      default: false,
      about: 'only prints the next day on which a page or block appears or disappears, if any',
    },
  },
  operands: { usage: '[file …]', about: 'only these documents', count: [0, Infinity] },
});
const folder = values.content;

try {
  const format = formats[values.format];
  if (!format) {
    throw new Error(
      `There is no format "${values.format}". Use one of: ${Object.keys(formats).join(', ')}.`,
    );
  }
  const selected = new Set(positionals.map(projectPath));

  const read = contentReader(folder);
  let links: LinkResults | undefined;
  const check = async () => {
    const start = performance.now();
    const { pages, site, ...contentFiles } = await read();
    const documents = [...pages, site];
    const unknown = [...selected].filter((name) => !documents.some((file) => file.name === name));
    if (unknown.length > 0) {
      const words = unknown.length > 1 ? 'are not documents' : 'is not a document';
      throw new Error(`${unknown.join(', ')} ${words} in ${folder}.`);
    }
    const isSelected = (name: string) => selected.size === 0 || selected.has(name);
    // Once, even with --watch.
    if (values.links)
      links ??= await linksOf(
        documents.filter(({ name }) => isSelected(name)),
        site,
      );
    const options = { launch: values.launch, ...contentFiles, links, now: Date.now() };
    const isShown = ({ file }: Diagnostic) => isSelected(file);
    const mayFix = (found: Diagnostic) => values.fix && isShown(found);
    const checked = applyFixes({ pages, site }, options, mayFix);
    const after = [...checked.pages, checked.site];
    await write(documents, after);
    if (checked.fixedPlaces.length > 0) console.error(formatFixedPlaces(checked.fixedPlaces));
    const report: Report = {
      diagnostics: checked.diagnosis.diagnostics.filter(isShown),
      files: after,
      milliseconds: performance.now() - start,
    };
    const text = format(report);
    if (text !== '') console.log(text);
    process.exitCode = report.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
  };

  // Runs one check at a time. If two overlapped, the one with the older texts could print last.
  let running = Promise.resolve();
  const checkNext = () => {
    running = running.catch(() => {}).then(check);
    return running;
  };
  let watcher: FSWatcher | undefined;
  if (values.watch) {
    // Rejects for a missing folder. Watching starts before the first check, so that no save is missed.
    await read();
    let soon: ReturnType<typeof setTimeout> | undefined;
    watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(soon);
      // One save can cause several events.
      soon = setTimeout(() => checkNext().catch(reportFailure), 20);
    });
  }
  await (values.next ? printNextChange() : checkNext()).catch((error) => {
    watcher?.close();
    throw error;
  });

  async function printNextChange() {
    const { pages, site, ...contentFiles } = await read();
    const { content } = diagnose(pages, site, { ...contentFiles, brief: true });
    if (!content) throw new Error(`${folder} has errors. "npm run validate" shows them.`);
    const today = dayIn(timeZoneOf(content.site), Date.now());
    const next = nextChange(content, today);
    if (next !== undefined) console.log(next);
  }
} catch (error) {
  reportFailure(error);
}

/** Requests the external links in documents. If all documents are checked, stores the results for the editor. */
async function linksOf(documents: readonly SourceFile[], site: SourceFile): Promise<LinkResults> {
  const pages = documents.filter((document) => document !== site).map(sourceOf);
  const urls = outerLinksIn(pages, sourceOf(site)).map(({ url }) => url);
  const showProgress = progressLine(process.stderr);
  const results = await checkLinks(urls, {
    onProgress: (done, all) => showProgress(`${done} of ${all} links`),
  });
  showProgress();
  if (positionals.length === 0) await keepLinkCheck(folder, results);
  return results;
}

/** Writes the fixed documents. */
async function write(before: readonly SourceFile[], after: readonly SourceFile[]): Promise<void> {
  for (const [index, { name, text }] of before.entries()) {
    const newText = after[index]?.text ?? text;
    if (newText !== text) await replaceFile(name, text, newText);
  }
}
