// npm run build: makes a static site of a folder of documents. Exit code 1 when a document has a mistake, 2 on wrong usage or
// when a page cannot be rendered. The last build is replaced only by a complete new one. --help prints the options.

import { hosts } from '../schema/inspect.ts';
import { cacheFolder } from './build/buildCache.ts';
import { printBuild } from './printBuild.ts';
import { buildOption, contentOption, readArguments } from './readArguments.ts';

const { values } = readArguments({
  call: 'npm run build',
  about: 'Builds a folder of documents. If a document has an error, the last build is kept.',
  options: {
    content: contentOption,
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
await printBuild({ content, out, cache, ...(values.host && { hosts: chosen }) });
