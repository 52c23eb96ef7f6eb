// npm run build: builds a static site from a folder of documents. Exit code 1 if a document has an error, 2 on wrong usage or
// if a page cannot be rendered. Only a complete new build replaces the last one. --help prints the options.

import { hosts } from '../schema/inspect.ts';
import { cacheFolder } from './build/buildCache.ts';
import { printBuild } from './printBuild.ts';
import { buildOption, contentOption, readArguments } from './readArguments.ts';

const { values } = readArguments({
  call: 'npm run build',
  about: 'Builds a folder of documents. If a document has an error, the last build is kept.',
  options: {
    content: contentOption,
    'editor-only': {
      type: 'string',
      value: 'DIR',
      about: 'builds only the editor, to this folder, for a separate address',
    },
    out: { ...buildOption, about: 'the folder to build to' },
    cache: {
      type: 'string',
      value: 'DIR',
      default: cacheFolder,
      about: 'the cache folder, which speeds up later builds',
    },
    host: {
      type: 'string',
      value: 'NAME',
      multiple: true,
      oneOf: hosts,
      about: `the host to write files for: ${hosts.join(', ')} (default: "host" of site.json, or cloudflare)`,
    },
  },
});
const { content, out, cache } = values;
const chosen = hosts.filter((host) => values.host?.includes(host));
const editor = values['editor-only'];
await printBuild(
  { content, out: editor ?? out, cache, ...(values.host && { hosts: chosen }) },
  { isEditorOnly: editor !== undefined },
);
