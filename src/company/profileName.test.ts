import { expect, test } from 'vitest';
import { profileName } from './profileName.ts';

test.each([
  ['https://www.linkedin.com/company/x', 'LinkedIn'],
  ['https://de.linkedin.com/company/x', 'LinkedIn'],
  ['https://x.com/piano', 'X'],
  ['https://bsky.app/profile/x', 'Bluesky'],
  ['https://video.piano.test/workshop', 'video.piano.test'],
])('the name of %s is "%s"', (address, name) => {
  expect(profileName(address)).toBe(name);
});
