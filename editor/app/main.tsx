import { createRoot } from 'react-dom/client';
import { copyInWorker } from '../copy/copyInWorker.ts';
import { holdSite } from '../document/holdSite.ts';
import { keptEdits } from '../document/keptEdits.ts';
import { type OpenSite, openSite } from '../document/openSite.ts';
import { takeToken } from '../document/token.ts';
import { deleteStored } from '../home/browserDatabase.ts';
import { demoHome } from '../home/demoHome.ts';
import { folderHome } from '../home/folderHome.ts';
import { loadFonts } from '../site.ts';
import { EditorStyle } from '../ui/EditorStyle.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Messages } from '../ui/Messages.tsx';
import { App } from './App.tsx';

takeToken();
// The printed address was pasted into this tab: reload with the new token.
addEventListener('hashchange', () => takeToken() && location.reload());

const stopped = 'The editor has stopped. Your unsaved changes are kept. Reload this page.';

const folder = folderHome();
const isDemo = new URLSearchParams(location.search).has('demo');
const demo = isDemo ? demoHome(folder, 'demo') : undefined;
const home = demo ?? folder;

/** Resets the demo: removes its saved files and its unsaved changes. */
async function startOver(): Promise<void> {
  if (!demo) return;
  await deleteStored('copies', (await demo.read()).site);
  await demo.reset();
  location.reload();
}

async function open(isForced: boolean, onLost: () => void): Promise<OpenSite> {
  const client = copyInWorker();
  const kept = keptEdits();
  const closed = new AbortController();
  const lost = () => {
    // The other tab has the edits from here on.
    kept.stop();
    onLost();
  };
  const hold = (site: string) => holdSite(site, { isForced, onLost: lost, signal: closed.signal });
  try {
    const site = await openSite(home, client, kept, hold);
    addEventListener(
      'beforeunload',
      (event) => {
        const isKept = site.keeping() === 'kept' || site.copy.changed().length === 0;
        if (!isKept) event.preventDefault();
      },
      { signal: closed.signal },
    );
    return {
      ...site,
      close() {
        closed.abort();
        site.close();
      },
    };
  } catch (error) {
    closed.abort();
    client.stop();
    throw error;
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The editor has no place in its page.');
loadFonts(document);
createRoot(root).render(
  <>
    <EditorStyle />
    <ErrorBoundary fallback={<p role="alert">{stopped}</p>}>
      <App open={open} startOver={demo && startOver} folder={demo ? undefined : folder.folder} />
      <Messages />
    </ErrorBoundary>
  </>,
);
