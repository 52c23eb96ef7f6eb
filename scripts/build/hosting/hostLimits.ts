import type { Host } from '../../../schema/inspect.ts';

type Limit = {
  host: Host;
  file: string;
  /** The limit, as worded in the report. */
  takes: string;
  source: string;
  /** Returns the indexes of the lines over the limit. */
  over: (lines: readonly string[]) => readonly number[];
};

const indexesOf = (lines: readonly string[], isOne: (line: string) => boolean) =>
  lines.flatMap((line, index) => (line !== '' && isOne(line) ? [index] : []));

const longerThan = (most: number) => (lines: readonly string[]) =>
  indexesOf(lines, (line) => line.length > most);

/** Finds the lines with redirects. Cloudflare counts the first one with "*" or a placeholder, and all after it, as dynamic. */
const redirectsIn = (lines: readonly string[]) => {
  const all = indexesOf(lines, () => true);
  const first = lines.findIndex((line) => /\*|:\w/.test(line.split(' ')[0] ?? ''));
  const isOfMany = (index: number) => first >= 0 && index >= first;
  return { all, ofOne: all.filter((index) => !isOfMany(index)), ofMany: all.filter(isOfMany) };
};

const headers = 'https://developers.cloudflare.com/pages/configuration/headers/';
const redirects = 'https://developers.cloudflare.com/pages/configuration/redirects/';

// Apache and Caddy document no limits. Netlify limits the size of all rules together and documents no more than this number.
const limits: readonly Limit[] = [
  {
    host: 'cloudflare',
    file: '_headers',
    takes: '2,000 characters in a line',
    source: headers,
    over: longerThan(2000),
  },
  {
    host: 'cloudflare',
    file: '_headers',
    takes: '100 rules',
    source: headers,
    over: (lines) => indexesOf(lines, (line) => !line.startsWith(' ')).slice(100),
  },
  {
    host: 'cloudflare',
    file: '_redirects',
    takes: '1,000 characters in a line',
    source: redirects,
    over: longerThan(1000),
  },
  {
    host: 'cloudflare',
    file: '_redirects',
    takes: '2,000 static redirects',
    source: redirects,
    over: (lines) => redirectsIn(lines).ofOne.slice(2000),
  },
  {
    host: 'cloudflare',
    file: '_redirects',
    takes: '100 dynamic redirects',
    source: redirects,
    over: (lines) => redirectsIn(lines).ofMany.slice(100),
  },
  {
    host: 'netlify',
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
 * Checks the files for a host against its limits. Returns a sentence for each exceeded limit: the file, the first line over it,
 * the limit, and where it is documented. Most hosts silently ignore lines over a limit.
 */
export function findOverLimits(files: Readonly<Record<string, string>>, host: Host): string[] {
  return limits
    .filter((limit) => limit.host === host)
    .flatMap(({ file, takes, source, over }) => {
      const [first] = over((files[file] ?? '').split('\n'));
      return first === undefined
        ? []
        : [`${file}:${first + 1} exceeds a limit of ${host}: ${takes} (${source}).`];
    });
}
