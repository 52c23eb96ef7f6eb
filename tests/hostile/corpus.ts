// Contents of hostile documents. Each entry describes what it tries.

type Attempt = { tries: string; text: string };

/** Texts that are valid and must be shown literally. Each sets `hacked` if it runs. */
export const plainTexts: readonly Attempt[] = [
  { tries: 'A script element.', text: '<script>hacked=1</script>' },
  { tries: 'A script after the end of the one it stands in.', text: '</script><script>hacked=1//' },
  { tries: 'Code in an attribute.', text: '<img src=x onerror=hacked=1>' },
  { tries: 'Code in an attribute without spaces.', text: '<svg/onload=hacked=1>' },
  { tries: 'The end of an attribute.', text: '"onfocus=hacked=1 autofocus "' },
  { tries: 'The end of a single-quoted attribute.', text: "'onfocus=hacked=1 autofocus '" },
  { tries: 'A comment that hides what follows.', text: '<!--' },
  { tries: 'The end of a comment.', text: '--><b onclick=hacked=1>' },
  { tries: 'A comment and a script, which turn how a script is read.', text: '<!--<script>' },
  { tries: 'The end of character data in XML.', text: ']]><x xmlns="y"/>' },
  { tries: 'The end of the title.', text: '</title><script>hacked=1//' },
  { tries: 'The end of the styles.', text: '</style><script>hacked=1//' },
  { tries: 'The end of the page.', text: '</body></html><b>' },
  { tries: 'Another base for all addresses.', text: '<base href=//evil.test>' },
  { tries: 'A move to another site.', text: '<meta http-equiv=refresh>' },
  { tries: 'Entities that would be markup if read twice.', text: '&lt;b&gt;&#60;b&#62;' },
  { tries: 'An entity without its end.', text: '&lt&#x3c' },
  { tries: 'A pattern of String.replace.', text: "$& $1 $` $' $$" },
  { tries: 'A fact of the site that is hostile itself.', text: '{main} and on' },
  { tries: 'A mark of the dev server.', text: '%MODE% %BASE_URL%' },
  { tries: 'A line end, which would be a new header.', text: 'a\nX-Evil: 1' },
  { tries: 'The end of a path in a configuration.', text: '"; ; #' },
  { tries: 'Marks of the styles library.', text: '/*!sc*/ data-styled.g1' },
];

/** Addresses that no field accepts. */
export const refusedAddresses: readonly Attempt[] = [
  { tries: 'Code.', text: 'javascript:alert(1)' },
  { tries: 'Code in mixed letters.', text: 'JaVaScRiPt:alert(1)' },
  { tries: 'Code behind a space.', text: ' javascript:alert(1)' },
  { tries: 'Code with a tab that browsers leave out.', text: 'java\tscript:alert(1)' },
  { tries: 'Code with a line end that browsers leave out.', text: 'java\nscript:alert(1)' },
  { tries: 'Code behind a control character.', text: '\u0001javascript:alert(1)' },
  { tries: 'Code with an entity.', text: 'javascript&colon;alert(1)' },
  { tries: 'Code of an old browser.', text: 'vbscript:msgbox(1)' },
  { tries: 'A page in the address.', text: 'data:text/html,<script>alert(1)</script>' },
  { tries: 'A page in memory.', text: 'blob:https://piano.test/1' },
  { tries: 'A file of the visitor.', text: 'file:///etc/passwd' },
  { tries: 'A connection that others can read.', text: 'http://evil.test/x' },
  { tries: 'Another site that looks like a path.', text: '//evil.test' },
  { tries: 'Another site that looks like a path, with a backslash.', text: '/\\evil.test' },
  { tries: 'Two backslashes.', text: '\\\\evil.test' },
  { tries: 'A scheme without slashes.', text: 'https:evil.test' },
  { tries: 'A scheme with one slash.', text: 'https:/evil.test' },
  { tries: 'A scheme with three slashes.', text: 'https:///evil.test' },
  { tries: 'A name and a password.', text: 'https://user:pass@evil.test' },
  { tries: 'A name that looks like the site.', text: 'https://piano.test@evil.test' },
  { tries: 'A backslash that browsers take for a slash.', text: 'https://evil.test\\@piano.test' },
  { tries: 'No site at all.', text: 'https://' },
  { tries: 'A port that there is not.', text: 'https://evil.test:99999' },
  { tries: 'The end of an attribute.', text: 'https://evil.test/"onclick="alert(1)' },
  { tries: 'A tag.', text: 'https://evil.test/<script>' },
  { tries: 'Another rule of the security policy.', text: "https://evil.test;script-src'*'" },
  { tries: 'Another source of the security policy.', text: 'https://evil.test https://b.test' },
  { tries: 'A new line of a header.', text: 'https://evil.test/\nX-Evil: 1' },
  { tries: 'The end of a rule of nginx.', text: 'https://evil.test/;}' },
  { tries: 'A variable of Caddy.', text: 'https://evil.test/{env.SECRET}' },
  { tries: 'A way out of the folder.', text: '/../x' },
  { tries: 'A way out of the folder, written in digits.', text: '/%2e%2e/x' },
  { tries: 'A hidden file.', text: '/.git' },
  { tries: 'A file for hosts.', text: '/_headers' },
  { tries: 'A new rule of redirects.', text: '/x /y 200' },
  { tries: 'A line of another rule.', text: '/x\n/y' },
  { tries: 'A rule of nginx.', text: '/x;' },
  { tries: 'A number that is a part of all objects.', text: 'tel:constructor' },
  { tries: 'A number that is the prototype.', text: 'tel:__proto__' },
  { tries: 'An address that is a part of all objects.', text: 'mailto:constructor' },
  { tries: 'An address that is very long.', text: `https://evil.test/${'x'.repeat(100_000)}` },
];

