import type { Site } from '../../../schema/index.ts';
import { editorPolicy, workerPolicy } from '../editorDocument.ts';
import { deniedFeatures, embedHeaders, type HostRules } from './hosting.ts';

type EditedSite = Pick<Site, 'url' | 'editor'>;

/**
 * The address of GitHub's API. Companies can have one of their own, such as api.OCTOCORP.ghe.com; GitHub's workflows set this
 * variable.
 */
export const githubApiAddress = () => process.env.GITHUB_API_URL ?? 'https://api.github.com';

/** The policy of the editor of a site as static files. */
export function sitePolicy({ url, editor }: EditedSite, { isForWorkers = false } = {}): string {
  const { origin } = new URL(url);
  const relay = editor?.relay === undefined ? [] : [new URL(editor.relay).origin];
  return editorPolicy({
    scripts: isForWorkers ? "'self' 'wasm-unsafe-eval'" : "'self'",
    connect: [
      ...(isForWorkers ? ['data:'] : []),
      ...[new URL(githubApiAddress()).origin, ...relay, origin],
    ],
    images: [origin],
  });
}

/** The headers of the editor's files: `pages` for all of them, and `code` for the folder `assets`, in addition. */
export function editorHeaders(site: EditedSite) {
  const pages = {
    'Content-Security-Policy': sitePolicy(site),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures,
    // The relay answers to the window that opened its own.
    'Cross-Origin-Opener-Policy':
      site.editor?.relay === undefined ? 'same-origin' : 'same-origin-allow-popups',
    'X-Robots-Tag': 'noindex',
  };
  const code = {
    'Content-Security-Policy': workerPolicy,
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  return { pages, code };
}

/**
 * The rules for the editor at a separate address. All files have one policy, which includes what workers need; the policy in the
 * pages is stricter (scripts/build/editorDocument.ts).
 */
export function standaloneRules(site: EditedSite): HostRules {
  const { pages } = editorHeaders(site);
  const policy = sitePolicy(site, { isForWorkers: true });
  return {
    headers: { ...pages, 'Content-Security-Policy': policy },
    ...{ embedHeaders, frames: [], redirects: [], paths: [] },
  };
}
