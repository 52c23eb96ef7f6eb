import { readFile } from 'node:fs/promises';

/** The guide for those who edit the site, and the folder of its pictures. */
export const editorGuide = { text: 'docs/editing.md', pictures: 'docs/editing' };

/** The pictures in the guide, in their order: their names and alternative texts. */
export async function picturesIn(
  guide: typeof editorGuide,
): Promise<{ name: string; alt: string }[]> {
  const text = await readFile(guide.text, 'utf8');
  return Array.from(
    text.matchAll(/!\[([^\]]*)\]\(editing\/([\w-]+)\.webp\)/g),
    ([, alt = '', name = '']) => ({ name, alt }),
  );
}
