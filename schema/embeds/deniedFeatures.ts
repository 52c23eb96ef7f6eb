import { type Sentence, sentenceOf } from '../catalog/index.ts';
import { hostOf } from '../frames.ts';
import { decoded, elementsOf, programsOf } from './elements.ts';
import { shownFrame, wordsOf } from './refusals.ts';

/**
 * Warnings about what some code, or an address, asks for that no frame of this site gets: a camera, a microphone or the visitor's
 * location (scripts/build/hosting/hosting.ts), or storage, which code in a separate page does not have.
 */
export function deniedIn(code: string): readonly Sentence[] {
  const elements = elementsOf(decoded(code));
  const programs = elements.flatMap(programsOf).join('\n');
  const allowed = elements.map(({ attributes }) => attributes.get('allow') ?? '').join('\n');
  const asksForDevice =
    hostOf(code).endsWith('videoask.com') ||
    /\b(?:camera|microphone|geolocation)\b/.test(allowed) ||
    /\b(?:getUserMedia|navigator\.geolocation)\b/.test(programs);
  const asksForStorage =
    !shownFrame(elements) &&
    /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b/.test(programs);
  return [
    ...(asksForDevice ? [sentenceOf('denied-feature/device')] : []),
    ...(asksForStorage ? [sentenceOf('denied-feature/storage')] : []),
  ];
}

/** The same in words, for who has just pasted the code. */
export function deniedNotes(code: string): string[] {
  return deniedIn(code).map(wordsOf);
}
