import { createRoot } from 'react-dom/client';
import { loadFont } from '../../src/theme/font.ts';
import { EditorStyle } from '../ui/EditorStyle.ts';
import { App } from './App.tsx';
import { takeToken } from './token.ts';

takeToken();
// The address was put into a tab that is open: a new start, with what it lets in.
addEventListener('hashchange', () => takeToken() && location.reload());

const root = document.getElementById('root');
if (!root) throw new Error('The editor has no place to draw in.');
loadFont(document);
createRoot(root).render(
  <>
    <EditorStyle />
    <App />
  </>,
);
