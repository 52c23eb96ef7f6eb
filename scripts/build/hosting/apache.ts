// Apache's .htaccess, for shared hosting where nothing else can be configured. It needs AllowOverride All, and only the modules
// mod_rewrite, mod_headers, mod_mime and mod_dir. If one is missing, the site loses only that module's features.
import type { ReadRedirect } from '../../../schema/inspect.ts';
import { apacheCapitals } from './capitals.ts';
import { editFolder, type HostRules, otherName, sharedFiles, sharedHeaders } from './hosting.ts';
import { parameterPattern, pathPattern, sentRestPattern } from './redirectPatterns.ts';

/** The media types of text files, by extension. Set explicitly, because compressed copies end in .br or .gz. */
const textTypes = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
};
const textEndings = Object.keys(textTypes).join('|');

/** Writes the file .htaccess of a site (https://httpd.apache.org/docs/2.4/). */
export function apacheFile({
  url,
  headers,
  embedHeaders,
  editor,
  redirects,
  paths,
  homes = [],
}: HostRules): string {
  const notFound = homes.map(
    (home) =>
      `<If "%{REQUEST_URI} =~ m#^${home}/#">\n  ErrorDocument 404 ${home}/404.html\n</If>\n`,
  );
  const folders = homes.map((home) => `${home.slice(1)}/`).join('|');
  const shared = editor ? sharedFiles.map((file) => file.slice(1).replaceAll('.', '\\.')) : [];
  return `# Written by the build for Apache 2.4: upload it with the other files, and change site.json instead.
ErrorDocument 404 /404.html
${notFound.join('')}<IfModule mod_negotiation.c>
  Options -MultiViews
</IfModule>
<IfModule mod_dir.c>
  DirectoryIndex index.html
  DirectorySlash Off
</IfModule>

<IfModule mod_headers.c>
${indent([
  ...setHeaders({ ...headers, 'Cache-Control': 'no-cache' }),
  ...headersBelow('assets', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ...headersBelow('embeds', embedHeaders),
  ...headersBelow(editFolder, editor?.pages ?? {}),
  ...headersBelow(`${editFolder}/assets`, editor?.code ?? {}),
  ...headersOf(`/(?:${shared.join('|')})(?:\\.br|\\.gz)?$`, editor ? sharedHeaders : {}),
])}
  # Search engines list pages, not their data.
  <If "%{REQUEST_URI} =~ m#(?:\\.json|^/licenses\\.txt)(?:\\.br|\\.gz)?$#">
    Header always set X-Robots-Tag "noindex"
  </If>
  <FilesMatch "\\.(?:${textEndings})(?:\\.br|\\.gz)?$">
    Header merge Vary Accept-Encoding
  </FilesMatch>
</IfModule>

${Object.entries(textTypes)
  .map(
    ([ending, type]) => `<FilesMatch "\\.${ending}(?:\\.br|\\.gz)?$">
  ForceType "${type}; charset=utf-8"
</FilesMatch>`,
  )
  .join('\n')}
<IfModule mod_mime.c>
  AddType image/avif .avif
  AddType image/webp .webp
  AddType font/woff2 .woff2
  <FilesMatch "\\.(?:${textEndings})\\.(?:br|gz)$">
    AddEncoding br .br
    AddEncoding gzip .gz
  </FilesMatch>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase /

  # Addresses are rewritten once, not again for the file that is found.
  RewriteCond %{ENV:REDIRECT_STATUS} . [OR]
  RewriteCond %{IS_SUBREQ} true
  RewriteRule ^ - [L]

  # ADDRESS: the decoded path. SENT: the path as it was sent. FOLDER: the folder of this file. SITE: scheme and name of the
  # request, for redirects.
  RewriteRule ^.*$ - [E=ADDRESS:/$0,E=SITE:http://%{HTTP_HOST}]
  RewriteCond $0::%{REQUEST_FILENAME}%{PATH_INFO} ^(.*)::(.*/)\\1$
  RewriteRule ^.*$ - [E=FOLDER:%2]
  RewriteCond %{THE_REQUEST} "^\\S+ (?:https?://[^/ ]*)?(/[^ ?]*)"
  RewriteRule ^ - [E=SENT:%1]
  RewriteCond %{HTTPS} =on [OR]
  RewriteCond %{HTTP:X-Forwarded-Proto} =https
  RewriteRule ^ - [E=SITE:https://%{HTTP_HOST}]

${indent(url === undefined ? [] : otherNameRedirect(url))}

  # The redirects of site.json.
${indent(apacheRedirects(redirects))}

  # Pages in capitals, as on a flyer.
${indent(apacheCapitals(paths))}

  # For hosts, not for visitors. The page for missing addresses has no address either.
  RewriteRule "^(?:_|\\.ht|${folders && `(?:${folders})?`}404(?:\\.html)?/?$)" - [R=404,L]

  # Other forms of the address of a page redirect to it.
  RewriteRule "^index(?:\\.html)?/?$" "%{ENV:SITE}/" [R=301,NE,L]
  RewriteCond %{ENV:FOLDER}$1.html -f
  RewriteRule "^(.+?)(?:\\.html/?|/)$" "%{ENV:SITE}/$1" [R=301,NE,L]
${editor ? `  RewriteRule "^${editFolder}$" "%{ENV:SITE}/${editFolder}/" [R=301,NE,L]\n` : ''}
  # The page at an address. Without one, a folder has no page.
  RewriteRule ^$ index.html
${editor ? `  RewriteRule "^${editFolder}/$" ${editFolder}/index.html\n` : ''}  RewriteCond %{ENV:FOLDER}$0.html -f
  RewriteRule "^.*[^/]$" "$0.html"
  RewriteCond %{ENV:FOLDER}$0 -d
  RewriteRule ^.*$ - [R=404,L]

  # The compressed copies of the build.
  <IfModule mod_mime.c>
    RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
    RewriteCond %{ENV:FOLDER}$0.br -f
    RewriteRule "^.+\\.(?:${textEndings})$" "$0.br" [L]
    RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
    RewriteCond %{ENV:FOLDER}$0.gz -f
    RewriteRule "^.+\\.(?:${textEndings})$" "$0.gz" [L]
  </IfModule>
</IfModule>
`;
}

