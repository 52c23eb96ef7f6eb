/** Why a file cannot be a picture of a page, in sentences for those who write pages. "It" is the file. */
export class PictureProblem extends Error {}
