// Loads a page of the site anew when the server asks for it. Vite's own full reload would also reach the editor,
// which has the same connection to the server.
import.meta.hot?.on('site:reload', () => window.location.reload());
