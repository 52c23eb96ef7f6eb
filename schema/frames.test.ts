import { expect, test } from 'vitest';
import { hostOf, isScript, readFrame } from './frames.ts';
import { siteFields } from './siteFields.ts';

const video = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', video],
  ['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=90s', `${video}?start=90`],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', video],
  ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', `${video}?start=90`],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', video],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?si=abc&start=5&rel=0', `${video}?start=5&rel=0`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL123', `${video}?list=PL123`],
  [video, video],
  [
    'https://www.youtube.com/playlist?list=PL123',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL123',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/ab12', 'https://player.vimeo.com/video/76979871?h=ab12&dnt=1'],
  ['https://player.vimeo.com/video/76979871?h=1', 'https://player.vimeo.com/video/76979871?h=1'],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
  ],
])('the video %s loads the frame %s', (input, src) => {
  expect(readFrame(input)).toMatchObject({ kind: 'video', src });
  expect(readFrame(src).src).toBe(src);
});

test('a frame suits the size of its content', () => {
  expect(readFrame('https://www.youtube.com/shorts/aqz-KE-bpKQ').ratio).toBe('9:16');
  expect(readFrame('https://youtu.be/aqz-KE-bpKQ').ratio).toBe('16:9');
  expect(readFrame('https://open.spotify.com/track/abc').height).toBe(152);
  expect(readFrame('https://open.spotify.com/show/abc').height).toBe(352);
});

