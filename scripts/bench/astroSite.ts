import { access, cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes an Astro site with a page for each photo of a folder, as Astro's documentation recommends: `<Picture>` in AVIF and
 * WebP, with a layout that generates `srcset` and `sizes`. The photo is as wide as a hero's. `installed` is a folder with
 * Astro in its node_modules, and optionally the package "node" with a Node to run it. Rejects if Astro is missing. Returns the
 * folder to run in, the program and the arguments that build the site, and the output folder.
 */
export async function makeAstroSite(
  folder: string,
  photos: string,
  installed: string,
): Promise<{ folder: string; build: [string, ...string[]]; out: string }> {
  const modules = path.resolve(installed, 'node_modules');
  const program = path.join(modules, 'astro/bin/astro.mjs');
  await access(program).catch(() => {
    throw new Error(`There is no Astro in ${modules}. Run "npm i astro sharp" in ${installed}.`);
  });
  await cp(photos, path.join(folder, 'src/photos'), { recursive: true });
  await mkdir(path.join(folder, 'src/pages/photos'), { recursive: true });
  await symlink(modules, path.join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  // Astro may want a newer Node than this project does.
  const own = path.join(modules, '.bin/node');
  const node = await access(own).then(
    () => own,
    () => 'node',
  );
  return { folder, build: [node, program, 'build'], out: path.join(folder, 'dist') };
}

const files = {
  'package.json': '{ "private": true, "type": "module" }',
  'astro.config.mjs': `export default { cacheDir: './cache', build: { assets: 'assets' }, devToolbar: { enabled: false } };`,
  'src/pages/404.astro': '<!doctype html><html lang="en"><title>Not found</title></html>',
  'src/pages/photos/[number].astro': `---
import { Picture } from 'astro:assets';
export function getStaticPaths() {
  const photos = import.meta.glob('../../photos/*.jpg', { eager: true, import: 'default' });
  return Object.entries(photos).map(([name, photo]) => ({
    params: { number: /photo-(\\d+)/.exec(name)[1] },
    props: { photo },
  }));
}
const { photo } = Astro.props;
---
<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Photo</title>
  <body style="margin:0 20px">
    <Picture src={photo} formats={['avif', 'webp']} layout="constrained" width={523} height={392} alt="The finished room" priority />
  </body>
</html>
`,
};
