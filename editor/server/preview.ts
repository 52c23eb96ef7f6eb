import type { ViteDevServer } from 'vite';
import type { Handlers } from './api.ts';
import { notPossible } from './refusal.ts';
import { renderedDocument, visitorSite } from './site.ts';
import type { Store } from './store.ts';

/** Renders a state of a document as the server renders its page, but without scripts and with all accordions open. */
export function previewOf(
  { shown }: Pick<Store, 'shown'>,
  server: ViteDevServer,
): Handlers['preview'] {
  return async (request) => {
    const { site, page } = await shown(request);
    const html = await renderedDocument(server, visitorSite(site), page);
    if (html === undefined) throw notPossible('This page cannot be shown now.');
    const still = '<style>faq-answer{content-visibility:visible!important}</style>';
    return { html: html.replace('</head>', () => `${still}</head>`) };
  };
}
