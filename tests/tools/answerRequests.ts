import { vi } from 'vitest';
import { apiPath } from '../../editor/api.ts';

/** Answers all requests to the editor's server with these answers, by name. Returns the requests with their names. */
export function answerRequests(answers: Record<string, unknown>) {
  const requests: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    requests.push([name, JSON.parse(body)]);
    return Response.json(answers[name] ?? { changed: [] });
  });
  return requests;
}
