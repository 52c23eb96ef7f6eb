import type { Plugin } from 'vite';

const insert = /^function __insertCSS\(code\) \{.*?^\}/ms;

/**
 * Makes the toast library (sonner) add its styles as a constructed style sheet. By itself it adds a style element with
 * text, which the content security policy of a page forbids (src/prerender/policy.ts).
 */
export function adoptToastStyles(): Plugin {
  return {
    name: 'adopt-toast-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!insert.test(code))
          this.error(
            'sonner does not add its styles by __insertCSS any more. Change scripts/build/adoptToastStyles.ts.',
          );
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
