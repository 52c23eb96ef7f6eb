import { type Plugin, parseSync, Visitor } from 'vite';

/**
 * Removes the calls with which Radix sets the names of its functions, `__name(function, "name")`, which only its own
 * debugging needs. tests/browser/budget.spec.ts weighs the pages that have its code.
 */
export function dropFunctionNames(): Plugin {
  return {
    name: 'drop-function-names',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/@radix-ui\//, code: '__name(' },
      handler(code, id) {
        const cuts: [number, number][] = [];
        new Visitor({
          CallExpression({ callee, arguments: [named], start, end }) {
            if (callee.type !== 'Identifier' || callee.name !== '__name' || !named) return;
            cuts.push([start, named.start], [named.end, end]);
          },
        }).visit(parseSync(id, code).program);
        cuts.sort(([a], [b]) => b - a);
        return {
          code: cuts.reduce((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), code),
          map: null,
        };
      },
    },
  };
}
