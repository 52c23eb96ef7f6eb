// The entry of the worker with the working copy.
import type { ToCopy } from './messages.ts';
import { workingCopy } from './workingCopy.ts';

const receive = workingCopy((message) => self.postMessage(message));
self.addEventListener('message', ({ data }: MessageEvent<ToCopy>) => receive(data));
