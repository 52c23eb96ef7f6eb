// npx tsx scripts/smoke.ts: serves a build and requests each page in the sitemap and each file that a page names, as a last
// check before publishing. Exit code 1 if one is missing. --help prints the options.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Window } from 'happy-dom';
import { notFoundOf, notFoundPath, sharePicture } from '../schema/browser.ts';
import { fontsIn, startDataIn } from './build/pageBytes.ts';
import { pageFile } from './build/pageFile.ts';
import { buildOption, readArguments } from './readArguments.ts';
import { reportFailure } from './reportFailure.ts';
import { siteServer } from './server/siteServer.ts';

const { values } = readArguments({
  call: 'npx tsx scripts/smoke.ts',
  about: 'Serves a build, and checks that every page and linked file loads.',
  options: { dir: buildOption },
});

/** The 404 pages of a build: that of the site, and those of its other languages. */
async function notFoundPages(build: string): Promise<string[]> {
  const files = await readdir(build);
  const folders = files.filter((name) =>
    existsSync(path.join(build, name, pageFile(notFoundPath))),
  );
  return ['', ...folders].map(notFoundOf);
}

/** The number of pages, what they link to, and what is missing. */
async function request(origin: string, build: string) {
  const { document } = new Window();
  const known = new Set<string>();
  const problems: string[] = [];
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const urls = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url));
  const notFound = await notFoundPages(build);
  const pages = [
    ...urls.map(({ pathname }) => ({ page: pathname, address: pathname, expected: 200 })),
    // Addresses that do not exist show the 404 page.
    ...notFound.map((page) => ({
      ...{ page, address: `${page}/missing`, expected: 404 },
    })),
  ];
  for (const { page, address, expected } of pages) {
    const answer = await fetch(origin + address, { redirect: 'manual' });
    if (answer.status !== expected) {
      problems.push(`${address}: status ${answer.status} instead of ${expected}`);
      continue;
    }
    const html = await answer.text();
    document.documentElement.innerHTML = html;
    const named = ['src', 'href'].flatMap((name) =>
      Array.from(document.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name)),
    );
    const start = startDataIn(html);
    for (const linked of [
      ...[...named, ...start.code, ...fontsIn(html)],
      ...[start.document, start.site, sharePicture(page)],
    ]) {
      if (!linked || !/^\/(?!\/)/.test(linked) || known.has(linked)) continue;
      // The language menu of a 404 page leads to the others, which hosts answer with 404 or 200.
      if (notFound.includes(linked)) continue;
      known.add(linked);
      const { status } = await fetch(origin + linked, { method: 'HEAD' });
      if (status !== 200) problems.push(`${page}: ${linked} answers with status ${status}`);
    }
  }
  return { pages: pages.length, addresses: known.size, problems };
}

try {
  const { origin, stop } = await siteServer(values.dir);
  const { pages, addresses, problems } = await request(origin, values.dir).finally(stop);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${pages} pages and the ${addresses} addresses in them answer.`);
} catch (error) {
  reportFailure(error);
}
