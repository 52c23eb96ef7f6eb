import type { ESTree, Plugin } from 'vite';

/**
 * Removes assignments to components from React Router: the names for React DevTools (`Link.displayName = 'Link'`), and the context
 * of the error boundary of its routes, which this site does not use. Such an assignment is a side effect, so the bundler keeps the
 * component and everything that it uses: 6.2 KB of JavaScript for each visitor (brotli; `npm run bench -- site --bytes` with and
 * without this plugin in scripts/site.ts). The bundler's option `propertyWriteSideEffects: false` would also drop assignments that
 * React and our code need.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\//, code: /displayName|contextType/ },
      handler(code) {
        const unneeded = this.parse(code).body.filter(isUnneeded);
        const remaining = unneeded.reduceRight(
          (text, { start, end }) => text.slice(0, start) + text.slice(end),
          code,
        );
        return { code: remaining, map: null };
      },
    },
  };
}

function isUnneeded(statement: ESTree.Statement | ESTree.ModuleDeclaration): boolean {
  if (statement.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression') return false;
  const { left } = expression;
  if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return false;
  if (left.property.name === 'displayName') return true;
  const isErrorBoundary =
    left.object.type === 'Identifier' && left.object.name === 'RenderErrorBoundary';
  return isErrorBoundary && left.property.name === 'contextType';
}
