import { createChannel } from '../shared/channel.ts';

/**
 * Requests from `#lead-form` links to the dialog: `wanted` when the visitor is about to follow one, so that the dialog's code
 * is loaded in time; `open`, with the link, when it is followed.
 */
export type LeadFormRequest = { kind: 'wanted' } | { kind: 'open'; opener: HTMLElement };

export const leadFormRequests = createChannel<LeadFormRequest>();
