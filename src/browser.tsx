import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Page, Site } from '../schema/index.ts';
import { App } from './App.tsx';
import { adoptDrawings } from './art/index.ts';
import { createDocuments } from './navigation/documents.ts';
import { documentPath } from './navigation/links.ts';
import { preparePage } from './renderer/preparePage.ts';

/** What the prerendered page carries for its own hydration. */
export type PageData = { site: Site; page: Page };

const root = document.getElementById('root');
const data = document.getElementById('page-data');
if (!root || !data?.textContent) throw new Error('The page carries no data to hydrate from.');

const { site, page }: PageData = JSON.parse(data.textContent);
const documents = createDocuments(preparePage);
documents.put(documentPath(window.location.pathname), page);
adoptDrawings(root);

preparePage(page).then(
  () =>
    hydrateRoot(
      root,
      <BrowserRouter>
        <App site={site} documents={documents} first={page} />
      </BrowserRouter>,
    ),
  // The page is whole and its links work as it stands; it stays a page without script.
  (error) => console.warn('The page stays without script: its code could not be loaded.', error),
);

if (import.meta.hot) {
  import('./dev/connect.ts').then(({ connectToDevServer }) => connectToDevServer(documents));
}
