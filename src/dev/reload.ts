// Reloads a page of the site when the server asks for it. Vite's own full reload would also reload the editor, which uses the
// same connection to the server.
import.meta.hot?.on('site:reload', () => window.location.reload());