/** Names of properties that JavaScript objects inherit. */
export const inheritedNames = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'],
];

/** Invisible characters. No text may contain them, neither literally nor as \u escapes. */
export const invisibleCharacters: readonly Attempt[] = [
  { tries: 'The end of a text in C.', text: '\u0000' },
  { tries: 'A command to the terminal.', text: '\u001b[2J' },
  { tries: 'A command to the terminal in one character.', text: '\u009b2J' },
  { tries: 'A way back over what was written.', text: '\b' },
  { tries: 'The start of the line again.', text: '\r' },
  { tries: 'A tab.', text: '\t' },
  { tries: 'The last of the control characters.', text: '\u007f' },
  { tries: 'Words in another order.', text: '\u202e' },
  { tries: 'Words in another order, the newer way.', text: '\u2066' },
  { tries: 'A space of no width.', text: '\u200b' },
  { tries: 'A byte order mark.', text: '\ufeff' },
  { tries: 'A line end that only JavaScript knows.', text: '\u2028' },
  { tries: 'A paragraph end that only JavaScript knows.', text: '\u2029' },
  { tries: 'The first half of a character.', text: '\ud83d' },
  { tries: 'The second half of a character.', text: '\ude00' },
  { tries: 'What is no character.', text: '\uffff' },
];

/** Texts with braces that do not name a fact, such as names of inherited properties. */
export const refusedFacts = [
  '{{ constructor.constructor }}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: part of a document, not of a program
  '${hacked=1}',
  '{__proto__} {toString}',
  '"; } { ; #',
  '{main',
  'main}',
  '{{main}}',
  '{ main }',
  '{Main}',
  '{}',
  '{',
  '}',
  '{constructor}',
  'See {constructor} there',
  '{{constructor.x}}',
  '{phone.constructor}',
];

/** Complete files. */
export const refusedFiles: readonly Attempt[] = [
  { tries: 'More brackets than a program can count.', text: '['.repeat(100_000) },
  { tries: 'Brackets in braces without end.', text: '{"a":['.repeat(100_000) },
  { tries: 'Ten megabytes in one text.', text: JSON.stringify({ path: 'x'.repeat(10_000_000) }) },
  {
    tries: 'A megabyte in the name of a field.',
    text: JSON.stringify({ ['x'.repeat(900_000)]: 1 }),
  },
  { tries: 'A name of a field with a command to the terminal.', text: '{"\u001b[2J": 1}' },
  { tries: 'The same, twice and written in digits.', text: '{"\\u001b[2J": 1, "\\u001b[2J": 1}' },
  { tries: 'A command to a workflow in a name.', text: '{"\\n::error::x": 1, "\\n::error::x": 1}' },
  { tries: 'Commands to the terminal outside of texts.', text: '\u001b[2J\u202e{}' },
  {
    tries: 'A name in braces before the name of a prototype.',
    text: '{"__proto__": {"path": "/"}}',
  },
  { tries: 'A prototype in a list.', text: '[{"constructor": {"prototype": {"hacked": 1}}}]' },
  { tries: 'The name of a prototype in digits.', text: '{"\\u005f_proto__": {"hacked": 1}}' },
  { tries: 'A byte order mark and nothing else.', text: '\ufeff' },
  { tries: 'A zero.', text: '\u0000' },
  { tries: 'A number that is infinite.', text: '{"path": 1e999}' },
  { tries: 'A number of a million digits.', text: `{"path": ${'9'.repeat(900_000)}}` },
  { tries: 'HTML.', text: '<!doctype html><script>alert(1)</script>' },
  { tries: 'Code.', text: 'module.exports = {}' },
];
