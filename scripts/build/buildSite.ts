import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { typefacesOf } from '../../schema/browser.ts';
import { type Diagnostic, diagnose, type Site, type SourceFile } from '../../schema/index.ts';
import { contentOn, dayIn, type Host, timeZoneOf } from '../../schema/inspect.ts';
import { withLists } from '../../src/prerender/pageLists.ts';
import { hashSource } from '../../src/prerender/policy.ts';
import { textsOfCode, visitorSite } from '../../src/prerender/visitorSite.ts';
import { resolveDiagnosis } from '../../src/resolved/resolveContent.ts';
import { resolvePage } from '../../src/resolved/resolvePage.ts';
import { readContent } from '../content/readContent.ts';
import { prepareReplacement, replaceFolder } from '../content/replaceFolder.ts';
import { cacheFolder } from './buildCache.ts';
import { type BundleOptions, bundle, bundleOnce } from './bundle.ts';
import { bundleFiles, readEarlyScript } from './bundledCode.ts';
import { codeKey } from './codeKey.ts';
import { copyDownloads } from './copyDownloads.ts';
import { copyPublic } from './copyPublic.ts';
import { copyWellKnown } from './copyWellKnown.ts';
import { writeEmbedShell } from './embedShell.ts';
import { hostsWithCopies, writeCompressed } from './hosting/compress.ts';
import { editorHeaders } from './hosting/editorHeaders.ts';
import { editFolder, embedHeaders, hostRules } from './hosting/hosting.ts';
import { writeHosting } from './hosting/writeHosting.ts';
import { writeVersion } from './hosting/writeVersion.ts';
import { writeIcons } from './icons.ts';
import { addLicensesOfFonts } from './licenses.ts';
import { markOf } from './mark.ts';
import { measureFallbacks } from './measureFallbacks.ts';
import { expectOutFolder } from './outFolder.ts';
import { checkWithSaved } from './savedChecks.ts';
import { tabIcon } from './tabIcon.ts';
import { writeBlockIcons } from './writeBlockIcons.ts';
import { shownDrawings, writeDrawings } from './writeDrawings.ts';
import { writeEmbeds } from './writeEmbeds.ts';
import { writeFeeds } from './writeFeeds.ts';
import { cutOnce, siteFonts, writeFonts } from './writeFonts.ts';
import { writeFormerWorkers } from './writeFormerWorkers.ts';
import { writePages } from './writePages.ts';
import { writeBrand, writePictures } from './writePictures.ts';
import { writeSharePictures } from './writeSharePictures.ts';
import { writeSite } from './writeSite.ts';

/** The slow stages of a build, in order. */
export type Stage = 'check' | 'pictures' | 'pages' | 'share pictures' | 'compressed files';

export type BuildOptions = {
  /** The folder of documents. */
  content: string;
  /** The output folder. It is replaced only by a complete build. */
  out: string;
  /** The folder with results that later builds can reuse. */
  cache?: string;
  /** The hosts to write files for. Default: the host of site.json. */
  hosts?: readonly Host[];
  /** Other options for the code than usual. Such a bundle is not cached. */
  codeOptions?: BundleOptions | undefined;
  /** Whether `npm start` serves the build, which needs the rules for it in addition to the host's. */
  preview?: boolean;
  /** Writes the editor of the site to a folder (scripts/editorFolder.ts), if site.json says where it is edited. */
  writeEditor?: ((out: string, work: EditorWork) => Promise<void>) | undefined;
  /** The time whose day decides what visitors see. Default: the current time. */
  now?: number;
  /** Cancels the build, which rejects with the signal's reason and keeps the last build. */
  signal?: AbortSignal;
  /** Called when a stage begins, and during it with the number of finished items and the total. */
  onProgress?: (stage: Stage, done: number, all: number) => void;
};

type EditorWork = { content: string; cache: string; site: Pick<Site, 'url' | 'editor'> };

