export { byteOrderMark } from './byteOrderMark.ts';
export { emptyFile } from './emptyFile.ts';
export { sameDocumentName } from './sameDocumentName.ts';
export { tooDeep } from './tooDeep.ts';
export { tooLarge } from './tooLarge.ts';
export { unfinishedMerge } from './unfinishedMerge.ts';
export { unreadableFile } from './unreadableFile.ts';
