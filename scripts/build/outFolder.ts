import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { notFoundPath } from '../../schema/browser.ts';
import { errorCode } from '../content/errorCode.ts';
import { pathIn } from '../content/projectPath.ts';
import { bundleFiles } from './bundledCode.ts';
import { versionFile } from './hosting/writeVersion.ts';
import { pageFile } from './pageFile.ts';

/** Files that every build has. */
const filesOfBuild = [pageFile(notFoundPath), bundleFiles.licenses, versionFile];
/** A file at the top of a build of the editor without the site. */
const fileOfEditor = 'facts.json';

/**
 * Rejects if a build to a folder would delete files that are not from a build of the same kind, or put its files among the
 * documents. The folder may be missing, empty, or the last build.
 */
export async function expectOutFolder(
  out: string,
  content: string,
  { isEditor = false } = {},
): Promise<void> {
  const inContent = pathIn(content, out);
  if (!path.isAbsolute(inContent) && inContent.split('/')[0] !== '..') {
    throw new Error(
      `${out} is in the folder of documents, ${content}. Build to a folder outside it.`,
    );
  }
  const names = await readdir(out).catch((error: unknown): string[] => {
    if (errorCode(error) === 'ENOENT') return [];
    if (errorCode(error) === 'ENOTDIR') throw new Error(`${out} is not a folder.`);
    throw error;
  });
  const isBuild = filesOfBuild.every((name) => names.includes(name)) && !names.includes('.git');
  if (names.length === 0 || (isBuild && names.includes(fileOfEditor) === isEditor)) return;
  if (isBuild) {
    throw new Error(
      `${out} has a build of ${isEditor ? 'the site' : 'the editor'}. Build to another folder.`,
    );
  }
  throw new Error(
    `${out} has files that are not from a build, and a build would delete them. Build to another folder, or empty this one first.`,
  );
}
