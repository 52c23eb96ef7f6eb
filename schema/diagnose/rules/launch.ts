import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import { factNames } from '../../facts.ts';
import { isUnnamed } from '../../initials.ts';
import { textContentOf } from '../../kinds.ts';
import { demoFolder } from '../../paths.ts';
import { examplePhone } from '../../phones.ts';
import { allFields } from '../../schemaAt.ts';
import { bracketedFactIn } from '../bracketedFacts.ts';
import { editsOf } from '../change.ts';
import { documentsOf } from '../documents.ts';
import { fictionalNumberIn, isFilledIn } from '../fictionalNumbers.ts';
import { letterForms, withOrdinaryLetters, withoutGarbled } from '../garbled.ts';
import { isLocal, placeholderIn } from '../placeholders.ts';
import { placesInText } from '../placesInText.ts';
import { type DocumentRule, inTexts, nothing } from '../rule.ts';
import { onceSaved } from '../savedResults.ts';
import { allTexts } from '../strings.ts';
import { traceIn } from '../traces.ts';
import type { Finding, SourceTree, ValuePath } from '../types.ts';
import { unfinishedIn } from '../unfinished.ts';
import { formLaunchRules } from './forms.ts';
import { sampleRules } from './samples.ts';

/** What people write instead of a text, an address or a number that they do not have yet. */
const placeholder: DocumentRule = {
  name: 'placeholder',
  check: inTexts(
    'placeholder',
    ({ site, pictures = [] }) => ({
      pictures: pictures.filter(({ isPlaceholder }) => isPlaceholder).map(({ src }) => src),
      callingCode: site.callingCode ?? '',
      example: examplePhone(site),
    }),
    ({ source, isSite }, around) =>
      allTexts(source.value).flatMap(({ path, text }) => {
        // A note can quote such a text.
        const sentence =
          isSite && path[0] === 'samples' ? undefined : placeholderOf(text, path, around);
        return sentence ? [{ source, path, sentence }] : [];
      }),
  ),
};

type AroundPlaceholder = { pictures: readonly string[]; callingCode: string; example?: string };

/** Looks at a text as it is written: a fact is reported where it is defined, not where it is shown. */
function placeholderOf(
  text: string,
  path: ValuePath,
  { pictures, callingCode, example }: AroundPlaceholder,
): Sentence | undefined {
  if (pictures.includes(text)) return sentenceOf('placeholder/picture', { text });
  if (path.length === 1 && path[0] === 'company' && isUnnamed(text)) {
    return sentenceOf('placeholder/company');
  }
  // The number of a new site, and what people type instead of one.
  const isInvented = path[0] === 'phones' && (text === example || isFilledIn(text));
  const number = isInvented ? text : fictionalNumberIn(text, callingCode);
  if (number !== undefined) return sentenceOf('placeholder/phone', { number });
  if (text.startsWith(demoFolder)) return sentenceOf('placeholder/demo', { text });
  const kind = placeholderIn(text, path.join('.') === 'url');
  // In a form, "Your name" asks for it.
  if (kind === 'text' && path.at(-1) === 'label' && path.at(-3) === 'fields') return undefined;
  return kind && sentenceOf(`placeholder/${kind}`, { text });
}

const lost = '\ufffd';

const garbledText: DocumentRule = {
  name: 'garbled-text',
  check: inTexts('garbled-text', nothing, ({ source }) =>
    allTexts(source.value).flatMap(({ path, text }): Finding[] => {
      const meant = withoutGarbled(text);
      if (meant !== text) {
        const suggest = editsOf(source, path, { value: meant });
        return [
          { source, path, sentence: sentenceOf('garbled-text', { input: text, meant }), suggest },
        ];
      }
      const letters = letterForms(text);
      if (letters.length > 0) {
        const repaired = withOrdinaryLetters(text);
        const suggest =
          repaired === undefined ? undefined : editsOf(source, path, { value: repaired });
        const sentence = sentenceOf('garbled-text/letters', {
          letters,
          isSplit: repaired === undefined,
        });
        return [{ source, path, sentence, suggest }];
      }
      return text.includes(lost)
        ? [{ source, path, sentence: sentenceOf('garbled-text/lost') }]
        : [];
    }),
  ),
};

