import { createChannel } from '../shared/channel.ts';

/** The form links that visitors follow (src/visit/listen.ts). LeadForm opens its dialog for each. */
export const leadFormRequests = createChannel<HTMLElement>();
