/** The characters that the editor puts around each text of a page (editor/page/marks.ts). No text of a site has them. */
const marks = /[\ue000-\uf8ff]/g;

/** A text without marks. A component that depends on the characters of a text, or on how many there are, needs it. */
export const plainText = (text: string): string => text.replaceAll(marks, '');
