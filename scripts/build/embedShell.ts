import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { embedsFolder } from '../../schema/browser.ts';
import { embedDocument } from './writeEmbeds.ts';

const mark = '\0code\0';
const [before = '', after = ''] = embedDocument({ code: mark, title: '' }, 'en').split(mark);

// The page around it sends the code when this page asks for it (editor/page/sendEmbeds.ts). The new document keeps the sandbox.
// Without one, as for a page of another site that frames it at a host without headers, it runs no code.
const script = `const [before, after] = ${JSON.stringify([before, after]).replaceAll('<', '\\u003c')};
addEventListener('message', ({ source, data }) => {
  if (origin !== 'null' || source !== parent || source === self) return;
  if (typeof data?.embedCode !== 'string') return;
  document.open();
  document.write(before + data.embedCode + after);
  document.close();
});
if (origin === 'null') parent.postMessage({ asksForEmbedCode: true }, '*');`;

/** The address of that page in a build with an editor. */
export const embedShellPath = `${embedsFolder}edit.html`;

/**
 * The page with an embed code in the editor: it asks the page around it for its code, which may not be saved yet. It needs the
 * headers of a build (`embedHeaders`).
 */
export const embedShell = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Embed code</title>
</head>
<body><script>${script}</script></body>
</html>
`;

/** Writes the page to a built folder. */
export async function writeEmbedShell(out: string): Promise<void> {
  await mkdir(path.join(out, embedsFolder), { recursive: true });
  await writeFile(path.join(out, embedShellPath), embedShell);
}
