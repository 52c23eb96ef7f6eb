export { missingCharacter } from './missingCharacter.ts';
export { missingFont } from './missingFont.ts';
export { singleWeight } from './singleWeight.ts';
export { unreadableFont } from './unreadableFont.ts';
