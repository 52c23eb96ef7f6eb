// npm run build: makes a static site of a folder of documents. Exit code 1 when a document has a mistake, 2 on wrong usage or
// when a page cannot be rendered. The last build is replaced only by a complete new one. --help prints the options.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { amount } from '../schema/diagnose/words.ts';
import { typefacesOf } from '../schema/typefaces.ts';
import { withEarlyWords } from '../src/prerender/earlyWords.ts';
import { hashSource } from '../src/prerender/policy.ts';
import { textsOfCode, visitorSite } from '../src/prerender/visitorSite.ts';
import { bundle } from './build/bundle.ts';
import { bundleFiles, readEarlyScript } from './build/bundledCode.ts';
import { copyDownloads } from './build/copyDownloads.ts';
import { copyPublic } from './build/copyPublic.ts';
import { hostRules } from './build/hosting/hosting.ts';
import { hosts } from './build/hosting/hosts.ts';
import { writeHosting } from './build/hosting/writeHosting.ts';
import { writeVersion } from './build/hosting/writeVersion.ts';
import { writeIcons } from './build/icons.ts';
import { addLicencesOfFonts } from './build/licences.ts';
import { markOf } from './build/mark.ts';
import { measureFallbacks } from './build/measureFallbacks.ts';
import { tabIcon } from './build/tabIcon.ts';
import { labelsOf, readDrawings, writeDrawings } from './build/writeDrawings.ts';
import { siteFonts, writeFonts } from './build/writeFonts.ts';
import { writePages } from './build/writePages.ts';
import { pictureCache, writeBrand, writePictures } from './build/writePictures.ts';
import { writeSite } from './build/writeSite.ts';
import { prepareReplacement, replaceFolder } from './content/replaceFolder.ts';
import { countWords } from './formats/pretty.ts';
import { progressLine, progressText } from './progressLine.ts';
import { buildOption, contentOption, readArguments } from './readArguments.ts';
import { isDiskFull, reportFailure } from './reportFailure.ts';

const { values } = readArguments({
  call: 'npm run build',
  about: 'Builds a folder of documents. Where one has a mistake, the last build stays as it is.',
  options: {
    content: contentOption,
    out: { ...buildOption, about: 'the folder to build to' },
    cache: {
      type: 'string',
      value: 'DIR',
      default: pictureCache,
      about: 'the folder of encoded pictures, for the next builds',
    },
    host: {
      type: 'string',
      value: 'NAME',
      multiple: true,
      default: ['cloudflare-pages'],
      oneOf: hosts,
      about: `the host to write files for: ${hosts.join(', ')}`,
    },
    'share-pictures': {
      type: 'boolean',
      about: 'draws the picture that is shown where the address of a page is shared',
    },
  },
});
const chosen = hosts.filter((host) => values.host.includes(host));
const start = performance.now();
const replacement = await prepareReplacement(values.out);
const { fresh } = replacement;
const code = await mkdtemp(path.join(tmpdir(), 'bundle-'));

console.log('Checking the documents and bundling the code …');
// Documents are checked, and the fonts are made from them, while Vite bundles the code.
const steps = [check(), bundle(code)] as const;

try {
  const [{ diagnostics, checked }] = await Promise.all(steps);
  if (checked) {
    const { content, fonts, fallbacks, drawings } = checked;
    const files = await copyPublic(fresh, content);
    await copyDownloads(values.content, fresh, content);
    for (const name of [bundleFiles.assets, bundleFiles.licences]) {
      await cp(path.join(code, name), path.join(fresh, name), { recursive: true });
    }
    await addLicencesOfFonts(fresh, typefacesOf(content.site.brand));
    const work = { content: values.content, out: fresh, cache: values.cache };
    const rendered = { ...visitorSite(await writeBrand(content.site, work)), fallbacks };
    const site = await writeDrawings(fresh, rendered, drawings);
    const showProgress = progressLine(process.stdout);
    const picturesDone = progressText('pictures');
    const cardsDone = progressText('share pictures');
    const { pages } = await writePictures(content.pages, {
      ...work,
      onProgress: (done, all) => showProgress(picturesDone(done, all)),
    }).finally(() => showProgress());
    const siteUrl = await writeSite(fresh, site, pages);
    const urls = { siteUrl, fonts: await writeFonts(fresh, fonts) };
    const mark = await markOf(site, values.content);
    const pageWork = { folder: fresh, code, site, icon: tabIcon(mark.favicon), ...urls };
    console.log(`Rendering ${amount(pages.length, 'page')} …`);
    await writePages(path.join(code, bundleFiles.worker), pageWork, pages);
    await writeIcons(fresh, site, mark);
    await writeVersion(fresh, values.content);
    if (values['share-pictures']) {
      const { writeSharePictures } = await import('./build/share/sharePictures.tsx');
      const cache = `${values.cache}-share`;
      const onProgress = (done: number, all: number) => showProgress(cardsDone(done, all));
      await writeSharePictures({
        folder: fresh,
        site,
        pages,
        cache,
        fonts: urls.fonts,
        onProgress,
      });
      showProgress();
    }
    const rules = hostRules(site, hashSource(withEarlyWords(readEarlyScript(code), site)));
    for (const warning of await writeHosting(fresh, { ...content, files }, rules, chosen))
      console.error(warning);
    await replaceFolder(replacement);
    const time = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${amount(pages.length, 'page')} built in ${time} s to ${values.out}.`);
  } else {
    console.error(`Nothing was built: ${countWords(diagnostics)}. The last good build stays.`);
    process.exitCode = 1;
  }
} catch (error) {
  reportFailure(error);
  // The cause of an unexpected error: the place in the code where a block threw.
  const { cause } = error instanceof Error ? error : {};
  if (isDiskFull(error)) console.error('Nothing was built. The last good build stays.');
  else if (cause instanceof Error) console.error(cause.stack);
} finally {
  await Promise.allSettled(steps);
  for (const folder of [fresh, code]) await rm(folder, { recursive: true, force: true });
}

async function check() {
  const { readAndCheck } = await import('./readAndCheck.ts');
  const { diagnostics, content } = await readAndCheck(values.content);
  if (!content) return { diagnostics };
  const { site, pages } = content;
  const drawings = await readDrawings(visitorSite(site), pages);
  const documents = [site, ...pages, textsOfCode(site), labelsOf(drawings)];
  const fonts = await siteFonts(site.brand, documents, values.content);
  const fallbacks = await measureFallbacks(site.brand, documents, values.content);
  return { diagnostics, checked: { content, fonts, fallbacks, drawings } };
}
