import { defaultPalette } from '../../schema/colors/index.ts';
import type { Diagnostic } from '../../schema/index.ts';

// The default colors, because the colors of a site with errors are unknown.
const { light } = defaultPalette;

const style = `
  section { font: 400 16px/1.5 system-ui, sans-serif; color: ${light.ink}; background: ${light.surface}; max-width: 46rem; margin: 0 auto; padding: 1.5rem 2rem 2rem; border-top: 6px solid ${light.cta}; }
  h2 { margin: 0; font-size: 1.35rem; }
  p { margin: .25rem 0 0; }
  li { margin-top: 1.25rem; }
  ol { margin: 0; padding-left: 1.25rem; }
  code { font: 600 14px/1.5 ui-monospace, monospace; color: ${light.blue}; }
  b { display: block; font-weight: 600; }
`;

/** The errors in the documents as HTML, each with place, message and suggestion. `outcome` is the line below the heading. */

export function problemsMarkup(diagnostics: readonly Diagnostic[], outcome: string): string {
  const items = diagnostics.map(
    ({ file, line, column, where, message, suggestion }) =>
      `<li><code>${escapeHtml(file)}:${line}:${column}</code><b>${escapeHtml(where ? `${where}: ${message}` : message)}</b>${
        suggestion ? `<p>${escapeHtml(suggestion)}</p>` : ''
      }</li>`,
  );
  const heading = items.length === 1 ? 'One thing to fix' : `${items.length} things to fix`;
  return `<style>${style}</style><section role="alert"><h2>${heading}</h2><p>${escapeHtml(outcome)}</p><ol>${items.join('')}</ol></section>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
