import type { ESTree, Plugin } from 'vite';

/**
 * Removes the names for React DevTools (`Link.displayName = 'Link'`) from React Router. Such an assignment is a side effect, so
 * the bundler keeps the component and everything that it uses: 5.4 KB of JavaScript for each visitor (brotli;
 * `npm run bench -- site --bytes` with and without this plugin in scripts/site.ts). The bundler's option
 * `propertyWriteSideEffects: false` would also drop assignments that React and our code need.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\//, code: 'displayName' },
      handler(code) {
        const names = this.parse(code).body.filter(isDisplayName);
        const kept = names.reduceRight(
          (text, { start, end }) => text.slice(0, start) + text.slice(end),
          code,
        );
        return { code: kept, map: null };
      },
    },
  };
}

function isDisplayName(statement: ESTree.Statement | ESTree.ModuleDeclaration): boolean {
  if (statement.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  return (
    expression.type === 'AssignmentExpression' &&
    expression.left.type === 'MemberExpression' &&
    expression.left.property.type === 'Identifier' &&
    expression.left.property.name === 'displayName'
  );
}
