import { createChannel } from './channel.ts';

export type Toast = { kind: 'success' | 'error'; message: string };

/** Messages to the visitor, which Toasts.tsx shows. */
export const toasts = createChannel<Toast>();

export function showToast(kind: Toast['kind'], message: string): void {
  toasts.send({ kind, message });
}
