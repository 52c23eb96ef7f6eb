import { createRoot } from 'react-dom/client';
import { takeToken } from '../document/token.ts';
import { deleteStored } from '../home/browserDatabase.ts';
import { demoHome } from '../home/demoHome.ts';
import { folderHome } from '../home/folderHome.ts';
import { loadFonts } from '../site.ts';
import { EditorStyle } from '../ui/EditorStyle.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Messages } from '../ui/Messages.tsx';
import { App } from './App.tsx';
import { openHome } from './openHome.ts';

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

const open = (isForced: boolean, onLost: () => void) => openHome(home, isForced, onLost);

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
