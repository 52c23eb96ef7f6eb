/** The meta elements with which services confirm who owns the site, by field of `verification`. */
export const verificationTags = {
  google: { service: 'Google Search Console', name: 'google-site-verification' },
  bing: { service: 'Bing Webmaster Tools', name: 'msvalidate.01' },
  facebook: { service: 'Facebook', name: 'facebook-domain-verification' },
  pinterest: { service: 'Pinterest', name: 'p:domain_verify' },
} as const;