/** What other systems leave in copied texts and links. Braces in a text are reported as a fact that does not exist. */
const leftover: DocumentRule = {
  name: 'leftover',
  check: inTexts('leftover', nothing, ({ source, isSite }) =>
    allTexts(source.value).flatMap(({ path, text }): Finding[] => {
      const trace = traceIn(text);
      // The code of a provider can have any address, and an unfinished site its own.
      if (path.at(-1) === 'code' || (isSite && path[0] === 'url')) return [];
      if (isLocal(text))
        return [{ source, path, sentence: sentenceOf('leftover/local', { text }) }];
      if (!trace) return [];
      if (trace.kind === 'edit-page') {
        return [{ source, path, sentence: sentenceOf('leftover/edit-page', { text }) }];
      }
      if (trace.kind === 'wrapped') {
        const { meant } = trace;
        const suggest = meant === undefined ? undefined : editsOf(source, path, { value: meant });
        return [{ source, path, sentence: sentenceOf('leftover/link', trace), suggest }];
      }
      if (trace.input.includes('{')) return [];
      const { origin, input } = trace;
      // A shortcode or a merge field stands for content, which would be lost with it.
      const isCertain = (origin === 'chatbot' || origin === 'chat') && trace.text !== '';
      const suggest = isCertain ? editsOf(source, path, { value: trace.text }) : undefined;
      return [{ source, path, sentence: sentenceOf('leftover', { origin, text: input }), suggest }];
    }),
  ),
};

/** Links to a preview of the site at its host. */
const previewLink: DocumentRule = {
  name: 'leftover',
  isForAll: true,
  check: (documents) => {
    const paths = new Set(documents.pages.map(({ page }) => page.path));
    return documentsOf(documents).flatMap(({ source }) =>
      previewsIn(source).flatMap(({ path, meant }): Finding[] => {
        const isOfSite = source === documents.siteSource && path[0] === 'url';
        if (isOfSite || !paths.has(meant.split('#')[0] ?? '')) return [];
        const suggest = editsOf(source, path, { value: meant });
        return [{ source, path, sentence: sentenceOf('leftover/preview', { meant }), suggest }];
      }),
    );
  },
};

/** The addresses of previews in a document, each with its path on the site. */
const previewsIn = onceSaved(
  'previews',
  ({ source }) => source,
  (source: SourceTree) =>
    allTexts(source.value).flatMap(({ path, text, field }) => {
      const meant = field === 'code' ? undefined : previewOf(text);
      return meant === undefined ? [] : [{ path, meant }];
    }),
);

/** The path on the site of an address of a host for previews: "/prices" for "https://bakery.netlify.app/prices". */
function previewOf(text: string): string | undefined {
  const [, path] =
    /^https:\/\/[\w.-]+\.(?:netlify\.app|vercel\.app|pages\.dev|workers\.dev|github\.io|gitlab\.io|surge\.sh|onrender\.com|wixsite\.com|webflow\.io)(\/[^?#]+?)\/?(?:[?].*)?(?:#.*)?$/i.exec(
      text,
    ) ?? [];
  return path;
}

/** What somebody still has to write: in templates and drafts, and facts in other marks than braces. */
const unfinished: DocumentRule = {
  name: 'leftover',
  check: inTexts(
    'leftover/unfinished',
    ({ site: { language = '' }, siteValue }) => ({ language, names: factNames(siteValue) }),
    ({ source, schema, isSite }, { language, names }) =>
      allFields(schema, source.value).flatMap(({ path, value: text, field }): Finding[] => {
        if (typeof text !== 'string' || textContentOf(field.kind) !== 'words') return [];
        // Built-in words have places in brackets, and open notes quote placeholders.
        if (isSite && (path[0] === 'words' || path[0] === 'samples')) return [];
        const fact = bracketedFactIn(text, names);
        const piece = fact?.input ?? unfinishedIn(text, language);
        // The name of a file instead of a description has its own warning.
        if (piece === undefined || (path.at(-1) === 'alt' && /\.[a-z]+$/i.test(piece))) return [];
        const start = text.indexOf(piece);
        const [offset = 0, end = 0] = placesInText(source, path, [start, start + piece.length]);
        const at = { offset, length: end - offset };
        const sentence = fact
          ? sentenceOf('leftover/fact', fact)
          : sentenceOf('example-text/unfinished', { text: piece });
        const suggest = fact && [{ ...at, text: `{${fact.name}}` }];
        return [{ source, path, at, sentence, suggest }];
      }),
  ),
};

const stillUnpublished: DocumentRule = {
  name: 'still-unpublished',
  isForAll: true,
  check: ({ unpublished = [], siteSource: source }) => {
    const paths = unpublished.map(({ page }) => page.path);
    const sentence = sentenceOf('still-unpublished', { paths });
    return paths.length === 0 ? [] : [{ source, path: [], isOfSite: true, sentence }];
  },
};

export const launchRules: readonly DocumentRule[] = [
  ...[garbledText, leftover, placeholder, stillUnpublished],
  ...[previewLink, unfinished, ...sampleRules, ...formLaunchRules],
];
