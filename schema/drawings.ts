/** The drawings a document can choose. Each is a file of that name in src/art. */
export const drawingNames = [
  'home',
  'conference-rooms',
  'conference-rooms-before',
  'presentation-systems',
  'video-conferencing',
  'digital-signage',
  'paging-intercom-systems',
  'wireless-wifi',
  'distributed-antenna-systems',
  'managed-it-services',
  'sound-masking',
  'security-systems',
  'access-control',
  'video-surveillance',
  'intrusion-detection',
  'network-cabling',
  'structured-cabling',
  'unified-communications',
  'data-center-infrastructure',
  'about-us',
  'contact-us',
  'not-found',
] as const;

export type DrawingName = (typeof drawingNames)[number];
