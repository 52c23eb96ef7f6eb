import type { Page } from '@playwright/test';
import type { VisitorSite } from '../../src/shared/site.ts';

/** What a browser test may report (./test.ts): requests for a site's form and blog on other sites, and `others`. */
export function requestsOf({ leadForm, blog }: VisitorSite, ...others: readonly string[]): RegExp {
  const framed = [leadForm.src, leadForm.embedScript, blog?.src]
    .filter((src) => src?.startsWith('https:'))
    .map((src) => `request to ${new URL(src ?? '').origin}/`);
  return new RegExp(['^$', ...others, ...framed].join('|'));
}

/** Mocks frames and scripts of other sites, so that tests need no network. */
export async function answerForOthers({ page, baseURL }: { page: Page; baseURL?: string }) {
  const body = '<!doctype html><html lang="en"><title>Another site</title><p>Another site</p>';
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== baseURL,
    (route) => route.fulfill({ contentType: 'text/html', body }),
  );
}
