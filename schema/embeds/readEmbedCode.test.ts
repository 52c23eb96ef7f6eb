import { expect, test } from 'vitest';
import { sentenceOf } from '../catalog/index.ts';
import { deniedIn } from './deniedFeatures.ts';
import { isEmbedCode, readEmbedCode, withTitle } from './readEmbedCode.ts';

const hubspot = `<!--[if lte IE 8]>
<script charset="utf-8" type="text/javascript" src="//js.hsforms.net/forms/embed/v2-legacy.js"></script>
<![endif]-->
<script charset="utf-8" type="text/javascript" src="//js.hsforms.net/forms/embed/v2.js"></script>
<script>
  hbspt.forms.create({ region: "na1", portalId: "4711008", formId: "5b1c7f2e-0a3d-4f6b-9c8e-1d2f3a4b5c6d" });
</script>`;
const hubspotFrame = `<script src="https://js-eu1.hsforms.net/forms/embed/4711008.js" defer></script>
<div class="hs-form-frame" data-region="eu1" data-form-id="5b1c7f2e-0a3d" data-portal-id="4711008"></div>`;
const liveTypeform = `<div data-tf-live="01J9XQ4T7M2P5R8V0W3Y6Z1A4C"></div><script src="//embed.typeform.com/next/embed.js"></script>`;

