import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { createDocuments } from './documents.ts';

const page: Page = { path: '/faq', title: 'FAQ', description: '', blocks: [] };
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const fetched = vi.fn<typeof fetch>();
const prepare = vi.fn(async () => {});

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('fetches a document once, prepares it, and keeps it', async () => {
  fetched.mockResolvedValue(answer(page));
  const documents = createDocuments(prepare);
  const [first, second] = await Promise.all([documents.load('/faq'), documents.load('/faq')]);
  expect(first).toEqual(page);
  expect(second).toBe(first);
  expect(await documents.load('/faq')).toBe(first);
  expect(documents.peek('/faq')).toBe(first);
  expect(fetched.mock.calls).toEqual([['/faq/page.json']]);
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('fetches the home page from the root', async () => {
  fetched.mockResolvedValue(answer({ ...page, path: '/' }));
  await createDocuments(prepare).load('/');
  expect(fetched).toHaveBeenCalledWith('/page.json');
});

test('tries once more before it gives up, and again when it is asked again', async () => {
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

test.each([
  ['a missing page', answer({}, 404)],
  ['the page of a captive portal', answer({ login: true })],
])('does not take %s for a document', async (_name, response) => {
  fetched.mockImplementation(async () => response.clone());
  const documents = createDocuments(prepare);
  await expect(documents.load('/faq')).rejects.toThrow('/faq');
  expect(documents.peek('/faq')).toBeUndefined();
});

test('prefetching says nothing when it fails', async () => {
  fetched.mockRejectedValue(new Error('offline'));
  createDocuments(prepare).prefetch('/faq');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
});

test('tells who listens that a document has come', () => {
  const heard = vi.fn();
  const documents = createDocuments(prepare);
  const end = documents.subscribe(heard);
  documents.put('/faq', page);
  end();
  documents.put('/faq', page);
  expect(heard).toHaveBeenCalledTimes(1);
});
