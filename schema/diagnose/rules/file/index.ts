export { byteOrderMark } from './byteOrderMark.ts';
export { emptyFile } from './emptyFile.ts';
export { tooDeep } from './tooDeep.ts';
export { tooLarge } from './tooLarge.ts';
export { unreadableFile } from './unreadableFile.ts';