test.each<[string, string, object]>([
  [
    'LeadConnector',
    `<iframe
    src="https://api.leadconnectorhq.com/widget/form/aB3dE5fG7hJ9kL1mN3pQ"
    style="width:100%;height:100%;border:none;border-radius:3px"
    id="inline-aB3dE5fG7hJ9kL1mN3pQ"
    data-layout="{'id':'INLINE'}"
    data-trigger-type="alwaysShow"
    data-form-name="Ask for a quote"
    data-height="650"
    data-form-id="aB3dE5fG7hJ9kL1mN3pQ"
></iframe>
<script src="https://link.msgsndr.com/js/form_embed.js"></script>`,
    {
      url: 'https://api.leadconnectorhq.com/widget/form/aB3dE5fG7hJ9kL1mN3pQ',
      title: 'Ask for a quote',
      height: 650,
    },
  ],
  [
    'HubSpot',
    hubspot,
    {
      code: hubspot.replaceAll(
        '"//js.hsforms.net/forms/embed/v2.js',
        '"https://js.hsforms.net/forms/embed/v2.js',
      ),
    },
  ],
  ['HubSpot, newer', hubspotFrame, { code: hubspotFrame }],
  [
    'Jotform, iframe',
    `<iframe id="JotFormIFrame-242991234567890" title="Order a cake" onload="window.parent.scrollTo(0,0)" allowtransparency="true" allow="geolocation; microphone; camera; fullscreen; payment" src="https://form.jotform.com/242991234567890" frameborder="0" style="min-width:100%;max-width:100%;height:539px;border:none;" scrolling="no"></iframe>
<script src='https://cdn.jotfor.ms/s/umd/latest/for-form-embed-handler.js'></script>
<script>window.jotformEmbedHandler("iframe[id='JotFormIFrame-242991234567890']", "https://form.jotform.com/")</script>`,
    { url: 'https://form.jotform.com/242991234567890', title: 'Order a cake', height: 539 },
  ],
  [
    'Jotform, script',
    '<script type="text/javascript" src="https://form.jotform.com/jsform/242991234567890"></script>',
    { url: 'https://form.jotform.com/242991234567890' },
  ],
  [
    'Typeform',
    `<div data-tf-widget="q7WxYz12" data-tf-opacity="100" data-tf-iframe-props="title=Ask us" data-tf-transitive-search-params style="width:100%;height:500px;"></div><script src="//embed.typeform.com/next/embed.js"></script>`,
    { url: 'https://form.typeform.com/to/q7WxYz12', title: 'Ask us', height: 500 },
  ],
  [
    'Typeform, button',
    '<button data-tf-popup="q7WxYz12" style="all:unset;">Try me!</button><script src="//embed.typeform.com/next/embed.js"></script>',
    { url: 'https://form.typeform.com/to/q7WxYz12' },
  ],
  ['Typeform, live', liveTypeform, { code: liveTypeform.replace('"//', '"https://') }],
  [
    'Tally',
    `<iframe data-tally-src="https://tally.so/embed/wkXy12?alignLeft=1&hideTitle=1&dynamicHeight=1" loading="lazy" width="100%" height="284" frameborder="0" marginheight="0" marginwidth="0" title="Tasting"></iframe><script>var d=document,w="https://tally.so/widgets/embed.js",v=function(){"undefined"!=typeof Tally?Tally.loadEmbeds():0};</script>`,
    {
      url: 'https://tally.so/embed/wkXy12?alignLeft=1&hideTitle=1&dynamicHeight=1',
      title: 'Tasting',
      height: 284,
    },
  ],
  [
    'Calendly, inline',
    `<!-- Calendly inline widget begin -->
<div class="calendly-inline-widget" data-url="https://calendly.com/plum-rye/tasting?hide_gdpr_banner=1" style="min-width:320px;height:700px;"></div>
<script type="text/javascript" src="https://assets.calendly.com/assets/external/widget.js" async></script>
<!-- Calendly inline widget end -->`,
    { url: 'https://calendly.com/plum-rye/tasting?hide_gdpr_banner=1', height: 700 },
  ],
  [
    'Calendly, badge',
    `<link href="https://assets.calendly.com/assets/external/widget.css" rel="stylesheet">
<script src="https://assets.calendly.com/assets/external/widget.js" type="text/javascript" async></script>
<script type="text/javascript">window.onload = function() { Calendly.initBadgeWidget({ url: 'https://calendly.com/plum-rye/tasting', text: 'Schedule time with me', color: '#0069ff', branding: true }); }</script>`,
    { url: 'https://calendly.com/plum-rye/tasting' },
  ],
  [
    'Calendly, popup',
    `<script src="https://assets.calendly.com/assets/external/widget.js" async></script>
<a href="" onclick="Calendly.initPopupWidget({url: 'https://calendly.com/plum-rye/tasting'});return false;">Schedule time with me</a>`,
    { url: 'https://calendly.com/plum-rye/tasting' },
  ],
  [
    'Google Maps',
    `<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2486.1!2d-2.59!3d51.45!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x0%3A0x0!2sPlum%20%26%20Rye!5e0!3m2!1sen!2suk" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy" referrerpolicy="no-referrer-when-downgrade"></iframe>`,
    {
      url: 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2486.1!2d-2.59!3d51.45!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x0%3A0x0!2sPlum%20%26%20Rye!5e0!3m2!1sen!2suk',
      height: 450,
    },
  ],
  [
    'OpenStreetMap',
    `<iframe width="425" height="350" src="https://www.openstreetmap.org/export/embed.html?bbox=-2.6%2C51.45%2C-2.58%2C51.46&amp;layer=mapnik" style="border: 1px solid black"></iframe><br/><small><a href="https://www.openstreetmap.org/#map=16/51.45/-2.59">View Larger Map</a></small>`,
    {
      url: 'https://www.openstreetmap.org/export/embed.html?bbox=-2.6%2C51.45%2C-2.58%2C51.46&layer=mapnik',
      height: 350,
    },
  ],
  [
    'YouTube',
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/aB3_dE5-gH7?si=Zz9&amp;start=30" title="How we bake rye bread" frameborder="0" allow="accelerometer; autoplay" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>`,
    {
      url: 'https://www.youtube-nocookie.com/embed/aB3_dE5-gH7?start=30',
      title: 'How we bake rye bread',
      ratio: '16:9',
    },
  ],
  [
    'Vimeo',
    `<div style="padding:75% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/912345678?h=a1b2c3d4e5&amp;badge=0" frameborder="0" allow="autoplay; fullscreen" style="position:absolute;top:0;left:0;width:100%;height:100%;" title="The oven"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>`,
    {
      url: 'https://player.vimeo.com/video/912345678?h=a1b2c3d4e5&badge=0',
      title: 'The oven',
      ratio: '4:3',
    },
  ],
  [
    'Spotify',
    `<iframe style="border-radius:12px" src="https://open.spotify.com/embed/episode/4aBcDeFgHiJkLmNoPqRsTu?utm_source=generator" width="100%" height="352" frameBorder="0" allowfullscreen="" allow="autoplay" loading="lazy"></iframe>`,
    {
      url: 'https://open.spotify.com/embed/episode/4aBcDeFgHiJkLmNoPqRsTu?utm_source=generator',
      height: 352,
    },
  ],
  [
    'Instagram',
    `<blockquote class="instagram-media" data-instgrm-captioned data-instgrm-permalink="https://www.instagram.com/p/CxYz12AbCdE/?utm_source=ig_embed&amp;utm_campaign=loading" data-instgrm-version="14" style=" background:#FFF; border:0; max-width:540px; padding:0; width:calc(100% - 2px);"><div style="padding:16px;"><a href="https://www.instagram.com/p/CxYz12AbCdE/" target="_blank"><div style="padding: 19% 0;"></div></a></div></blockquote><script async src="//www.instagram.com/embed.js"></script>`,
    { url: 'https://www.instagram.com/p/CxYz12AbCdE/embed' },
  ],
])('reads the code of %s', (_, code, expected) => {
  expect(readEmbedCode(code)).toEqual(expected);
  expect(isEmbedCode(code)).toBe(true);
});

