/**
 * The drawings that a document can choose. Each is the file of that name in src/art. After a slash comes a detail, which is a
 * closer view of a part of it.
 */
export const drawingNames = [
  'home',
  'conference-rooms',
  'conference-rooms/rack',
  'conference-rooms/table',
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
  'security-systems-before',
  'access-control',
  'video-surveillance',
  'intrusion-detection',
  'network-cabling',
  'network-cabling/ports',
  'network-cabling-before',
  'structured-cabling',
  'unified-communications',
  'data-center-infrastructure',
  'about-us',
  'about-us/survey',
  'contact-us',
  'not-found',
] as const;

export type DrawingName = (typeof drawingNames)[number];
