// Shows the theme that the visitor has chosen on the site, in a frame of it and as a page.
function follow() {
  // A page that is being left has no root element any more.
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
// The site stores a choice as soon as it shows it. An observer of the page around would keep this one alive for ever.
window.addEventListener('storage', follow);