const signUp =
  '<form action="https://plumrye.us1.list-manage.com/subscribe/post?u=1" method="post"><input type="email" name="EMAIL"><input type="submit"></form>';
const frameCode = '<iframe src="https://a.example.com/"></iframe>';
const frame = { url: 'https://forms.example.com/a?x=1&y=2', height: 480 };
const widget = '<div id="w7"></div><script src="https://widgets.example.com/w7.js" async></script>';

test.each<[string, string, object]>([
  [
    'any iframe',
    '<iframe src="https://forms.example.com/a?x=1&amp;y=2" height="480"></iframe>',
    frame,
  ],
  [
    'single quotes and capitals',
    "<IFRAME SRC='https://forms.example.com/a?x=1&y=2' STYLE='width: 100%; HEIGHT: 480px'></IFRAME>",
    frame,
  ],
  [
    'an address without its scheme',
    '<iframe src="//forms.example.com/a?x=1&y=2" width="100%" height=480></iframe>',
    frame,
  ],
  [
    'entities in place of its characters',
    '&lt;iframe src=&quot;https://forms.example.com/a?x=1&amp;amp;y=2&quot; height=&quot;480&quot;&gt;&lt;/iframe&gt;',
    frame,
  ],
  [
    'the quotation marks of a word processor',
    '<iframe src=“https://forms.example.com/a?x=1&y=2” height=“480”></iframe>',
    frame,
  ],
  [
    'an end that was not copied',
    '<iframe height="480" src="https://forms.example.com/a?x=1&y=2',
    frame,
  ],
  [
    'a frame that loads late',
    '<iframe src="about:blank" data-src="https://forms.example.com/a?x=1&y=2" height="480"></iframe>',
    frame,
  ],
  [
    'an element that a script replaces',
    '<div data-src="https://forms.example.com/a?x=1&y=2" data-height="480"></div><script src="https://forms.example.com/e.js"></script>',
    frame,
  ],
  [
    'a space in the address',
    '<iframe src="https://maps.google.com/maps?q=Plum Rye&output=embed" height="20"></iframe>',
    { url: 'https://maps.google.com/maps?q=Plum%20Rye&output=embed', height: 100 },
  ],
  ['a script', `\n${widget}\n`, { code: widget }],
  ['a form without a script', signUp, { code: signUp }],
  [
    'a tour of an unknown provider',
    '<iframe src="https://tours.example.com/a" allowfullscreen allow="fullscreen; xr-spatial-tracking"></iframe>',
    { url: 'https://tours.example.com/a', kind: 'tour' },
  ],
  [
    'a script, as a web page shows it',
    widget.replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    { code: widget },
  ],
])('reads code with %s', (_, code, expected) => {
  expect(readEmbedCode(code)).toEqual(expected);
});

