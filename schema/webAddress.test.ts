import { expect, test } from 'vitest';
import { publishedAddress, publishedEmail } from './webAddress.ts';

test('still reads an internationalized host after ten thousand addresses', () => {
  const read = () => [
    publishedAddress('https://klavier-köln.de/a'),
    publishedEmail('info@klavier-köln.de'),
  ];
  const first = read();
  expect(first).toEqual(['https://xn--klavier-kln-zfb.de/a', 'info@xn--klavier-kln-zfb.de']);
  for (let count = 0; count < 10_000; count += 1) {
    publishedAddress('https://example.com/a');
    publishedEmail('info@example.com');
  }
  expect(read()).toEqual(first);
});
