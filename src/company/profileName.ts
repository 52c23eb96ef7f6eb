// Keyed by the part of the host name before the top-level domain.
const names: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  twitter: 'X',
  threads: 'Threads',
  bsky: 'Bluesky',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
  xing: 'XING',
  yelp: 'Yelp',
  nextdoor: 'Nextdoor',
  github: 'GitHub',
  vimeo: 'Vimeo',
};

/** The name of a profile from its URL: the network if it is known, otherwise the host name. */
export function profileName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '');
  return names[host.split('.').at(-2) ?? ''] ?? host;
}