test.each<[string, object]>([
  [
    'https://www.youtube.com/watch?v=aB3_dE5-gH7&t=1m30s',
    { url: 'https://www.youtube-nocookie.com/embed/aB3_dE5-gH7?start=90', ratio: '16:9' },
  ],
  [
    'https://youtu.be/aB3_dE5-gH7?si=Zz9',
    { url: 'https://www.youtube-nocookie.com/embed/aB3_dE5-gH7', ratio: '16:9' },
  ],
  [
    'youtube.com/shorts/aB3_dE5-gH7',
    { url: 'https://www.youtube-nocookie.com/embed/aB3_dE5-gH7', ratio: '9:16' },
  ],
  [
    'https://vimeo.com/912345678/a1b2c3d4e5',
    { url: 'https://player.vimeo.com/video/912345678?h=a1b2c3d4e5&dnt=1', ratio: '16:9' },
  ],
  [
    'https://open.spotify.com/intl-de/track/4aBcDeFgHiJk?si=1',
    { url: 'https://open.spotify.com/embed/track/4aBcDeFgHiJk', height: 152 },
  ],
  [
    'https://www.instagram.com/plumrye/reel/CxYz12AbCdE/',
    { url: 'https://www.instagram.com/p/CxYz12AbCdE/embed' },
  ],
  ['https://forms.example.com/quote', { url: 'https://forms.example.com/quote' }],
  ['Our form: https://forms.example.com/quote', { url: 'https://forms.example.com/quote' }],
  [
    '<a href="https://youtu.be/aB3_dE5-gH7">Our oven</a>',
    { url: 'https://www.youtube-nocookie.com/embed/aB3_dE5-gH7', ratio: '16:9' },
  ],
])('reads the address %s', (address, expected) => {
  expect(readEmbedCode(address)).toEqual(expected);
});

const gtag = `<script async src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF"></script>
<script>window.dataLayer = window.dataLayer || []; function gtag(){dataLayer.push(arguments);} gtag('config', 'G-AB12CD34EF');</script>`;

