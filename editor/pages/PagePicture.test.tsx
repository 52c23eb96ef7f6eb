import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PagePicture } from './PagePicture.tsx';

let scrollTo: (isIntersecting: boolean) => void;
const requests: unknown[] = [];
beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        scrollTo = (isIntersecting) => act(() => listener([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body));
    const text = '<p title="<iframe>">Tuned</p>';
    return Response.json({ html: `${text}<iframe title=">" src="/form"></iframe>` });
  });
});

const frame = () => document.querySelector('iframe');

test('renders a page once, when it is in view, without its frames and out of the tab order', async () => {
  render(<PagePicture name="faq.json" hasErrors={false} />);
  expect([requests, frame()]).toEqual([[], null]);
  scrollTo(true);
  await waitFor(() => expect(frame()?.srcdoc).toContain('<p title="<iframe>">Tuned</p></body>'));
  expect(frame()?.closest('[aria-hidden="true"]')).toBeTruthy();
  expect([frame()?.tabIndex, frame()?.getAttribute('sandbox')]).toEqual([-1, 'allow-same-origin']);
  scrollTo(false);
  expect(frame()).toBeNull();
  scrollTo(true);
  expect(frame()).toBeTruthy();
  expect(requests).toEqual([{ name: 'faq.json' }]);
});
