import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { siteServer } from '../../servers/siteServer.ts';
import { languages } from '../../words/index.ts';
import { open } from '../support/page.ts';
import { runCommand } from '../support/runCommand.ts';
import { expect, test } from '../support/test.ts';

// The page with the example of every block, on a new site, which has no facts but the ones that it must have.
for (const language of Object.keys(languages)) {
  const port = await getPort();
  test.describe(`a new site in "${language}"`, () => {
    let folder: string;
    let server: Server;
    test.use({ baseURL: `http://localhost:${port}` });

    test.beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'every-block-'));
      const [content, out] = [path.join(folder, 'content'), path.join(folder, 'site')];
      await runCommand('scripts/newSite.ts', content, 'Example');
      const siteFile = path.join(content, 'site.json');
      const site = JSON.parse(await readFile(siteFile, 'utf8'));
      await writeFile(siteFile, JSON.stringify({ ...site, language }));
      const built = await runCommand('scripts/build.ts', '--content', content, '--out', out);
      expect(built.code, built.error).toBe(0);
      ({ server } = await siteServer(out, { port }));
    });
    test.afterAll(async () => {
      server.close();
      await rm(folder, { recursive: true, force: true });
    });

    test('shows every block with script, without it, and after a link', async ({
      page,
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto('/examples');
      const texts = await plain.locator('main').textContent();
      await context.close();

      await open(page, '/examples');
      expect(await page.locator('main').textContent()).toBe(texts);
      await open(page, '/');
      await page.locator('header a[href="/examples"]').first().dispatchEvent('click');
      await expect(page).toHaveURL('/examples');
      await expect(page.locator('main')).toHaveText(texts ?? '');
    });
  });
}