test.each<[string, string, RegExp]>([
  ['gtag', gtag, /^This code counts visits.*Google Analytics needs the consent of visitors/],
  [
    'Plausible',
    '<script defer data-domain="piano.test" src="https://plausible.io/js/script.js"></script>',
    /Write "analytics": \{ "provider": "plausible", "id": "piano\.test" \} in site\.json\.$/,
  ],
  [
    'Plausible, newer',
    '<script async src="https://plausible.io/js/pa-aB3dE5.js"></script><script>plausible.init()</script>',
    /Write "analytics": \{ "provider": "plausible" \} in site\.json\.$/,
  ],
  [
    'Plausible on another server',
    '<script defer data-domain="piano.test" src="https://stats.piano.test/js/script.outbound-links.js"></script>',
    /\{ "provider": "plausible", "id": "piano\.test", "address": "https:\/\/stats\.piano\.test" \}/,
  ],
  [
    'Umami',
    '<script defer src="https://cloud.umami.is/script.js" data-website-id="94db1cb1-74f4-4a40-ad6c-962362670409"></script>',
    /\{ "provider": "umami", "id": "94db1cb1-74f4-4a40-ad6c-962362670409" \}/,
  ],
  [
    'Fathom',
    '<script src="https://cdn.usefathom.com/script.js" data-site="ABCDEFGH" defer></script>',
    /\{ "provider": "fathom", "id": "ABCDEFGH" \}/,
  ],
  [
    'GoatCounter',
    '<script data-goatcounter="https://piano.goatcounter.com/count" async src="//gc.zgo.at/count.js"></script>',
    /\{ "provider": "goatcounter", "id": "piano" \}/,
  ],
  [
    'Cloudflare',
    `<script defer src='https://static.cloudflareinsights.com/beacon.min.js' data-cf-beacon='{"token": "0123456789abcdef0123456789abcdef"}'></script>`,
    /\{ "provider": "cloudflare", "id": "0123456789abcdef0123456789abcdef" \}/,
  ],
  [
    'the pixel of TikTok',
    '<script src="https://analytics.tiktok.com/i18n/pixel/events.js"></script>',
    /See "analytics" in site\.json\.$/,
  ],
  [
    'Google Tag Manager',
    '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-AB12" height="0" width="0" style="display:none"></iframe></noscript>',
    /counts visits/,
  ],
  [
    'the Meta pixel',
    `<script>!function(f,b){}(window, document); fbq('init', '4711'); fbq('track', 'PageView');</script><noscript><img height="1" width="1" src="https://www.facebook.com/tr?id=4711&ev=PageView"/></noscript>`,
    /counts visits/,
  ],
  [
    'Tawk',
    `<script>var Tawk_API=Tawk_API||{}; (function(){ s1.src='https://embed.tawk.to/64aa/default'; })();</script>`,
    /chat bubble/,
  ],
  ['Intercom', '<script>window.intercomSettings = { app_id: "ab12" };</script>', /chat bubble/],
  [
    'LeadConnector’s chat',
    '<div data-chat-widget data-widget-id="64aa"></div><script src="https://widgets.leadconnectorhq.com/loader.js"></script>',
    /chat bubble/,
  ],
  [
    'an iframe with http',
    '<iframe src="http://forms.example.com/a"></iframe>',
    /starts with http:/,
  ],
  [
    'a script with http',
    '<div></div><script src="http://w.example.com/w.js"></script>',
    /with http:/,
  ],
  ['an address with http', 'http://forms.example.com/a', /starts with http:/],
  [
    'half of a code',
    '<script src="https://link.msgsndr.com/js/form_embed.js"></script>',
    /only the script/,
  ],
  ['the address of a script', 'https://js.hsforms.net/forms/embed/v2.js', /address of a script/],
  ['a link to a map', 'https://maps.app.goo.gl/aB3dE5fG7', /choose Share, then Embed a map/],
  ['a channel', 'https://www.youtube.com/@plumrye', /open one and choose Share/],
  ['a profile', 'https://www.instagram.com/plumrye/', /but not profiles/],
  ['WhatsApp', 'https://wa.me/447700900123', /whatsapp:main/],
  [
    'a form with http',
    '<form action="http://forms.example.com/a"><button>Send</button></form>',
    /with http:/,
  ],
  [
    'a code whose script is missing',
    '<div class="trustpilot-widget" data-locale="en-GB"><a href="https://uk.trustpilot.com/review/plumrye.test">Trustpilot</a></div>',
    /The line <script src="https:\/\/widget\.trustpilot\.com\/\S+" async><\/script> of this code is missing/,
  ],
  [
    'an unknown half of a code',
    '<div id="widget-7" data-key="7"></div>',
    /missing: a line .*<script/,
  ],
  [
    'a PDF',
    '<object data="https://plumrye.test/menu.pdf" type="application/pdf"></object>',
    /"downloads"/,
  ],
  ['a film', '<video controls><source src="https://plumrye.test/oven.mp4"></video>', /YouTube/],
  [
    'a seal',
    '<a href="https://seals.example.com/plumrye"><img src="https://seals.example.com/1.png" alt="Seal"></a>',
    /Link to the page: https:\/\/seals\.example\.com\/plumrye$/,
  ],
  [
    'a post without a frame',
    'https://www.facebook.com/plumrye/posts/1',
    /does not allow frames\. Link to it/,
  ],
  ['a text', 'Come by for a tasting', /neither an address nor the code/],
  ['a picture', '<img src="https://example.com/a.png">', /shows nothing in a page/],
  ['nothing', ' \n', /^Paste the code/],
])('explains what to do about %s', (_, pasted, sentence) => {
  expect(readEmbedCode(pasted)).toEqual({ sentence: expect.stringMatching(sentence) });
});

test.each(['Two <b>hours</b>', 'Write to <your name>', 'Tea & cake', 'a < b and b > c'])(
  '%s is not provider code',
  (text) => {
    expect(isEmbedCode(text)).toBe(false);
  },
);

