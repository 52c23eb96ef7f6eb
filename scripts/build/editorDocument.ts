import { interfaceIcons } from '../../src/prerender/icons.ts';
import type { EditorCode } from './editorCode.ts';
import { providerSources } from './hosting/hosting.ts';

type PolicySources = {
  /** The scripts that may run. */
  scripts: string;
  /** Other origins that the editor may request. */
  connect?: readonly string[];
  /** Other origins of pictures. */
  images?: readonly string[];
};

/** The Content-Security-Policy of the editor's page, and of the page in its frame. */
export function editorPolicy({ scripts, connect = [], images = [] }: PolicySources): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    // styled-components inserts style elements at runtime. A style cannot read a token or request a document.
    "style-src 'self' 'unsafe-inline'",
    // Pictures that are not saved yet, and those of a demo.
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self'",
    // The framed page, and inside it the frames of providers, as in a build.
    `frame-src ${providerSources.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The policy of the workers, which have no policy of a page. One decodes HEIC by WebAssembly, and reads the pictures in an SVG. */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src data:; frame-ancestors 'none'";

type Options = {
  /** Where the editor finds its files: on the server of `npm run edit`, or next to it. */
  home: 'folder' | 'static';
  /** The folder of the code, with a slash at its end; empty if it is that of the document. */
  base?: string;
  nonce?: string;
  /** For hosts that send no headers. */
  policy?: string;
};

/** The document of the editor, or of the page in its frame. It is the same for every visitor and contains no secret. */
export function editorDocument(
  { entry, pageEntry, scripts }: EditorCode,
  isFrame: boolean,
  { home, base = '', nonce, policy }: Options,
): string {
  const allowed = nonce === undefined ? '' : ` nonce="${nonce}"`;
  // In a <meta>, browsers ignore this directive with a warning.
  const sent = policy?.replace(/; frame-ancestors [^;]*/, '');
  const lines = [
    '<meta charset="utf-8">',
    ...(sent === undefined
      ? []
      : [`<meta http-equiv="Content-Security-Policy" content="${sent}">`]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="referrer" content="same-origin">',
    `<meta name="editor-home" content="${home}">`,
    `<title>${isFrame ? 'The page' : 'Editor'}</title>`,
    ...scripts.map((name) => `<link rel="modulepreload"${allowed} href="${base}${name}">`),
  ];
  const script = `<script${allowed} type="module" src="${base}${isFrame ? pageEntry : entry}"></script>`;
  return `<!doctype html>
<html lang="en">
<head>
${lines.join('\n')}
</head>
<body><div id="root"></div>${isFrame ? interfaceIcons : ''}${script}</body>
</html>
`;
}
