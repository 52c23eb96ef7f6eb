/** The hosts that a site can be built for. The first is the default. */
export const hosts = ['cloudflare', 'netlify', 'github-pages', 'apache', 'nginx', 'caddy'] as const;
export type Host = (typeof hosts)[number];
