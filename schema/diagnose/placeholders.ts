type Kind = 'address' | 'local' | 'http' | 'port' | 'text';

const addresses = [
  /\bexample\.(com|org|net|edu|info|co\.uk|de|at|ch|fr|es|it|nl|eu)\b/i,
  /[\w-]\.(example|invalid)\b/i,
  /\bexample street\b/i,
  /\b(your|my)-?(company|domain|site|website|business)(-?name)?\.[a-z]{2,}(?![\w.-]*\w)/i,
  /@(domain|company)\.(com|org|net)\b/i,
];

// A local address in a sentence, a link or a file name. "localhost" counts as a word too; 10.2.3.4 alone may be a version.
const local =
  /(?:(?:^|[\s/@(])(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\]|192\.168(?:\.\d{1,3}){2}|[\w-]+\.(?:local|localhost|internal))|[/@]10(?:\.\d{1,3}){3})(?=[:/\s,)]|\.(?:\s|$)|$)/i;

const texts = [
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipi/i,
  /\b(FIXME|TBD)\b|\bTODO\b(?=\s*:)/,
  /\b(fixme|tbd|to-?do)\s*:/,
  // XXX-Large is a size, and XXX a number.
  /\bx{3,}\b(?!-?[lL])/,
  /\[(insert|your|add|enter|name|company|city|date|phone|text|ihre?|votre|tu|su)\b[^\]]*\]/i,
  /<(insert|your|name|company)\b[^>]*>/i,
  /^your (company|business|city|town|name)( name)?$|\byour company (name|inc|llc|ltd|gmbh)\b/i,
  /^ihre? (firma|unternehmen|stadt|name)$|^votre (entreprise|société|ville|nom)$|^(tu|su) (empresa|ciudad|nombre)( s\.?[al]\.?u?\.?)?$/i,
  /^yourtown$|^anytown$|^musterstadt$|\bmusterfirma\b|\bmusterstra(ß|ss)e\b|\bmax mustermann\b/i,
  /^0{5}$/,
  // A note to the writer, and values that programs print instead of text.
  /^\[[^\]]*\p{L}[^\]]*\]$/u,
  /^(?:undefined|NaN|\[object Object\]|#[¡!]?(?:REF|VALUE|VALOR|BEZUG|WERT|NAME|N\/A)[!?]?)$/,
  /\[citation needed\]/,
  // In the first person, because a text may be about language models.
  /\bas an ai language model,? i\b|\bals ki-sprachmodell \w+ ich\b|\bcomo modelo de lenguaje,? (?:no )?(?:puedo|tengo|soy)\b|\ben tant que modèle de langage,? je\b/i,
  /\b(placeholder|dummy|sample|filler) text\b|\btext goes here\b|\bblah blah\b|^(asdf\w*|qwerty|foo bar)$/i,
];

// In Spanish and Portuguese, TODO is the word for "all".
const todo = /\bTODO\b/;
const wordInLanguage = /^(es|pt|gl|ca)\b/;

/** The kind of placeholder that a text is; undefined for real text. `isUrl` is set for the site's own URL. */
export function placeholderIn(text: string, language: string, isUrl: boolean): Kind | undefined {
  if (addresses.some((pattern) => pattern.test(text))) return 'address';
  if (local.test(text)) return 'local';
  if (isUrl && text.startsWith('http:')) return 'http';
  if (isUrl && /:\d+$/.test(text)) return 'port';
  const isTodo = todo.test(text) && !wordInLanguage.test(language);
  return isTodo || texts.some((pattern) => pattern.test(text)) ? 'text' : undefined;
}
