// By the end of the address of the site, without its country.
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

/** What a profile is called: the name of its network, or the name of its site. */
export function profileName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '');
  return names[host.split('.').at(-2) ?? ''] ?? host;
}
