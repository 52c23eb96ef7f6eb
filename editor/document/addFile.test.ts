import { expect, test } from 'vitest';
import { wordsOf } from './addFile.ts';

test.each([
  ['Summer_Party.JPG', 'Summer Party'],
  ['photo-lab.jpeg', 'photo lab'],
  ['Image of the lobby.png', 'Image of the lobby'],
  ['rack 2.v3.webp', 'rack 2.v3'],
])('turns the file name "%s" into "%s"', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});

test.each([
  'IMG_2041.HEIC',
  'IMG_2041.HEIC.jpg',
  'IMG-20240102-WA0003.jpg',
  'PXL_20240102_101112345.MP.jpg',
  'DSC00012.JPG',
  'signal-2024-01-02-101112.jpeg',
  'WhatsApp Image 2024-01-02 at 10.11.12.jpeg',
  'WhatsApp Image 2024-01-02 at 10.11.12',
  'Bildschirmfoto 2024-01-02 um 10.11.12.png',
  'photo.jpg',
  'image (3).png',
  '6F9619FF-8B86-D011-B42D-00CF4FC964FF.jpg',
])('proposes no words for "%s"', (name) => {
  expect(wordsOf(name)).toBe('');
});
