import type { Plugin } from 'vite';

const insert = /^function __insertCSS\(code\) \{.*?^\}/ms;

/**
 * Gives the styles of the toast library to the page as a style sheet that script has made. The library writes a style
 * element with text, which the policy of a page forbids (src/prerender/policy.ts): it allows the text of that page alone.
 */
export function adoptToastStyles(): Plugin {
  return {
    name: 'adopt-toast-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!insert.test(code))
          this.error('sonner inserts its styles in another way; look at its new version.');
        const adopt = `function __insertCSS(code) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(code);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}`;
        return { code: code.replace(insert, adopt), map: null };
      },
    },
  };
}