/** With or without www: the other name of the site redirects to this one. */
function otherNameRedirect(url: string): string[] {
  const pattern = otherName(url).replaceAll('.', '\\.');
  return [
    '# With or without www: the other name of the site redirects to this one.',
    `RewriteCond %{HTTP_HOST} "^${pattern}(?::\\d+)?$" [NC]`,
    `RewriteRule ^ "${new URL(url).origin}%{ENV:SENT}" [R=301,NE,L]`,
  ];
}

/** The directives of mod_rewrite (https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html) for redirects. */
function apacheRedirects(redirects: readonly ReadRedirect[]): string[] {
  return redirects.flatMap(({ from, to }) => {
    const target = to.startsWith('/') ? `%{ENV:SITE}${literal(to)}` : literal(to);
    const isForFolder = to.endsWith('/*');
    const conditions = [
      `RewriteCond %{ENV:ADDRESS} "${pathPattern(from)}"`,
      ...from.query.map(
        (parameter) => `RewriteCond %{QUERY_STRING} "(?:^|&)${parameterPattern(parameter)}"`,
      ),
      ...(isForFolder ? [`RewriteCond %{ENV:SENT} "${sentRestPattern(from, '$')}"`] : []),
    ];
    const redirect = (address: string, ...flags: readonly string[]) =>
      `RewriteRule ^ "${address}" [${['R=301', 'NE', ...flags, 'L'].join()}]`;
    if (isForFolder) return [...conditions, redirect(`${target.slice(0, -1)}%1`)];
    if (to.includes('?')) return [...conditions, redirect(target)];
    if (from.query.length > 0) return [...conditions, redirect(target, 'QSD')];
    if (!to.includes('#')) return [...conditions, redirect(target)];
    // Apache appends the query of the request even after an anchor.
    const withQuery = redirect(target.replace('#', '?%{QUERY_STRING}#'));
    return [
      ...[...conditions, 'RewriteCond %{QUERY_STRING} .', withQuery],
      ...[...conditions, redirect(target, 'QSD')],
    ];
  });
}

/** Escapes variables, group references and quotes for Apache. */
function literal(text: string): string {
  return text.replace(/[\\$%"]/g, '\\$&');
}

/** Headers for every response, including errors. */
function setHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(
    ([name, value]) =>
      `Header always set ${name} "${value.replaceAll('%', '%%').replace(/[\\"]/g, '\\$&')}"`,
  );
}

/** Headers that replace the general ones below a folder. */
const headersBelow = (folder: string, headers: Readonly<Record<string, string>>) =>
  headersOf(`/${folder}/`, headers);

/** Headers that replace the general ones for addresses that start with a pattern. */
function headersOf(pattern: string, headers: Readonly<Record<string, string>>): string[] {
  const lines = setHeaders(headers).map((line) => `  ${line}`);
  if (lines.length === 0) return [];
  return [`<If "%{REQUEST_URI} =~ m#^${pattern}#">`, ...lines, '</If>'];
}

function indent(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}
