import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';

/**
 * Renders an element to the same HTML as renderToString. Rejects with the first error that a component throws; renderToString
 * silently omits the content of a Suspense boundary that throws.
 */
export async function renderToHtml(element: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    // The page is sent as a whole, so React must not move parts of it to the end.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
