import type { Plugin } from 'vite';

const name = /^\s*[\w$]+\.displayName = [^;\n]*;$/gm;
const component =
  /^(\s*(?:var|let|const) [\w$]+ = )(?=[\w$.]*(?:forwardRef|createContext|memo)\()/gm;

/**
 * Lets the bundler drop the unused components of react-router, which saves every visitor 7.1 KB of JavaScript
 * (brotli; `npm run bench -- site --no-lighthouse` with and without this plugin in scripts/site.ts). A component's name for
 * React's developer tools counts as a side effect and keeps it in the bundle, so these names are removed, and the calls
 * that make components are marked as free of side effects.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: {
      filter: {
        id: /\/node_modules\/react-router\//,
        code: /displayName|forwardRef|createContext/,
      },
      handler: (code) => ({
        code: code.replace(name, '').replace(component, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
