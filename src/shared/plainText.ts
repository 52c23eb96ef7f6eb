/**
 * A text without the private-use characters that the editor puts around it (editor/page/marks.ts). No text of a site has others. A
 * component that depends on the characters of a text, or on how many there are, needs it.
 */
export const plainText = (text: string): string => text.replace(/\p{Co}/gu, '');
