import { expect, test } from 'vitest';
import { hostOf, readFrame } from './frames.ts';

const video = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', video],
  ['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=90s', `${video}?start=90`],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', video],
  ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', `${video}?start=90`],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', video],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=5', `${video}?start=5`],
  [video, video],
  [
    'https://www.youtube.com/playlist?list=PL123',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL123',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/ab12', 'https://player.vimeo.com/video/76979871?h=ab12&dnt=1'],
  ['https://player.vimeo.com/video/76979871?h=1', 'https://player.vimeo.com/video/76979871?h=1'],
])('the frame of the video %s is %s', (written, src) => {
  expect(readFrame(written)).toMatchObject({ kind: 'video', src });
});

test.each([
  ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  [video, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
])('%s opens by itself at %s', (written, page) => {
  expect(readFrame(written).page).toBe(page);
});

test.each([
  ['https://www.google.com/maps/embed?pb=!1m18!1m12', undefined],
  ['https://maps.google.co.uk/maps?q=Bath&output=embed', undefined],
  [
    'https://www.google.com/maps/d/viewer?mid=1AbC&ll=1',
    'https://www.google.com/maps/d/embed?mid=1AbC',
  ],
  ['https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4', undefined],
])('%s is a map', (written, src) => {
  expect(readFrame(written)).toMatchObject({ kind: 'map', src: src ?? written });
});

test.each([
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch',
  'https://vimeo.com/channels/staffpicks',
  'https://maps.app.goo.gl/abcDEF',
  'https://goo.gl/maps/abcDEF',
  'https://www.google.de/maps/place/Bath/@51.38,-2.36,15z',
  'https://www.openstreetmap.org/#map=15/51.38/-2.36',
])('%s has no frame', (written) => {
  expect(readFrame(written).src).toBeUndefined();
});

test.each([
  ['https://open.spotify.com/track/abc', 'post', 'https://open.spotify.com/embed/track/abc'],
  ['https://www.instagram.com/p/abc/', 'post', 'https://www.instagram.com/p/abc/embed'],
  ['https://calendly.com/anna/30min', 'form', undefined],
  ['https://form.jotform.com/2412', 'form', undefined],
  ['https://anna.typeform.com/to/x', 'form', undefined],
  ['https://tally.so/embed/x?hideTitle=1', 'form', undefined],
  ['https://share.hsforms.com/1x', 'form', undefined],
  ['https://api.leadconnectorhq.com/widget/form/x', 'form', undefined],
  ['https://notyoutube.com/watch?v=aqz-KE-bpKQ', 'document', undefined],
  ['https://docs.example.com/menu.pdf', 'document', undefined],
] as const)('%s is a %s', (written, kind, src) => {
  expect(readFrame(written)).toMatchObject({ kind, src: src ?? written });
});

test('a host is named without "www"', () => {
  expect(hostOf('https://www.example.com/x')).toBe('example.com');
  expect(hostOf('https://player.vimeo.com/x')).toBe('player.vimeo.com');
});
