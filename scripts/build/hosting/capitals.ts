// Redirects from an address with capitals, as on a flyer ("/About"), to the page in lowercase, for each host that can do this. They
// follow the redirects of site.json. On other hosts, the 404 page does it (src/visit/otherCase.ts).
import { plainPattern } from './redirectPatterns.ts';

const ending = '(?:\\.html)?/?$';

/** The pages by the pattern of their address in any form, the home page first. Patterns need to ignore case. */
function forms(paths: readonly string[]): [pattern: string, path: string][] {
  const others = paths.map((path): [string, string] => {
    return [`^${plainPattern({ path, isFolder: false, query: [] })}${ending}`, path];
  });
  return [[`^/index${ending}`, '/'], ...others];
}

export function nginxCapitals(paths: readonly string[]): string[] {
  const lines = forms(paths).map(
    ([pattern, path]) => `  rewrite "(?i)${pattern}" "${path}" permanent;`,
  );
  return ['if ($uri ~ "[A-Z]") {', ...lines, '}'];
}

export function caddyCapitals(paths: readonly string[]): string[] {
  return forms(paths).flatMap(([pattern, path], index) => [
    `@capitals${index} {`,
    `\tpath_regexp \`(?i)${pattern}\``,
    '\tnot path_regexp ^[^A-Z]*$',
    '}',
    `redir @capitals${index} ${path}{with_query} 301`,
  ]);
}

export function apacheCapitals(paths: readonly string[]): string[] {
  const rules = forms(paths).map(
    ([pattern, path]) =>
      `RewriteRule "${pattern.replace('^/', '^')}" "%{ENV:SITE}${path}" [NC,R=301,NE,L]`,
  );
  return ['RewriteCond %{ENV:ADDRESS} "![A-Z]"', `RewriteRule ^ - [S=${rules.length}]`, ...rules];
}
