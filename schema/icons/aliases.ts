import type { OwnIconName } from './names.ts';

/**
 * Words that people type and that neither the names nor the tags of Lucide have, with the icons that fit: brands, whose logos are
 * no icons, and trades.
 */
export const iconAliases: readonly { words: string; icons: readonly OwnIconName[] }[] = [
  {
    words: 'whatsapp telegram messenger signal viber wechat skype imessage sms',
    icons: ['message-circle', 'message-circle-more', 'send', 'phone'],
  },
  {
    words: 'facebook fb meta threads mastodon bluesky twitter reddit nextdoor social',
    icons: ['share-2', 'thumbs-up', 'users', 'message-circle'],
  },
  { words: 'instagram insta snapchat flickr', icons: ['camera', 'image', 'share-2'] },
  { words: 'linkedin xing indeed', icons: ['briefcase', 'users', 'share-2'] },
  { words: 'youtube vimeo twitch', icons: ['circle-play', 'video', 'tv'] },
  { words: 'tiktok', icons: ['circle-play', 'eighth-notes', 'share-2'] },
  { words: 'spotify', icons: ['eighth-notes', 'headphones'] },
  { words: 'pinterest', icons: ['pin', 'image', 'share-2'] },
  { words: 'google', icons: ['search', 'map-pin', 'star'] },
  {
    words: 'yelp tripadvisor trustpilot testimonial rating',
    icons: ['star', 'thumbs-up', 'message-square'],
  },
  { words: 'gmail outlook mailchimp', icons: ['mail'] },
  { words: 'github gitlab', icons: ['code', 'git-branch'] },
  {
    words: 'paypal stripe venmo klarna visa mastercard amex',
    icons: ['credit-card', 'wallet'],
  },
  { words: 'amazon ebay etsy shopify', icons: ['shopping-cart', 'package', 'store'] },
  { words: 'airbnb', icons: ['house', 'bed'] },
  { words: 'uber lyft driver', icons: ['car', 'truck'] },
  { words: 'android iphone', icons: ['smartphone'] },
  { words: 'pricing invoice estimate', icons: ['receipt-text', 'calculator', 'tag'] },
  { words: 'appointment booking reservation', icons: ['calendar-check', 'calendar-days', 'clock'] },
  { words: 'customer client', icons: ['users', 'user-check', 'handshake'] },
  { words: 'faq', icons: ['circle-question-mark', 'message-square'] },
  { words: 'roofer roofing', icons: ['house', 'hammer'] },
  { words: 'landscaper landscaping', icons: ['shovel', 'trees', 'sprout'] },
  { words: 'tailor seamstress', icons: ['scissors', 'shirt'] },
  { words: 'locksmith', icons: ['key-round', 'lock'] },
  { words: 'mover courier', icons: ['truck', 'package'] },
  { words: 'optician optometrist', icons: ['glasses', 'eye'] },
  { words: 'pharmacist', icons: ['pill'] },
  { words: 'realtor', icons: ['house', 'key-round', 'signpost'] },
  { words: 'architect', icons: ['drafting-compass', 'ruler'] },
  { words: 'welder welding', icons: ['flame', 'anvil'] },
  { words: 'tiler tiling', icons: ['grid-2x2', 'brick-wall'] },
  { words: 'hvac', icons: ['air-vent', 'heater', 'thermometer'] },
  { words: 'caterer', icons: ['utensils', 'chef-hat'] },
  { words: 'nursery childcare babysitter nanny', icons: ['baby', 'blocks'] },
  { words: 'tire tyre', icons: ['car', 'circle-gauge'] },
  { words: 'laundry ironing', icons: ['washing-machine', 'shirt'] },
  { words: 'jewelry jewellery jeweler', icons: ['gem'] },
];
