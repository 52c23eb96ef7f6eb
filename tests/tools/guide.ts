import { readFile } from 'node:fs/promises';

/** The guide for editors, and the folder of its pictures. */
export const editorGuide = { text: 'docs/editing.md', pictures: 'docs/editing' };

/** The names and alternative texts of the guide's pictures, in order. */
export async function picturesIn(
  guide: typeof editorGuide,
): Promise<{ name: string; alt: string }[]> {
  const text = await readFile(guide.text, 'utf8');
  return Array.from(
    text.matchAll(/!\[([^\]]*)\]\(editing\/([\w-]+)\.webp\)/g),
    ([, alt = '', name = '']) => ({ name, alt }),
  );
}
