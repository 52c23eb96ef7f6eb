export { missingDownload } from './missingDownload.ts';
export { unreadableDownload } from './unreadableDownload.ts';
export { unusedDownload } from './unusedDownload.ts';
