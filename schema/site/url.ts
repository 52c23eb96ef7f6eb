import { type Correction, corrections } from '../corrections.ts';
import { address } from '../fields.ts';

export const url = address(
  /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^/?#\s]+$/,
  'is not the address of a site. Write it as in "https://www.example.com", without a slash at the end',
)
  .meta({
    title: 'Address of the site',
    description:
      'The address of the live site, without a slash at the end: a whole host name, and no path.',
    examples: ['https://www.example.com'],
  })
  .register(corrections, { correct: correctUrl });

/** What is wrong with an address that goes on after its host. Pages link to "/faq", so a site cannot be below a path. */
function correctUrl(written: string): Correction | undefined {
  const [, scheme = '', host = '', rest = ''] =
    /^\s*(https?:\/\/)?(?:[^/?#@]*@)?((?:[^\s/?#:]+\.[^\s/?#:]+|localhost)(?::\d+)?)\/*([/?#].*?)\/*\s*$/is.exec(
      written,
    ) ?? [];
  if (host === '') return undefined;
  const meant = `${scheme || 'https://'}${host}`.toLowerCase();
  if (rest === '/') return scheme ? { problem: 'ends with a slash', meant } : undefined;
  const problem = `has "${rest}" after its host name`;
  if (!rest.startsWith('/')) return { problem, meant };
  return {
    problem: `${problem}; a site needs a whole host name and cannot be below a path`,
    meant,
    help: 'Publish it on a custom domain or a subdomain; on GitHub Pages, on a user site or a custom domain.',
  };
}
