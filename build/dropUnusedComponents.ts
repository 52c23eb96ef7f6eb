import type { Plugin } from 'vite';

const name = /^\s*[\w$]+\.displayName = [^;\n]*;$/gm;
const component =
  /^(\s*(?:var|let|const) [\w$]+ = )(?=[\w$.]*(?:forwardRef|createContext|memo)\()/gm;

/**
 * Takes the names for React's developer tools out of packages and says that a component which nobody uses may
 * go. Such a name counts as a side effect and keeps all of react-router's components in a bundle that uses four
 * of its functions (7.7 KB, brotli).
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules/, code: /displayName|forwardRef|createContext/ },
      handler: (code) => ({
        code: code.replace(name, '').replace(component, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
