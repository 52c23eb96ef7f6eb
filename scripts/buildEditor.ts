import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { notFoundPath } from '../schema/browser.ts';
import { diagnose } from '../schema/index.ts';
import { resolveDiagnosis } from '../src/resolved/resolveContent.ts';
import { cacheFolder } from './build/buildCache.ts';
import type { BuildOptions, BuildResult } from './build/buildSite.ts';
import { copyPublic } from './build/copyPublic.ts';
import { writeEmbedShell } from './build/embedShell.ts';
import { standaloneRules } from './build/hosting/editorHeaders.ts';
import { writeHostFiles } from './build/hosting/writeHosting.ts';
import { writeVersion } from './build/hosting/writeVersion.ts';
import { writeIcons } from './build/icons.ts';
import { markOf } from './build/mark.ts';
import { expectOutFolder } from './build/outFolder.ts';
import { pageFile } from './build/pageFile.ts';
import { readContent } from './content/readContent.ts';
import { prepareReplacement, replaceFolder } from './content/replaceFolder.ts';
import { writeEditor } from './editorFolder.ts';

/**
 * Builds the editor of a site without the site, for a separate address. Only a complete new build replaces the last one. Without
 * `editor` in site.json, it is a demo.
 */
export async function buildEditor({
  content,
  out,
  cache = cacheFolder,
  hosts,
}: Pick<BuildOptions, 'content' | 'out' | 'cache' | 'hosts'>): Promise<BuildResult> {
  const start = performance.now();
  await expectOutFolder(out, content, { isEditor: true });
  const { pages, site, ...contentFiles } = await readContent(content);
  const documents = [...pages, site];
  const { content: checked, diagnostics } = resolveDiagnosis(
    diagnose(pages, site, { ...contentFiles, brief: true }),
    contentFiles.pictures,
  );
  const warnings: string[] = [];
  if (checked) {
    const replacement = await prepareReplacement(out);
    const { fresh } = replacement;
    await copyPublic(fresh, [checked]);
    const { url, editor } = checked.site;
    const site = { url, editor: editor && { ...editor, address: undefined } };
    await writeEditor(fresh, { content, cache, site });
    await writeEmbedShell(fresh);
    await writeVersion(fresh, content);
    await writeIcons(fresh, await markOf(checked.site, content));
    await writeFile(path.join(fresh, pageFile(notFoundPath)), notFound);
    const chosen = hosts ?? [checked.site.host ?? 'cloudflare'];
    warnings.push(...(await writeHostFiles(fresh, standaloneRules(checked.site), chosen)));
    await replaceFolder(replacement);
  }
  const seconds = (performance.now() - start) / 1000;
  return { diagnostics, documents, frames: [], warnings, pages: 0, seconds };
}

const notFound = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not found</title>
<p>There is nothing at this address. <a href="/">Open the editor</a></p>
</html>
`;
