// What other systems leave in copied texts and links. Valid in JSON, but wrong on a page.

import type { TraceOrigin } from '../catalog/launch.ts';
import { parseAddress } from '../webAddress.ts';

/** Tokens in a text. Each pattern has a sign that no ordinary text has: 【お知らせ】 is Japanese, 【4†source】 is not. */
const tokens: readonly (readonly [origin: TraceOrigin, pattern: RegExp])[] = [
  ['chatbot', /:?contentReference\[[^\]]{0,80}\](?:\{[^}]{0,80}\})?/],
  ['chatbot', /\[oaicite:\d+\](?:\{[^}]{0,80}\})?|\boai_citation:\d+/],
  ['chatbot', /【\d+(?::\d+)?†[^】]{0,80}】/],
  [
    'chatbot',
    /[\ue200-\ue2ff]?\b(?:file)?cite[\ue200-\ue2ff]?turn\d+\w+[\ue200-\ue2ff]?|\bturn\d+(?:search|view|news|file)\d+\b/,
  ],
  [
    'chatbot',
    /\[cite(?:_start|_end|: ?[\d, ]{1,40})\]|<\/?(?:grok-card|antArtifact|antThinking)\b[^>]{0,200}>/,
  ],
  [
    'chatbot',
    /(?<=[?&])utm_source=(?:chatgpt\.com|openai|perplexity(?:\.ai)?|copilot(?:\.com)?|claude\.ai|gemini)\b/,
  ],
  // How an answer begins: "Sure! Here is the text:"
  [
    'chatbot',
    /^(?:(?:sure|certainly|of course|absolutely|great)[!,.]\s+here(?:['’]s| is| are)|here(?:['’]s| is) (?:the|your|an?) (?:revised|updated|rewritten|improved|polished|corrected|translated|shorter)|(?:gerne?|natürlich|selbstverständlich|klar)[!,.]\s+hier (?:ist|sind|kommt|findest)|(?:claro|por supuesto)[^:\n]{0,20}[!,.]\s+aquí (?:tienes?|está)|(?:bien sûr|certainement)\s?[!,.]\s+voici)(?=[\s:])[^:\n]{0,80}:\s*/i,
  ],
  // The date and sender of a copied message: "[12/11/26, 9:14:07] Ana: " or "12.11.26, 9:14 - Ana: "
  [
    'chat',
    /(?<=^|\n)(?:\[(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? )?\d{1,2}:\d{2}(?::\d{2})?(?:[\s\u202f]?[ap]\.?\s?m\.?)?(?:,? \d{1,4}[./-]\d{1,2}[./-]\d{1,4})?\]|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?:[\s\u202f]?[ap]\.?\s?m\.?)? -) [^:\n]{1,60}: ?/i,
  ],
  // Attributes or a closing tag. [1961] and [gallery] can be ordinary text.
  [
    'shortcode',
    /\[[a-z][\w-]{1,40}(?:\s+[\w-]{1,40}=(?:"[^"\]]{0,200}"|'[^'\]]{0,200}'|[“”″][^\]]{0,200}?[“”″]|\w{1,40}))+\s*\/?\]/i,
  ],
  [
    'shortcode',
    /\[\/(?:[a-z]+_[\w-]{1,40}|caption|gallery|audio|video|embed|button|column|row)\]|\[(?:vc|et_pb|fusion|av|elementor|su|ux|mk|wpforms|gravityform|contact-form)[_-][\w-]{1,40}\]/i,
  ],
  [
    'merge',
    /\*\|[A-Z][A-Z0-9_:]{1,40}\|\*|%%[A-Za-z][\w ]{1,40}%%|\{%[^%]{1,80}%\}|<%=?[^%]{1,80}%>/,
  ],
];

/** Hosts of links that another service wrapped, with the part that has the real address: a parameter, or "path". */
const wrappers: readonly (readonly [origin: TraceOrigin, host: RegExp, address?: string])[] = [
  ['mail', /(?:^|\.)safelinks\.protection\.(?:outlook|office365)\.(?:com|us|cn)$/, 'url'],
  ['mail', /(?:^|\.)urldefense\.com$/, 'path'],
  ['mail', /^urldefense\.(?:proofpoint\.com|us)$/, 'u'],
  ['mail', /^linkprotect\.cudasvc\.com$/, 'a'],
  ['mail', /^(?:secure-web\.cisco\.com|clicktime\.symantec\.com|url\.emailprotection\.link)$/],
  ['mail', /(?:^|\.)(?:protect[\w-]*|url)\.mimecast\.com$/],
  [
    'mail',
    /(?:^|\.)(?:list-manage\.com|ct\.sendgrid\.net|click\.pstmrk\.it|sendibt\d*\.com|hubspotlinks\.com|mailchi\.mp)$/,
  ],
  ['search', /^(?:www\.)?google\.[a-z.]{2,6}$/, 'q'],
  ['search', /^(?:www\.)?bing\.com$/],
  ['search', /^(?:l|lm)\.(?:facebook|instagram)\.com$/, 'u'],
  [
    'search',
    /^(?:slack-redir\.net|out\.reddit\.com|webcache\.googleusercontent\.com|[\w-]+\.translate\.goog)$/,
  ],
];
// Of a search engine, only these pages lead on.
const searchPages = /^\/(?:url|ck\/a)\b/;

