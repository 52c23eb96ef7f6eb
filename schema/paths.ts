/** The path of the document that is shown for every address that has no page. */
export const notFoundPath = '/404';
