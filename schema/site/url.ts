import { sentenceOf } from '../catalog/index.ts';
import { address } from '../fields.ts';
import { type Correction, fieldInfo } from '../kinds.ts';

export const url = address(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^/?#\s]+$/, 'wrong-format/url')
  .meta({
    title: 'Address of the site',
    description: 'The address of the live site, without a path or a slash at the end.',
    examples: ['https://www.example.com'],
  })
  .register(fieldInfo, { correct: correctUrl });

/** The correction of an address that continues after its host. Pages link to "/faq", so a site cannot be below a path. */
function correctUrl(input: string): Correction | undefined {
  const [, scheme = '', host = '', rest = ''] =
    /^\s*(https?:\/\/)?(?:[^/?#@]*@)?((?:[^\s/?#:]+\.[^\s/?#:]+|localhost)(?::\d+)?)\/*([/?#].*?)\/*\s*$/is.exec(
      input,
    ) ?? [];
  if (host === '') return undefined;
  const meant = `${scheme || 'https://'}${host}`.toLowerCase();
  if (rest === '/' && scheme === '') return undefined;
  if (rest === '/' || !rest.startsWith('/')) return { meant };
  return { sentence: sentenceOf('wrong-format/url-path', { input }), meant };
}
