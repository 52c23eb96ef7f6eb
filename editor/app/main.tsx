import { createRoot } from 'react-dom/client';
import { fontAddress } from '../addresses.ts';
import { takeToken } from '../document/token.ts';
import { folderHome } from '../home/folderHome.ts';
import { loadFonts } from '../site.ts';
import { EditorStyle } from '../ui/EditorStyle.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Messages } from '../ui/Messages.tsx';
import { App } from './App.tsx';
import { DemoEditor } from './DemoEditor.tsx';
import { openHome } from './openHome.ts';
import { StaticEditor } from './StaticEditor.tsx';

const stopped = 'The editor has stopped. Your unsaved changes are kept. Reload this page.';
const isDemo = new URLSearchParams(location.search).has('demo');
const isStatic = document.querySelector('meta[name="editor-home"][content="static"]') !== null;

/** The editor of a folder on this computer, behind the server of `npm run edit`. */
function folderEditor() {
  takeToken();
  // The printed address was pasted into this tab: reload with the new token.
  addEventListener('hashchange', () => takeToken() && location.reload());
  const home = folderHome();
  if (isDemo) return <DemoEditor source={home} id="demo" />;
  return <App open={openHome(home)} folder={home.folder} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('The editor has no place in its page.');
loadFonts(document, undefined, fontAddress);
createRoot(root).render(
  <>
    <EditorStyle />
    <ErrorBoundary fallback={<p role="alert">{stopped}</p>}>
      {isStatic ? <StaticEditor isDemo={isDemo} /> : folderEditor()}
      <Messages />
    </ErrorBoundary>
  </>,
);
