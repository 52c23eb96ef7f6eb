/** The maximum length of a document in UTF-16 units. The longest page of a real site has a fiftieth of it. */
export const maxDocumentSize = 1_000_000;

/** The maximum depth of nested brackets. A page needs seven. */
export const maxDepth = 50;

/** Names that have a meaning in JavaScript itself. */
export const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];