test.each([
  ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  [video, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
  ['https://player.vimeo.com/video/76979871?h=ab12', 'https://vimeo.com/76979871/ab12'],
  [
    `https://www.youtube.com/embed/videoseries?list=PL1`,
    'https://www.youtube.com/playlist?list=PL1',
  ],
])('the content of %s opens in its own page at %s', (input, page) => {
  expect(readFrame(input).page).toBe(page);
});

test.each([
  ['https://www.google.com/maps/embed?pb=!1m18!1m12', undefined],
  ['https://maps.google.co.uk/maps?q=Bath&output=embed', undefined],
  [
    'https://www.google.com/maps/d/viewer?mid=1AbC&ll=1',
    'https://www.google.com/maps/d/embed?mid=1AbC',
  ],
  [
    'https://www.google.com/maps/d/viewer?mid=1%26hl%3Dxx%23',
    'https://www.google.com/maps/d/embed?mid=1%26hl%3Dxx%23',
  ],
  ['https://www.google.com.au/maps/embed?pb=!1m18', undefined],
  ['https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4', undefined],
])('%s is a map, shown as %s', (input, src) => {
  expect(readFrame(input)).toMatchObject({ kind: 'map', src: src ?? input });
});

test.each([
  ['https://www.youtube.com/@channel', 'youtube'],
  ['https://www.youtube.com/watch', 'youtube'],
  ['https://www.youtube.com/watch?v=../../redirect', 'youtube'],
  ['https://youtu.be/x%22onload', 'youtube'],
  ['https://vimeo.com/channels/staffpicks', 'vimeo'],
  ['https://open.spotify.com/search', 'spotify'],
  ['https://www.instagram.com/plumrye/', 'instagram'],
  ['https://maps.app.goo.gl/abcDEF', 'google-maps'],
  ['https://goo.gl/maps/abcDEF', 'google-maps'],
  ['https://www.google.de/maps/place/Bath/@51.38,-2.36,15z', 'google-maps'],
  ['https://forms.gle/abcDEF', 'google-forms'],
  ['https://www.openstreetmap.org/#map=15/51.38/-2.36', 'openstreetmap'],
  ['https://wa.me/447700900123', 'whatsapp'],
])('rejects %s, which has no frame: %s', (input, help) => {
  expect(readFrame(input)).toMatchObject({ page: input, help });
  expect(readFrame(input).src).toBeUndefined();
});

test.each([
  ['https://open.spotify.com/track/abc', 'post', 'https://open.spotify.com/embed/track/abc'],
  ['https://www.instagram.com/p/abc/', 'post', 'https://www.instagram.com/p/abc/embed'],
  ['https://www.instagram.com/reel/abc/embed/captioned', 'post', undefined],
  ['https://calendly.com/anna/30min', 'form', undefined],
  ['https://form.jotform.com/jsform/2412', 'form', 'https://form.jotform.com/2412'],
  [
    'https://docs.google.com/forms/d/e/1abc/viewform?usp=sf_link',
    'form',
    'https://docs.google.com/forms/d/e/1abc/viewform?usp=sf_link&embedded=true',
  ],
  ['https://form.jotform.com/2412', 'form', undefined],
  ['https://anna.typeform.com/to/x', 'form', undefined],
  ['https://tally.so/embed/x?hideTitle=1', 'form', undefined],
  ['https://share.hsforms.com/1x', 'form', undefined],
  ['https://api.leadconnectorhq.com/widget/form/x', 'form', undefined],
  ['https://notyoutube.com/watch?v=aqz-KE-bpKQ', 'document', undefined],
  ['https://evilgoo.gl/maps/abcDEF', 'document', undefined],
  ['https://google.evil.test/maps/embed?pb=1', 'document', undefined],
  ['https://maps.google.evil.test/?output=embed', 'document', undefined],
  ['https://google.com.evil.test/maps/embed?pb=1', 'document', undefined],
  ['https://docs.example.com/menu.pdf', 'document', undefined],
  ['/demo/lead-form.html', 'document', undefined],
] as const)('%s is a %s', (input, kind, src) => {
  expect(readFrame(input)).toMatchObject({ kind, src: src ?? input });
});

// What the providers offer to share, as they write it.
test.each([
  ['https://www.loom.com/share/473fab12?sid=9', 'video', 'https://www.loom.com/embed/473fab12'],
  [
    'https://plumrye.wistia.com/medias/26sk4lmiix',
    'video',
    'https://fast.wistia.net/embed/iframe/26sk4lmiix',
  ],
  ['https://fast.wistia.net/embed/iframe/26sk4lmiix?x=1', 'video', undefined],
  [
    'https://www.dailymotion.com/video/x7z0ovx',
    'video',
    'https://geo.dailymotion.com/player.html?video=x7z0ovx',
  ],
  ['https://dai.ly/x7z0ovx', 'video', 'https://geo.dailymotion.com/player.html?video=x7z0ovx'],
  [
    'https://www.tiktok.com/@plumrye/video/6718335390845095173?lang=de',
    'video',
    'https://www.tiktok.com/embed/v2/6718335390845095173',
  ],
  ['https://my.matterport.com/show/?m=abc', 'tour', undefined],
  [
    'https://drive.google.com/file/d/1AbC-d/view?usp=sharing',
    'document',
    'https://drive.google.com/file/d/1AbC-d/preview',
  ],
  [
    'https://docs.google.com/document/d/1AbCdEfGhIjKlMnOpQrStUv/edit?usp=sharing',
    'document',
    'https://docs.google.com/document/d/1AbCdEfGhIjKlMnOpQrStUv/preview',
  ],
  [
    'https://docs.google.com/presentation/d/e/2PACX-1vAbCdEfGhIjKlMn/embed?start=false',
    'document',
    undefined,
  ],
  [
    'https://www.canva.com/design/DAF-1/kEy_2/view?utm_content=DAF',
    'document',
    'https://www.canva.com/design/DAF-1/kEy_2/view?embed',
  ],
  [
    'https://soundcloud.com/plum-rye/the-oven',
    'post',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fplum-rye%2Fthe-oven',
  ],
  [
    'https://podcasts.apple.com/us/podcast/bread/id1544142288?i=1000528111182',
    'post',
    'https://embed.podcasts.apple.com/us/podcast/bread/id1544142288?i=1000528111182',
  ],
  [
    'https://www.linkedin.com/posts/plum-rye_bread-activity-7123456789-aBcD',
    'post',
    'https://www.linkedin.com/embed/feed/update/urn:li:activity:7123456789',
  ],
  [
    'https://www.linkedin.com/feed/update/urn:li:share:7123456789/',
    'post',
    'https://www.linkedin.com/embed/feed/update/urn:li:share:7123456789',
  ],
  ['https://www.facebook.com/plugins/post.php?href=x', 'document', undefined],
])('a shared %s is a %s', (input, kind, src) => {
  const frame = readFrame(input);
  expect(frame).toMatchObject({ kind, src: src ?? input, page: input });
  expect(readFrame(frame.src ?? '').src).toBe(frame.src);
});

test.each([
  'https://www.facebook.com/plumrye/posts/123',
  'https://x.com/plumrye/status/1',
  'https://uk.trustpilot.com/review/plumrye.test',
  'https://www.booking.com/hotel/gb/plum.html',
  'https://www.dropbox.com/scl/fi/a/menu.pdf?dl=0',
  'https://1drv.ms/b/s!Abc',
  'https://www.tiktok.com/@plumrye',
  'https://www.linkedin.com/company/plum-rye',
])('no frame can show %s', (input) => {
  expect(readFrame(input)).toMatchObject({ help: 'no-frames' });
});

test.each([
  ['https://youtu.be/aqz-KE-bpKQ', video],
  ['https://form.jotform.com/2412', 'https://form.jotform.com/2412'],
  ['/demo/lead-form.html', '/demo/lead-form.html'],
])('a form or blog in site.json at %s loads %s', (input, src) => {
  expect(siteFields.shape.leadForm.shape.src.parse(input)).toBe(src);
});

test.each([
  ['https://forms.example.com/embed.js?id=1', true],
  ['https://form.jotform.com/jsform/2412', true],
  ['https://forms.example.com/a?next=/thanks.js', false],
  ['https://forms.example.com/a.json', false],
])('whether %s is a script: %s', (address, expected) => {
  expect(isScript(address)).toBe(expected);
});

test('names a host without "www"', () => {
  expect(hostOf('https://www.example.com/x')).toBe('example.com');
  expect(hostOf('https://player.vimeo.com/x')).toBe('player.vimeo.com');
});