export type BuildResult = {
  /** The errors in the documents. If there are any, nothing was built. */
  diagnostics: readonly Diagnostic[];
  /** The documents, for messages about them. */
  documents: readonly SourceFile[];
  /** The origins whose frames pages show; empty if nothing was built. */
  frames: readonly string[];
  /** Problems that do not block the build, as sentences. */
  warnings: string[];
  /** The number of pages built. */
  pages: number;
  seconds: number;
};

/**
 * Builds a static site from a folder of documents. Only a complete new build replaces the last one. Rejects, and keeps the last
 * build, if a page cannot be rendered, a file cannot be read or written, or the output folder has files that are not from a build.
 */
export async function buildSite({
  content,
  out,
  cache = cacheFolder,
  hosts,
  codeOptions,
  preview = false,
  writeEditor,
  now = Date.now(),
  signal,
  onProgress = () => {},
}: BuildOptions): Promise<BuildResult> {
  const start = performance.now();
  await expectOutFolder(out, content);
  const key = await codeKey();
  const replacement = await prepareReplacement(out);
  const { fresh, target: last } = replacement;
  const code = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  const stop = new AbortController();
  const stopped = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;

  onProgress('check', 0, 1);
  // Documents are checked and the fonts are subset while Vite bundles the code.
  const bundled = codeOptions
    ? bundle(code, stopped, codeOptions).then((printed) => ({ key: randomUUID(), printed }))
    : bundleOnce(code, key, stopped);
  // Awaited below. Until then, a rejection must not end the process.
  bundled.catch(() => {});
  try {
    const { documents, diagnosis, parts } = await check(content, { cache, codeKey: key, now });
    const { diagnostics } = diagnosis;
    const warnings =
      diagnosis.warnings > 0
        ? [
            `Warnings: ${diagnosis.warnings}. "npm run validate -- --content ${content}" shows them.`,
          ]
        : [];
    let frames: readonly string[] = [];
    const result = (pages: number): BuildResult => {
      const seconds = (performance.now() - start) / 1000;
      return { diagnostics, documents, frames, warnings, pages, seconds };
    };
    if (!parts) return result(0);
    signal?.throwIfAborted();
    const { key: bundleKey, printed } = await bundled;
    if (printed !== '') warnings.push(printed);
    const count = await writeFiles(parts, bundleKey);
    signal?.throwIfAborted();
    await replaceFolder(replacement);
    return result(count);

    async function writeFiles(
      { main, languages, fallbacks, drawings, year }: Parts,
      bundleKey: string,
    ): Promise<number> {
      const allPages = languages.flatMap(({ pages }) => pages);
      const files = await copyPublic(fresh, languages);
      await copyDownloads(content, fresh, languages);
      await copyWellKnown(content, fresh);
      await writeFormerWorkers(fresh, main.formerServiceWorkers);
      for (const name of [bundleFiles.assets, bundleFiles.licenses]) {
        await cp(path.join(code, name), path.join(fresh, name), { recursive: true });
      }
      await addLicensesOfFonts(fresh, typefacesOf(main.brand));
      const encoding = { cache: path.join(cache, 'pictures'), codeKey: key, signal };
      const work = { content, out: fresh, ...encoding };
      const brand = await writeBrand(main, work);
      const site = { ...visitorSite(brand), fallbacks };
      const shownFiles = {
        drawings: await writeDrawings(fresh, drawings),
        iconsOf: await writeBlockIcons(fresh, allPages),
        ...(await writePictures(allPages, {
          ...work,
          onProgress: (done, all) => onProgress('pictures', done, all),
        })),
      };
      const mark = await markOf(site, content);
      const icon = tabIcon(mark.favicon);
      const resolved = languages.map((language) => ({
        ...language,
        pages: language.pages.map((page) => resolvePage(page, shownFiles)),
      }));
      const pages = resolved.flatMap((language) => language.pages);
      onProgress('pages', 0, pages.length);
      for (const { pages: ownPages, ...language } of resolved) {
        const languageSite = {
          ...visitorSite({ ...language.site, brand: brand.brand }),
          fallbacks,
        };
        const shared = {
          ...{ site: languageSite, icon, year },
          siteUrl: await writeSite(fresh, languageSite, ownPages),
          fonts: await writeFonts(fresh, language.fonts),
        };
        const work = { folder: fresh, code, cache: path.join(cache, 'pages'), ...shared };
        await writePages(work, ownPages, { bundleKey, last, signal, count: pages.length });
        await writeFeeds(fresh, languageSite, ownPages);
        await writeEmbeds(fresh, language.site, ownPages);
      }
      await writeIcons(fresh, mark);
      await writeVersion(fresh, content);
      await writeSharePictures({
        ...{ content, folder: fresh, last, site, pages, mark, signal },
        cache: path.join(cache, 'pictures'),
        onProgress: (done, all) => onProgress('share pictures', done, all),
      });
      const hasEditor = main.editor !== undefined && writeEditor !== undefined;
      if (hasEditor) {
        await writeEditor(path.join(fresh, editFolder), { content, cache, site: main });
        await writeEmbedShell(fresh);
      }
      const others = languages.slice(1).map((language) => language.site);
      const rules = {
        ...hostRules(site, hashSource(readEarlyScript(code)), pages, {}, others),
        ...(hasEditor && { editor: editorHeaders(main), embedHeaders }),
      };
      frames = rules.frames;
      const chosen = hosts ?? [main.host ?? 'cloudflare'];
      const source = { site: main, pages: allPages, files, preview };
      warnings.push(...(await writeHosting(fresh, source, rules, chosen)));
      if (chosen.some((host) => hostsWithCopies.includes(host))) {
        await writeCompressed(fresh, {
          last,
          cache: path.join(cache, 'compressed'),
          signal,
          onProgress: (done, all) => onProgress('compressed files', done, all),
        });
      }
      return pages.length;
    }
  } finally {
    stop.abort();
    await bundled.catch(() => {});
    // On Windows, a virus scanner may still read a file that was just written.
    const gone = { recursive: true, force: true, maxRetries: 5 };
    for (const folder of [fresh, code]) await rm(folder, gone);
  }
}

