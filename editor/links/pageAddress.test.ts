import { expect, test } from 'vitest';
import { pageSchema } from '../../schema/index.ts';
import { proposedAddress } from './pageAddress.ts';

test.each([
  ['Video walls', 'en', '/video-walls'],
  ['  Paging & Intercom! ', 'en', '/paging-intercom'],
  ['What’s new?', 'en', '/whats-new'],
  ['Größe für Büros', 'de-DE', '/groesse-fuer-bueros'],
  ['Größe für Büros', 'en', '/grosse-fur-buros'],
  ['Øl på Åen', 'da', '/oel-paa-aaen'],
  ['Øl på Åen', 'nb-NO', '/oel-paa-aaen'],
  ['Øl på Åen', 'nn', '/oel-paa-aaen'],
  ['Øl på Åen', 'no', '/oel-paa-aaen'],
  ['GRÜN', 'DE', '/gruen'],
  // With a combining character for the dots.
  ['Gru\u0308n', 'de', '/gruen'],
  ['Grün', undefined, '/grun'],
  ['Rooms&halls', 'en', '/rooms-halls'],
  ['Señalización', 'es', '/senalizacion'],
  ['Cœur et façade', 'fr', '/coeur-et-facade'],
  ['О компании', 'ru', '/o-kompanii'],
  ['Щёлково: объёмы и цены', 'ru', '/shchelkovo-obemy-i-tseny'],
  ['Видеостены 2026', 'kk-KZ', '/videosteny-2026'],
  ['Ціни на гарну їжу', 'uk', '/tsiny-na-harnu-izhu'],
  ['Σχετικά με εμάς', 'el-GR', '/schetika-me-emas'],
  ['Ψωμί και ούζο', 'el', '/psomi-kai-ouzo'],
  // Other scripts have no spelling that everybody knows.
  ['料金のご案内', 'ja', '/'],
  ['عن الشركة', 'ar', '/'],
  ['', undefined, '/'],
  [`${'long '.repeat(20)}`, 'en', `/${'long-'.repeat(12).slice(0, -1)}`],
  [`${'long '.repeat(11)}words`, 'en', `/${'long-'.repeat(11)}words`],
  ['x'.repeat(90), 'en', `/${'x'.repeat(60)}`],
])('proposes an address for “%s” (%s): %s', (title, language, address) => {
  expect(proposedAddress(title, [], language)).toBe(address);
  expect(pageSchema.shape.path.safeParse(address).success).toBe(true);
});

test('appends a number to a taken address', () => {
  // A title without letters has no address to number.
  expect(proposedAddress('?', ['/'], 'en')).toBe('/');
  const taken = ['/faq', '/faq-2', '/faq-4'];
  expect(proposedAddress('FAQ', taken, 'en')).toBe('/faq-3');
});
