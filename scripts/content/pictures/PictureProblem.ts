/** Why a file cannot be a picture of a page, in sentences for writers of pages that call the file "It". */
export class PictureProblem extends Error {}
