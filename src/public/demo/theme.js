// Uses the theme that the visitor has chosen on the site, both in a frame and as a separate page.
function follow() {
  // A page that is being unloaded no longer has a root element.
  let theme = window.parent.document.documentElement?.dataset.theme;
  if (window.parent === window) {
    try {
      theme = localStorage.getItem('theme') ?? '';
    } catch {
      // Storage is blocked, so no theme is stored.
    }
  }
  document.documentElement.dataset.theme = theme ?? '';
}

follow();
// The site stores a choice immediately. An observer of the parent page would keep this page in memory forever.
window.addEventListener('storage', follow);
