// The entry of the page in the editor's frame. It shares its code with the editor, which is loaded already.
import('./framedPage.tsx').then(({ startPage }) => startPage());
