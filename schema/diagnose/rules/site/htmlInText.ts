import { textContentOf } from '../../../kinds.ts';
import { pageSchema } from '../../../page.ts';
import { siteSchema } from '../../../site.ts';
import { phrase } from '../../phrase.ts';
import { placesInText } from '../../placesInText.ts';
import type { DocumentRule } from '../../rule.ts';
import { forEachField } from '../../schemaAt.ts';
import type { Finding, SourceTree } from '../../types.ts';

/** Tags and entities of HTML, which texts show as they are written. */
export const htmlInText: DocumentRule = {
  name: 'html-in-text',

  check: ({ pages, siteSource }) => [
    ...pages.flatMap(({ source }) => htmlIn(source, pageSchema)),
    ...htmlIn(siteSource, siteSchema),
  ],
};

const elements =
  'a abbr address area article aside audio b base big blockquote body br button canvas center cite code col div dl dt dd em embed fieldset figure font footer form frame h[1-6] head header hr html i iframe img input label legend li link main map mark meta nav nobr noscript object ol option p param picture pre q s script section select small source span strike strong style sub sup svg table tbody td textarea tfoot th thead title tr tt u ul video';
// A "<" before a space or a digit is a sign: "< 10 seconds", "<5 ms".
const html = new RegExp(
  [
    '<!(?:--|doctype)',
    `</?(?:${elements.replaceAll(' ', '|')})(?=[\\s/>])[^<>]*(?:>|$)`,
    '</?[a-z]+(?:-[a-z\\d]+)+(?:\\s[^<>]*=[^<>]*)?>',
    '&(?:nbsp|amp|lt|gt|quot|apos|[mn]dash|hellip|copy|reg|trade|#\\d{1,6}|#x[\\da-f]{1,5});',
  ].join('|'),
  'i',
);

/** The first piece of HTML in each text of a document. */
function htmlIn(source: SourceTree, schema: Parameters<typeof forEachField>[0]): Finding[] {
  const found: Finding[] = [];
  forEachField(schema, source.value, (path, text, { kind }) => {
    if (typeof text !== 'string' || textContentOf(kind) !== 'words') return;
    const written = html.exec(text);
    if (!written) return;
    const [piece] = written;
    const [offset = 0, end = 0] = placesInText(source, path, [
      written.index,
      written.index + piece.length,
    ]);
    found.push({
      source,
      path: [...path],
      at: { offset, length: end - offset },
      message: `${shortened(piece)} is HTML. Visitors see it as it is written.`,
      suggestion: suggestionFor(piece),
    });
  });
  return found;
}

/** A tag without its attributes. */
function shortened(piece: string): string {
  return piece.replace(/^(<\/?[\w-]+).*/s, '$1>');
}

function suggestionFor(piece: string) {
  if (piece.startsWith('&')) return 'Write the character itself.';
  if (!/^<\/?(?:iframe|script)/i.test(piece)) return 'Remove the tags and write plain words.';
  const place = { inFile: '"leadForm", "src" of site.json', inForm: 'the site settings' };
  return phrase`Remove the code. The address of a form belongs in ${place}.`;
}
