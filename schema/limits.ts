/** The maximum length of a document in UTF-16 units, fifty times the longest page of a real site. */
export const maxDocumentSize = 1_000_000;

/** The maximum depth of nested brackets. A page needs seven. */
export const maxDepth = 50;

/** Names that have a special meaning in JavaScript. */
export const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];
