// Everything that the editor's server imports from the site and its tools.
export type { EditorCode } from '../../scripts/build/editorCode.ts';
export { editorDocument, editorPolicy, workerPolicy } from '../../scripts/build/editorDocument.ts';
export { editorFiles } from '../../scripts/build/editorFiles.ts';
export { embedShell, embedShellPath } from '../../scripts/build/embedShell.ts';
export { deniedFeatures, embedHeaders } from '../../scripts/build/hosting/hosting.ts';
export { linkCheckReader } from '../../scripts/content/checkLinks.ts';
export { errorCode } from '../../scripts/content/errorCode.ts';
export { expectNoLinks } from '../../scripts/content/expectNoLinks.ts';
export { inspectDownload, startLength } from '../../scripts/content/inspectDownload.ts';
export { moveFile } from '../../scripts/content/moveFile.ts';
export { isFresh, listFolder, realPathIn, stampOf } from '../../scripts/content/ownedFiles.ts';
export { maxPictureBytes } from '../../scripts/content/pictures/limits.ts';
export { PictureProblem } from '../../scripts/content/pictures/PictureProblem.ts';
export { pathIn } from '../../scripts/content/projectPath.ts';
export { contentReader } from '../../scripts/content/readContent.ts';
export { ChangedByOthers, holds, replaceFile } from '../../scripts/content/replaceFile.ts';
export { syncFolder } from '../../scripts/content/syncFolder.ts';
export {
  isAbandoned,
  removeLeftovers,
  temporaryFor,
  writeTemporary,
} from '../../scripts/content/temporaryFiles.ts';
export { writeAtomically } from '../../scripts/content/writeAtomically.ts';
export { NameTaken, placeNewFile, writeNewFile } from '../../scripts/content/writeNewFile.ts';
export { serveContentFiles } from '../../scripts/server/contentFiles.ts';
export { isAllowed, loopbackHosts, type Refused } from '../../scripts/server/localGuard.ts';
export { publicFile } from '../../scripts/server/publicFile.ts';
export { siteIcon } from '../../scripts/server/siteIcon.ts';
export { visitorSite } from '../../src/prerender/visitorSite.ts';
export { readSite } from '../../src/resolved/resolveContent.ts';

// Loaded on demand: it includes sharp.
export const loadInspectPicture = () => import('../../scripts/content/pictures/inspectPicture.ts');
