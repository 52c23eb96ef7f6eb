/** Why a file cannot be a picture on a page, in sentences for editors that call the file "It". */
export class PictureProblem extends Error {}
