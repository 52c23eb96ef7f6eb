/** The hosts that a build can be for. */
export const hosts = ['cloudflare-pages', 'netlify', 'github-pages', 'nginx', 'caddy'] as const;
export type Host = (typeof hosts)[number];
