import { createRoot } from 'react-dom/client';
import { takeToken } from '../document/token.ts';
import { loadFonts } from '../site.ts';
import { EditorStyle } from '../ui/EditorStyle.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Messages } from '../ui/Messages.tsx';
import { App } from './App.tsx';

takeToken();
// The printed address was pasted into this tab: reload with the new token.
addEventListener('hashchange', () => takeToken() && location.reload());

const stopped = 'The editor has stopped. Your unsaved changes are kept. Reload this page.';

const root = document.getElementById('root');
if (!root) throw new Error('The editor has no place in its page.');
loadFonts(document);
createRoot(root).render(
  <>
    <EditorStyle />
    <ErrorBoundary fallback={<p role="alert">{stopped}</p>}>
      <App />
      <Messages />
    </ErrorBoundary>
  </>,
);
