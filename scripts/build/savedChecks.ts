import { once } from '../../schema/browser.ts';
import { restoreResults, type SourceFile, saveResults } from '../../schema/index.ts';
import { projectPath } from '../content/projectPath.ts';
import { buildCache, keyOf, tried } from './buildCache.ts';

// Enough for several versions of the code.
const minCacheBytes = 50_000_000;
const bytesPerPage = 50_000;

const idOf = once(({ name, text }: SourceFile) => keyOf([name, text]));

/**
 * Checks pages like `check`, with the results that the last build with the same code has for pages that have not changed.
 * `content` is the folder of documents, `folder` the one of the cache.
 */
export async function checkWithSaved<Diagnosis extends { content: unknown }>(
  pages: readonly SourceFile[],
  check: () => Diagnosis,
  { folder, content, codeKey }: { folder: string; content: string; codeKey: string },
): Promise<Diagnosis> {
  const cache = buildCache(folder);
  const key = keyOf([codeKey, projectPath(content)]);
  const saved = cache.read(key);
  if (saved) tried(() => restoreResults(pages, idOf, (name) => saved.get(name)?.toString()));
  const diagnosis = check();
  // With errors, some rules have not run.
  if (!diagnosis.content) return diagnosis;
  const results = saveResults(pages, idOf);
  const isSame = Array.from(results).every(([name, json]) =>
    saved?.get(name)?.equals(Buffer.from(json)),
  );
  if (!isSame) {
    await cache.write(key, results);
    await cache.clean(Math.max(minCacheBytes, pages.length * bytesPerPage));
  }
  return diagnosis;
}
