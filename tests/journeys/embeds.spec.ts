import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { type Provider, startProvider } from '../tools/provider.ts';
import { test as base, desk, expect } from './test.ts';

const hubspot = `<script src="https://js.hsforms.net/forms/embed/v2.js"></script>
<script>hbspt.forms.create({ portalId: "1", formId: "2" });</script>`;
const embeds = [
  {
    title: 'The film',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    picture: { src: 'pictures/bench.jpg', alt: 'The bench' },
  },
  { title: 'The second film', url: 'https://vimeo.com/76979871' },
  { title: 'The way to us', url: 'https://www.google.com/maps/embed?pb=!1m18!1m12' },
  { title: 'Quote', url: 'https://api.leadconnectorhq.com/widget/form/x1', height: 600 },
  { title: 'Order', url: 'https://form.jotform.com/241234567890', height: 700 },
  { title: 'A date', url: 'https://calendly.com/anna/visit', height: 700 },
  { title: 'Survey', url: 'https://tally.so/embed/w1', height: 400 },
  { title: 'A song', url: 'https://open.spotify.com/embed/track/1', height: 152 },
  { title: 'Newsletter', code: hubspot, height: 300 },
];

const bookings = ({ pasted, other }: Provider) => [
  { title: 'Order', url: `${pasted}/form`, height: 300 },
  { title: 'A visit', url: `${pasted}/short`, height: 300 },
  { title: 'A voucher', url: `${pasted}/voucher`, height: 300 },
  {
    title: 'Newsletter',
    code: `<form action="${other}/subscribed" method="post"><button style="width:100%;height:300px">Subscribe</button></form><script src="${pasted}/shown.js"></script>`,
    height: 300,
  },
];

// A site with a page for nine providers, none of which is reachable, and one for a provider that answers.
const test = base.extend<object, { provider: Provider; media: string }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the names of fixtures
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      provider.stop();
    },
    { scope: 'worker' },
  ],
  media: [
    async ({ provider }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'media-'));
      const documents = path.join(folder, 'documents');
      await cp('tests/fixtures/second-site', documents, { recursive: true });
      const page = {
        path: '/media',
        title: 'What nine providers show',
        description: 'Films, a map, forms, a calendar, a song and a newsletter of nine providers.',
        blocks: [
          { type: 'hero', headline: 'What nine providers show' },
          ...embeds.map((embed) => ({ type: 'embed', ...embed })),
        ],
      };
      const booking = {
        path: '/book',
        title: 'Book the workshop and pay',
        description:
          'An order, a visit, a voucher and a newsletter, each in a frame of a provider.',
        blocks: [
          { type: 'hero', headline: 'Book the workshop' },
          ...bookings(provider).map((embed) => ({ type: 'embed', ...embed })),
        ],
      };
      await writeFile(path.join(documents, 'media.json'), JSON.stringify(page));
      await writeFile(path.join(documents, 'book.json'), JSON.stringify(booking));
      const built = path.join(folder, 'built');
      await buildSite({ content: documents, out: built });
      const server = await siteServer(built);
      await use(server.origin);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ media }, use) => use(media),
});

const frames = () =>
  Array.from(document.querySelectorAll<HTMLElement>('main iframe'), ({ title }) => title).join();

test('unreachable frames do not break the page and its links', async ({ visitor }) => {
  await visitor.open('/media');
  const atOnce = embeds.slice(3).map(({ title }) => title);
  expect(await visitor.read(frames)).toBe(atOnce.join());
  // The button's text covers the photo.
  const place = await visitor.read(() => {
    const button = document.querySelector('main button');
    button?.scrollIntoView({ block: 'center' });
    const { left = 0, bottom = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
    return [left + 8, bottom - height / 2] as const;
  });
  await expect.poll(() => visitor.colorAt(...place)).toEqual([255, 255, 255]);
  // The video loads only on a click, and gets focus.
  await visitor.click({
    role: 'button',
    name: 'Play video The film Loads from youtube-nocookie.com',
    within: 'main',
  });
  await visitor.until(() => document.activeElement?.getAttribute('title'), 'The film');
  await visitor.focus({
    role: 'button',
    name: 'Show map The way to us Loads from google.com',
    within: 'main',
  });
  await visitor.press('Enter');
  await visitor.until(frames, ['The film', 'The way to us', ...atOnce].join());
  expect(
    await visitor.read(() =>
      Array.from(document.querySelectorAll('main iframe'), (frame) => {
        const address = new URL(frame.getAttribute('src') ?? '', location.href);
        return `${address.hostname === location.hostname} ${frame.getAttribute('sandbox')?.includes('allow-same-origin')}`;
      }).filter((one) => one !== 'false true'),
    ),
  ).toEqual(['true false']);
  // Every provider has a link for visitors whose frame does not load.
  expect(await visitor.read(() => document.querySelectorAll('main a[href^="https:"]').length)).toBe(
    embeds.length - 1,
  );
  await visitor.click('footer a[href="/restoration"], header a[href="/restoration"]');
  await visitor.until(() => location.pathname, '/restoration');
  await visitor.back();
  await visitor.isAt('/media', 'What nine providers show');
});

test.describe('on a device with clicks into frames', () => {
  test.use({ device: { ...desk, clicksInFrames: true } });

  test('what a visitor sends in a frame arrives at every host of its provider', async ({
    visitor,
    provider,
  }) => {
    const { arrived, other } = provider;
    const has = (request: string) => expect.poll(() => arrived).toContain(request);
    const show = (title: string) => visitor.focus(`main iframe[title="${title}"]`);
    const click = async (title: string, button: string) => {
      await show(title);
      await has(`GET /shown/${button}`);
      await visitor.click(`main iframe[title="${title}"]`);
    };
    await visitor.open('/book');
    // A short address redirects.
    await show('A visit');
    await has('GET /calendar');
    // A form of provider code.
    await click('Newsletter', 'Subscribe');
    await has('POST /subscribed');
    // A form, its thank-you page, and a payment that replaces the page.
    await click('Order', 'Send');
    await has('POST /sent');
    await click('Order', 'Pay');
    await visitor.until(() => location.href, `${other}/pay`);
    // A payment in a new window, which reports to its frame.
    arrived.splice(0);
    await visitor.open('/book');
    await click('A voucher', 'Voucher');
    await has('GET /paid');
  });
});
