import { expect, test } from 'vitest';
import { traceIn } from './traces.ts';

test.each([
  ['Open daily. :contentReference[oaicite:2]{index=2}', 'Open daily.'],
  ['Open daily 【4:0†source】.', 'Open daily.'],
  ['Open daily. [cite: 3, 4]', 'Open daily.'],
  ['https://piano.org/?utm_source=chatgpt.com', 'https://piano.org/'],
  ['https://piano.org/?a=1&utm_source=openai#top', 'https://piano.org/?a=1#top'],
  ['[12/11/26, 9:14:07] Elena: Sí, claro', 'Sí, claro'],
  ['12.11.26, 09:14 - Anna Groß: Ja, gern.', 'Ja, gern.'],
  ['[9:14 AM, 11/12/2026] Ann: Yes', 'Yes'],
  ['[vc_row css="x"]We tune pianos.[/vc_row]', 'We tune pianos.'],
  ['Write to us: [contact-form-7 id="12" title="Contact"]', 'Write to us:'],
  ['Dear *|FNAME|*, come in', 'Dear, come in'],
])('finds what another system left in %j', (text, without) => {
  expect(traceIn(text)).toMatchObject({ kind: 'token', text: without });
});

test.each([
  [
    'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fpiano.org%2Fa&data=05',
    'https://piano.org/a',
  ],
  ['https://urldefense.com/v3/__https://piano.org/a__;!!AbC', 'https://piano.org/a'],
  ['https://urldefense.proofpoint.com/v2/url?u=https-3A__piano.org_a&d=Dw', 'https://piano.org/a'],
  ['https://www.google.com/url?q=https://piano.org/a&sa=D', 'https://piano.org/a'],
  ['https://secure-web.cisco.com/1AbC/https%3A%2F%2Fpiano.org', undefined],
])('finds the address in the wrapped link %s', (link, meant) => {
  expect(traceIn(link)).toMatchObject({ kind: 'wrapped', meant });
});

test.each([
  'https://docs.google.com/forms/d/1AbC_d/edit',
  'https://www.jotform.com/build/2401',
  'https://piano.org/wp-admin/post.php?post=4',
])('finds the edit page %s', (link) => {
  expect(traceIn(link)).toEqual({ kind: 'edit-page' });
});

test.each([
  '【お知らせ】調律の流れ',
  'A workshop [since 1961]',
  'Open from 9:30 - Ask for Ann: she knows',
  'On 12/11/2026 we move: visit us',
  'Our [gallery] and [1961]',
  'We cite turning points, 3 in all',
  'https://docs.google.com/forms/d/e/1FAIpQL/viewform',
  'https://www.google.com/maps/place/?q=place_id:ChIJ',
  'https://piano.org/?utm_source=newsletter',
  'Save 10%% or 20%%',
])('leaves ordinary text alone: %s', (text) => {
  expect(traceIn(text)).toBeUndefined();
});
