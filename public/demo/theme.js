// Shows the theme that the visitor has chosen on the site: that of the page around this one, or the stored one.
const root = document.documentElement;
const site = window.parent === window ? undefined : window.parent.document.documentElement;

function follow() {
  root.dataset.theme = site?.dataset.theme ?? '';
}

if (site) {
  follow();
  new MutationObserver(follow).observe(site, { attributeFilter: ['data-theme'] });
} else {
  try {
    root.dataset.theme = localStorage.getItem('theme') ?? '';
  } catch {
    // Storage is blocked, so no theme is stored.
  }
}
