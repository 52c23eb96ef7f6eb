import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { createDocuments, needsFullLoad } from './documents.ts';

const page: Page = { path: '/faq', title: 'FAQ', description: '', blocks: [] };
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const fetched = vi.fn<typeof fetch>();
const prepare = vi.fn(async () => {});

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('retries once before it fails, and again on the next call', async () => {
  fetched.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(answer(page));
  const documents = createDocuments(prepare);
  expect(await documents.load('/faq')).toEqual(page);
  expect(fetched).toHaveBeenCalledTimes(2);

  fetched.mockReset().mockRejectedValue(new Error('offline'));
  await expect(documents.load('/blog')).rejects.toThrow('offline');
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockReset().mockResolvedValue(answer({ ...page, path: '/blog' }));
  expect((await documents.load('/blog')).path).toBe('/blog');
});

test('asks for a full load if a document is for other code, also without a browser cache', async () => {
  const sent = (build: string) => answer({ ...page, entry: `/assets/main-${build}.js` });
  fetched.mockResolvedValueOnce(sent('old')).mockResolvedValueOnce(sent('new'));
  const documents = () => createDocuments(prepare, '/assets/main-new.js');
  expect(await documents().load('/faq')).toMatchObject(page);
  expect(fetched.mock.calls[1]).toEqual(['/faq.json', { cache: 'reload' }]);
  fetched.mockImplementation(async () => sent('other'));
  const error = await documents()
    .load('/faq')
    .catch((reason: unknown) => reason);
  expect(needsFullLoad(error)).toBe(true);
});

test.each([
  ['a missing page, whatever it holds', () => answer(page, 404)],
  ['the page of a captive portal', () => new Response('<!doctype html><title>Log in</title>')],
  ['something else', () => answer({ login: true })],
  ['a page without blocks', () => answer({ ...page, blocks: 5 })],
  ['another page', () => answer({ ...page, path: '/blog' })],
])('rejects %s, asks for a full load and does not retry', async (_name, respond) => {
  fetched.mockImplementation(async () => respond());
  const documents = createDocuments(prepare);
  const error = await documents.load('/faq').catch((reason: unknown) => reason);
  expect(String(error)).toContain('/faq');
  expect(needsFullLoad(error)).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(prepare).not.toHaveBeenCalled();
  expect(documents.peek('/faq')).toBeUndefined();
});

test.each([429, 500, 503])('retries once if the host responds with status %i', async (status) => {
  fetched.mockImplementation(async () => answer(page, status));
  const error = await createDocuments(prepare)
    .load('/faq')
    .catch((reason: unknown) => reason);
  expect(needsFullLoad(error)).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('retries if the connection breaks during a response', async () => {
  const broken = answer(page);
  vi.spyOn(broken, 'json').mockRejectedValue(new TypeError('network error'));
  fetched.mockResolvedValueOnce(broken).mockResolvedValueOnce(answer(page));
  expect(await createDocuments(prepare).load('/faq')).toEqual(page);
});

test('retries code that fails to load once, then asks for a full load', async () => {
  fetched.mockImplementation(async () => answer(page));
  prepare.mockRejectedValueOnce(new Error('gone'));
  const documents = createDocuments(prepare);
  expect(await documents.load('/faq')).toEqual(page);

  prepare.mockRejectedValue(new Error('gone'));
  const error = await createDocuments(prepare)
    .load('/faq')
    .catch((reason: unknown) => reason);
  expect(needsFullLoad(error)).toBe(true);
});

test('a page only counts as loaded with the code to render it', async () => {
  fetched.mockResolvedValue(answer(page));
  let tellReady = () => {};
  prepare.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      tellReady = resolve;
    }),
  );
  const documents = createDocuments(prepare);
  const loading = documents.load('/faq');
  await vi.waitFor(() => expect(prepare).toHaveBeenCalled());
  expect(documents.peek('/faq')).toBeUndefined();
  tellReady();
  await loading;
  expect(documents.peek('/faq')).toEqual(page);
});

test('loads a prefetched document without a second request, and fetches again what failed', async () => {
  fetched.mockResolvedValueOnce(answer(page));
  const documents = createDocuments(prepare);
  documents.prefetchDocument('/faq');
  documents.prefetchDocument('/faq');
  expect(prepare).not.toHaveBeenCalled();
  expect(await documents.load('/faq')).toEqual(page);
  documents.prefetchDocument('/faq');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(prepare).toHaveBeenCalledTimes(1);

  fetched.mockReset().mockRejectedValueOnce(new Error('offline'));
  documents.prefetchDocument('/blog');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  fetched.mockResolvedValue(answer({ ...page, path: '/blog' }));
  await vi.waitFor(async () => expect((await documents.load('/blog')).path).toBe('/blog'));
});
