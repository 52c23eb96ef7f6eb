import { type Diagnosis, diagnose } from '../schema/diagnose/index.ts';
import { readContent } from './content/readContent.ts';
import { formatDiagnostics } from './formats/pretty.ts';

/** Reads and checks a folder of documents, and prints the mistakes that prevent a build. */
export async function readAndCheck(folder: string): Promise<Diagnosis> {
  const { pages, site, ...beside } = await readContent(folder);
  const diagnosis = diagnose(pages, site, { ...beside, brief: true });
  const { diagnostics: errors, warnings } = diagnosis;
  if (errors.length > 0) console.error(formatDiagnostics(errors, [...pages, site]));
  if (warnings > 0) console.error(`Warnings: ${warnings}. "npm run validate" shows them.`);
  return diagnosis;
}
