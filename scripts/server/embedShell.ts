import { embedDocument } from '../build/writeEmbeds.ts';

const mark = '\0code\0';
const [before = '', after = ''] = embedDocument({ code: mark, title: '' }, 'en').split(mark);

// The page around it sends the code when this page asks for it (editor/page/sendEmbeds.ts). The new document keeps the sandbox.
const script = `const [before, after] = ${JSON.stringify([before, after]).replaceAll('<', '\\u003c')};
addEventListener('message', ({ source, data }) => {
  if (source !== parent || source === self || typeof data?.embedCode !== 'string') return;
  document.open();
  document.write(before + data.embedCode + after);
  document.close();
}, { once: true });
parent.postMessage({ asksForEmbedCode: true }, '*');`;

/**
 * The page with an embed code in the editor, at any address of such a page: it asks the page around it for its code, which may not
 * be saved yet. It needs the headers of a build (`embedHeaders`).
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
