import { createRoot } from 'react-dom/client';
import { loadFont } from '../../src/theme/font.ts';
import { EditorStyle } from '../ui/EditorStyle.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { App } from './App.tsx';
import { takeToken } from './token.ts';

takeToken();
// The address was put into a tab that is open: a new start, with what it lets in.
addEventListener('hashchange', () => takeToken() && location.reload());

const stopped =
  'The editor has stopped. Nothing was written, and what you had not saved is kept: load this page again.';

const root = document.getElementById('root');
if (!root) throw new Error('The editor has no place in its page.');
loadFont(document);
createRoot(root).render(
  <>
    <EditorStyle />
    <ErrorBoundary fallback={<p role="alert">{stopped}</p>}>
      <App />
    </ErrorBoundary>
  </>,
);