test.each<[string, string]>([
  ...['<b>', '<div>', '<iframe src="', '"<a ', '&lt;', '<script>', '<a href=//a>'].map(
    (piece): [string, string] => [piece, piece.repeat(50_000)],
  ),
  ...['<b>', '<iframe src="', '"<a ', '&lt;', '<script>', '</b>'].map((piece): [string, string] => [
    `${piece}, as long as a code may be`,
    piece.repeat(20_000 / piece.length),
  ]),
  [
    'formatting elements over paragraphs',
    `<p>${Array.from({ length: 1000 }, (_, index) => `<b a${index}>`).join('')}${'<p>x'.repeat(2500)}`,
  ],
  ['attributes', `<a ${Array.from({ length: 3500 }, (_, index) => `a${index}`).join(' ')}>`],
  ['quotation marks in a value', `<iframe src="${'“'.repeat(19_000)}x">`],
  ['a bare address of 10 MB', 'a.'.repeat(5_000_000)],
])('reads hostile text quickly: %s', (_, text) => {
  const start = performance.now();
  readEmbedCode(text);
  isEmbedCode(text);
  expect(performance.now() - start).toBeLessThan(1500);
});

test('rejects text that is longer than any code', () => {
  const words = 'a'.repeat(10_000);
  const sentence = /^This is too long for embed code\./;
  for (const text of [
    `${widget}<p>${words}</p>`,
    'a.'.repeat(50_000),
    `${frameCode}${words.repeat(2)}`,
  ]) {
    expect(readEmbedCode(text)).toEqual({ sentence: expect.stringMatching(sentence) });
  }
  expect(readEmbedCode(`${frameCode}<p>${words}</p>`)).toEqual({ url: 'https://a.example.com/' });
});

test.each(['YouTube video player', 'vimeo-player', 'Google Map', ' google  maps '])(
  'ignores the meaningless title "%s"',
  (title) => {
    const code = `<iframe src="https://a.example.com/" title="${title}"></iframe>`;
    expect(readEmbedCode(code)).toEqual({ url: 'https://a.example.com/' });
  },
);

test.each([
  [{ url: 'https://www.google.com/maps/embed?pb=1' }, 'Map'],
  [{ url: 'https://www.youtube-nocookie.com/embed/aB3_dE5-gH7' }, 'Video'],
  [{ url: 'https://calendly.com/plum-rye/tasting' }, 'Calendar'],
  [{ url: 'https://form.jotform.com/2412' }, 'Form'],
  [{ url: 'https://tours.example.com/a', kind: 'tour' as const }, 'Tour'],
  [{ code: signUp }, 'Form'],
  [{ url: 'https://www.instagram.com/p/CxYz12AbCdE/embed' }, 'Post'],
  [{ url: 'https://a.example.com/' }, 'Embedded page'],
  [{ url: 'https://a.example.com/', title: 'Our menu' }, 'Our menu'],
  [{ code: hubspot }, 'Form'],
  [{ code: widget }, 'Embedded page'],
])('gives a block of %j the title "%s"', (read, title) => {
  expect(withTitle(read)).toEqual({ ...read, title });
});

test('does not mistake an attribute of another widget for statistics', () => {
  const code =
    '<script src="https://widget.example.com/chat.js" data-website-id="4711" data-domain="a.test" data-site="A"></script>';
  expect(readEmbedCode(code)).toEqual({ code });
});

test('reads unmatched end tags inside many open elements quickly', () => {
  const start = performance.now();
  for (let count = 0; count < 100; count += 1) isEmbedCode('<a></b>'.repeat(2850) + count);
  expect(performance.now() - start).toBeLessThan(2500);
});

test.each<[string, ('device' | 'storage')[]]>([
  ['<iframe src="https://ask.example.com/a" allow="camera *; microphone *"></iframe>', ['device']],
  ['<iframe src="https://find.example.com/a" allow="geolocation"></iframe>', ['device']],
  ['<div id="w"></div><script>localStorage.setItem("w", "1")</script>', ['storage']],
  [frameCode, []],
  [widget, []],
])('%s asks for %j, which no frame gets', (code, denied) => {
  expect(deniedIn(code)).toEqual(denied.map((what) => sentenceOf(`denied-feature/${what}`)));
});
