import { say } from '../catalog/index.ts';
import { editsOf } from '../change.ts';
import { allDownloads } from '../downloads.ts';
import { nearestAll } from '../nearest.ts';
import { nameOnDisk } from '../pictures.ts';
import type { DocumentRule } from '../rule.ts';

/** Names are compared character by character, as a Linux host does. */
const missingDownload: DocumentRule = {
  name: 'missing-download',
  check({ downloads, ...documents }) {
    if (!downloads) return [];
    const names = downloads.map(({ address }) => address);
    const known = new Set(names);
    return allDownloads(documents)
      .filter(({ href }) => !known.has(href))
      .map(({ source, path, href }) => {
        const [same, ...others] = names.filter((name) => nameOnDisk(name) === nameOnDisk(href));
        if (same !== undefined && others.length === 0) {
          const says = say('missing-download/capitals', { address: href, same });
          return { source, path, says, fix: editsOf(source, path, { value: same }) };
        }
        const near = nearestAll(href, names);
        const [meant, ...more] = near;
        const suggest =
          meant !== undefined && more.length === 0
            ? editsOf(source, path, { value: meant })
            : undefined;
        return { source, path, says: say('missing-download', { address: href, near }), suggest };
      });
  },
};

/** The file was inspected before (scripts/content/inspectDownload.ts), and `problem` comes from there. */
const unreadableDownload: DocumentRule = {
  name: 'unreadable-download',
  check({ downloads = [], ...documents }) {
    const problems = new Map(downloads.map(({ address, problem }) => [address, problem]));
    return allDownloads(documents).flatMap(({ source, path, href }) => {
      const problem = problems.get(href);
      if (problem === undefined) return [];
      return [{ source, path, says: say('unreadable-download', { address: href, problem }) }];
    });
  },
};

/** No document names the file, so the place of the warning is the start of site.json. */
const unusedDownload: DocumentRule = {
  name: 'unused-download',
  needs: 'texts',
  check({ downloads = [], ...documents }) {
    const used = new Set(allDownloads(documents).map(({ href }) => href));
    const known = new Set(downloads.map(({ address }) => address));
    // A misspelt address is an error of its own, and the file that it means is in use.
    const isMisspelt = [...used].some((address) => !known.has(address));
    return downloads
      .filter(
        ({ address, problem }) => !used.has(address) && !(isMisspelt && problem === undefined),
      )
      .map(({ address, problem }) => ({
        source: documents.siteSource,
        path: [],
        isOfSite: true,
        says: say('unused-download', { address, problem }),
      }));
  },
};

export const downloadRules: readonly DocumentRule[] = [
  ...[missingDownload, unreadableDownload, unusedDownload],
];