type Parts = NonNullable<Awaited<ReturnType<typeof check>>['parts']>;

/** Reads and checks a folder of documents, and makes the fonts for the texts that visitors see at a time. */
async function check(
  folder: string,
  { cache, codeKey, now }: { cache: string; codeKey: string; now: number },
) {
  const cut = cutOnce(path.join(cache, 'fonts'), codeKey);
  const { pages, site, ...contentFiles } = await readContent(folder);
  const documents = [...pages, site];
  const diagnosis = await checkWithSaved(
    pages,
    () =>
      resolveDiagnosis(
        diagnose(pages, site, { ...contentFiles, brief: true, now }),
        contentFiles.pictures,
      ),
    { folder: path.join(cache, 'checks'), content: folder, codeKey },
  );
  if (!diagnosis.content) return { documents, diagnosis };
  const today = dayIn(timeZoneOf(diagnosis.content.site), now);
  const { site: main, ...content } = contentOn(diagnosis.content, today);
  const resolved = [{ site: main, pages: content.pages }, ...content.languages].map(
    ({ site, pages }) => ({ site, pages: withLists(pages, site.language) }),
  );
  const drawings = shownDrawings(
    contentFiles.pictures,
    resolved.flatMap(({ pages }) => pages),
  );
  const labels = Array.from(drawings.values(), (drawing) => drawing.labels);
  const languages = [];
  for (const { site, pages } of resolved) {
    const texts = [site, ...pages, textsOfCode(site, pages), ...labels];
    languages.push({ site, pages, fonts: await siteFonts(site, texts, folder, cut) });
  }
  const fallbacks = await measureFallbacks(main.brand, folder);
  const year = Number(today.slice(0, 4));
  return { documents, diagnosis, parts: { main, languages, fallbacks, drawings, year } };
}
