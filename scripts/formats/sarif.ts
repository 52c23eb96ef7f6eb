import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Lines, ruleGroups } from '../../schema/diagnose/index.ts';
import type { Diagnostic, Edit } from '../../schema/index.ts';
import { type Report, sentencesOf } from './report.ts';

/**
 * A log in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS). Only the edits of a certain fix are in the
 * result's `fixes` (sections 3.55 to 3.57), because programs apply them automatically.
 */
export function formatSarif({ diagnostics, files }: Report): string {
  const lines = new Map(files.map(({ name, text }) => [name, new Lines(text)]));
  const broken = Array.from(new Set(diagnostics.map(({ rule }) => rule)), (id) => ({
    id,
    shortDescription: { text: abouts.get(id) ?? id },
    help: { text: `docs/rules.md#${id}` },
  }));
  const results = diagnostics.map((diagnostic) => resultOf(diagnostic, lines.get(diagnostic.file)));
  const tool = { driver: { name: 'validate', rules: broken } };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool, columnKind: 'utf16CodeUnits', results }],
  };
  return JSON.stringify(log, null, 2);
}

const abouts: ReadonlyMap<string, string> = new Map(
  ruleGroups.flatMap(({ rules }) =>
    Object.entries(rules).map(([name, { about }]) => [name, about]),
  ),
);

function resultOf(diagnostic: Diagnostic, lines = new Lines('')): object {
  const { file, line, column, endLine, endColumn, severity, rule, fix } = diagnostic;
  const artifactLocation = { uri: uriOf(file) };
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  const replacements = fix?.map((edit) => replacementOf(edit, lines));
  const description = { text: diagnostic.suggestion ?? diagnostic.message };
  return {
    ruleId: rule,
    level: severity,
    message: { text: sentencesOf(diagnostic) },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    ...(fix && { fixes: [{ description, artifactChanges: [{ artifactLocation, replacements }] }] }),
  };
}

/** The URI reference of a file (section 3.4.3). Encodes # and ?, which are ordinary characters in a file name. */
function uriOf(file: string): string {
  if (path.isAbsolute(file)) return pathToFileURL(file).href;
  return file.split('/').map(encodeURIComponent).join('/');
}

/** A replacement, with its place in the unedited file (section 3.57). */
function replacementOf({ offset, length, text }: Edit, lines: Lines): object {
  const { line: startLine, column: startColumn } = lines.at(offset);
  const { line: endLine, column: endColumn } = lines.at(offset + length);
  const deletedRegion = { startLine, startColumn, endLine, endColumn };
  return { deletedRegion, insertedContent: { text } };
}
