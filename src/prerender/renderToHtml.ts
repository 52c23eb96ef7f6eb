import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';

/**
 * Renders to the HTML that renderToString gives. Rejects with the first error that a component throws; renderToString
 * omits, without a word, what throws inside of Suspense.
 */
export async function renderToHtml(element: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    // The page is sent whole, so no part of it has to come after the others.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
