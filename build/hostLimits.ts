type Limit = {
  host: string;
  file: string;
  /** What the host takes, in words. */
  takes: string;
  source: string;
  /** The indexes of the lines that are too much. */
  over: (lines: readonly string[]) => readonly number[];
};

const indexesOf = (lines: readonly string[], isOne: (line: string) => boolean) =>
  lines.flatMap((line, index) => (line !== '' && isOne(line) ? [index] : []));

const longerThan = (most: number) => (lines: readonly string[]) =>
  indexesOf(lines, (line) => line.length > most);

/** Redirects; Cloudflare counts all from the first one on that has a "*" or a placeholder as those of many addresses. */
const redirectsIn = (lines: readonly string[]) => {
  const all = indexesOf(lines, () => true);
  const first = lines.findIndex((line) => /\*|:\w/.test(line.split(' ')[0] ?? ''));
  const isOfMany = (index: number) => first >= 0 && index >= first;
  return { all, ofOne: all.filter((index) => !isOfMany(index)), ofMany: all.filter(isOfMany) };
};

const headers = 'https://developers.cloudflare.com/pages/configuration/headers/';
const redirects = 'https://developers.cloudflare.com/pages/configuration/redirects/';

// Caddy has no such limits. What Netlify takes is a size of all rules together, of which it says no more than this.
const limits: readonly Limit[] = [
  {
    host: 'Cloudflare Pages',
    file: '_headers',
    takes: '2,000 characters in a line',
    source: headers,
    over: longerThan(2000),
  },
  {
    host: 'Cloudflare Pages',
    file: '_headers',
    takes: '100 rules',
    source: headers,
    over: (lines) => indexesOf(lines, (line) => !line.startsWith(' ')).slice(100),
  },
  {
    host: 'Cloudflare Pages',
    file: '_redirects',
    takes: '1,000 characters in a line',
    source: redirects,
    over: longerThan(1000),
  },
  {
    host: 'Cloudflare Pages',
    file: '_redirects',
    takes: '2,000 redirects of one address each',
    source: redirects,
    over: (lines) => redirectsIn(lines).ofOne.slice(2000),
  },
  {
    host: 'Cloudflare Pages',
    file: '_redirects',
    takes: '100 redirects from the first one on that is of many addresses',
    source: redirects,
    over: (lines) => redirectsIn(lines).ofMany.slice(100),
  },
  {
    host: 'Netlify',
    file: '_redirects',
    takes: 'fewer than 10,000 redirects',
    source: 'https://docs.netlify.com/manage/routing/redirects/overview/',
    over: (lines) => redirectsIn(lines).all.slice(9999),
  },
  {
    host: 'nginx',
    file: '_nginx.conf',
    takes: '4,096 characters in a parameter',
    source:
      'NGX_CONF_BUFFER in https://github.com/nginx/nginx/blob/master/src/core/ngx_conf_file.c',
    over: longerThan(4096),
  },
];

/**
 * What in the files for hosts is more than their host takes, one sentence a limit: host, file, first line of what is too
 * much, limit and where it is documented. The rest of such a file is mostly ignored, without a word.
 */
export function findOverLimits(files: Readonly<Record<string, string>>): string[] {
  return limits.flatMap(({ host, file, takes, source, over }) => {
    const [first] = over((files[file] ?? '').split('\n'));
    return first === undefined
      ? []
      : [`${file}:${first + 1} is too much for ${host}, which takes ${takes} (${source}).`];
  });
}