/** Pages where the owner edits something, which visitors cannot open. */
const editPages: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [
    /^docs\.google\.com$/,
    /^\/(?:a\/[^/]+\/)?(?:forms|document|spreadsheets|presentation)\/(?:u\/\d+\/)?d\/(?!e\/)[^/]+\/(?:edit|prefill)\b/,
  ],
  [/^forms\.(?:office|microsoft|cloud\.microsoft)(?:\.com)?$/, /^\/Pages\/Design/i],
  [/(?:^|\.)jotform\.com$/, /^\/(?:build|myforms|tables)\b/],
  [/^admin\.typeform\.com$/, /^\//],
  [/^tally\.so$/, /^\/forms\/[^/]+\/(?:edit|summary|submissions|settings)\b/],
  [/^(?:www\.)?calendly\.com$/, /^\/(?:event_types|app)\b/],
  [/^calendar\.google\.com$/, /^\/calendar\/(?:u\/\d+\/)?r\b/],
  [/^studio\.youtube\.com$/, /^\//],
  [/^(?:www\.)?canva\.com$/, /^\/design\/[^/]+\/[^/]*\/?edit\b/],
  [/^(?:manage|editor)\.wix\.com$|^my\.squarespace\.com$/, /^\//],
  [/./, /^\/wp-admin\b|^\/wp-login\.php/],
];

type Trace =
  | { kind: 'token'; origin: TraceOrigin; input: string; text: string }
  | { kind: 'wrapped'; origin: TraceOrigin; meant: string | undefined }
  | { kind: 'edit-page' };

/** The first trace in a text or link of a document: a token with the text without it, a wrapped link, or an edit page. */
export function traceIn(text: string): Trace | undefined {
  for (const [origin, pattern] of tokens) {
    const input = pattern.exec(text)?.[0];
    if (input !== undefined) return { kind: 'token', origin, input, text: without(text, origin) };
  }
  const url = /^https?:\/\/\S+$/i.test(text.trim()) ? parseAddress(text.trim()) : undefined;
  if (!url) return undefined;
  const { host, pathname } = url;
  if (editPages.some(([of, path]) => of.test(host) && path.test(pathname)))
    return { kind: 'edit-page' };
  const wrapper = wrappers.find(([, of]) => of.test(host));
  if (!wrapper) return undefined;
  const [origin, , address] = wrapper;
  if (origin === 'search' && /google|bing/.test(host) && !searchPages.test(pathname))
    return undefined;
  return { kind: 'wrapped', origin, meant: addressIn(url, address) };
}

/** A text without the tokens, and without the spaces or the parameter sign that they leave. */
function without(input: string, origin: TraceOrigin): string {
  return tokens
    .filter(([from]) => from === origin)
    .reduce(
      (text, [, { source, flags }]) => text.replaceAll(new RegExp(source, `${flags}g`), ''),
      input,
    )
    .replace(/[?&]+(?=#|$)/, '')
    .replace(/\?&/, '?')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;:!?](?:\s|$))/g, '')
    .trim();
}

/** The real address in a wrapped one; undefined if only its service can tell. */
function addressIn(url: URL, address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const { searchParams, href } = url;
  const found =
    address === 'path'
      ? /\/v3\/__(https?:\/.+?)__;/i.exec(href)?.[1]?.replace(/^(https?:\/)(?!\/)/i, '$1/')
      : (searchParams.get(address) ?? searchParams.get('url') ?? undefined);
  if (found === undefined) return undefined;
  // Proofpoint writes - for % and _ for /.
  const input = /^https?-3A/i.test(found)
    ? decoded(found.replaceAll('-', '%').replaceAll('_', '/'))
    : found;
  // An asterisk stands for a character that only the service knows.
  return input?.startsWith('https://') && parseAddress(input) && !input.includes('*')
    ? input
    : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
