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

// A new site or an example may have these until it goes live.
const invented = [
  /^your (company|business|city|town|name)( name)?$|\byour company (name|inc|llc|ltd|gmbh)\b/i,
  /^ihre? (firma|unternehmen|stadt|name)$|^votre (entreprise|société|ville|nom)$|^(tu|su) (empresa|ciudad|nombre)( s\.?[al]\.?u?\.?)?$/i,
  /^yourtown$|^anytown$|^musterstadt$|\bmusterfirma\b|\bmusterstra(ß|ss)e\b|\bmax mustermann\b/i,
  /^0{5}$/,
];

/** Whether a text has an address that opens only on the computer or network of its author. */
export function isLocal(text: string): boolean {
  return local.test(text);
}

/** The kind of placeholder that a text is; undefined for real text. `isUrl` is set for the site's own URL. */
export function placeholderIn(text: string, isUrl: boolean): Kind | undefined {
  if (addresses.some((pattern) => pattern.test(text))) return 'address';
  if (isUrl && local.test(text)) return 'local';
  if (isUrl && text.startsWith('http:')) return 'http';
  if (isUrl && /:\d+$/.test(text)) return 'port';
  return invented.some((pattern) => pattern.test(text)) ? 'text' : undefined;
}
