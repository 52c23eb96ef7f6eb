// npx tsx scripts/smoke.ts: serves a build and requests each page in the sitemap and each file that a page names, as a last
// check before publishing. Exit code 1 if one is missing. --help prints the options.
import { Window } from 'happy-dom';
import { notFoundPath, sharePicture } from '../schema/browser.ts';
import { fontsIn, startDataIn } from './build/pageBytes.ts';
import { buildOption, readArguments } from './readArguments.ts';
import { reportFailure } from './reportFailure.ts';
import { siteServer } from './server/siteServer.ts';

const { values } = readArguments({
  call: 'npx tsx scripts/smoke.ts',
  about: 'Serves a build, and checks that every page and linked file loads.',
  options: { dir: buildOption },
});

try {
  const { origin, stop } = await siteServer(values.dir);
  const { document } = new Window();
  const known = new Set<string>();
  const problems: string[] = [];
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const urls = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url));
  const pages = [...urls.map(({ pathname }) => pathname), notFoundPath];
  for (const page of pages) {
    const answer = await fetch(origin + page, { redirect: 'manual' });
    const expected = page === notFoundPath ? 404 : 200;
    if (answer.status !== expected) {
      problems.push(`${page}: status ${answer.status} instead of ${expected}`);
      continue;
    }
    const html = await answer.text();
    document.documentElement.innerHTML = html;
    const named = ['src', 'href'].flatMap((name) =>
      Array.from(document.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name)),
    );
    const start = startDataIn(html);
    for (const address of [
      ...[...named, ...start.code, ...fontsIn(html)],
      ...[start.document, start.site, sharePicture(page)],
    ]) {
      if (!address || !/^\/(?!\/)/.test(address) || known.has(address)) continue;
      known.add(address);
      const { status } = await fetch(origin + address, { method: 'HEAD' });
      if (status !== 200) problems.push(`${page}: ${address} answers with status ${status}`);
    }
  }
  await stop();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${pages.length} pages and the ${known.size} addresses in them answer.`);
} catch (error) {
  reportFailure(error);
}
