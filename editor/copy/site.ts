// What the worker and the open site import from the site: nothing here needs a document or Node.
export { fileNameFor, starter } from '../../scripts/content/starter.ts';
export { drawingsAmong, readSite } from '../../src/resolved/resolveContent.ts';
export { createChannel } from '../../src/shared/channel.ts';
