import { createChannel } from '../shared/channel.ts';

/**
 * What links to `#lead-form` ask of the dialog: `wanted` when the visitor is about to follow one, so
 * that the dialog's code is there in time; `open` when it is followed, with the link itself.
 */
export type LeadFormRequest = { kind: 'wanted' } | { kind: 'open'; opener: HTMLElement };

export const leadFormRequests = createChannel<LeadFormRequest>();
