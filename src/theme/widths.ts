/** The maximum width of a page's content, with its gutters. */
export const pageWidth = '76rem';
