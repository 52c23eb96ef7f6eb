export { equalPictures } from './equalPictures.ts';
export { missingAlt } from './missingAlt.ts';
export { missingPicture } from './missingPicture.ts';
export { pictureOrDrawing } from './pictureOrDrawing.ts';
export { smallPicture } from './smallPicture.ts';
export { unreadablePicture } from './unreadablePicture.ts';
export { unusedPicture } from './unusedPicture.ts';
export { weakAlt } from './weakAlt.ts';
