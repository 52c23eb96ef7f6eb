// The entry of the worker with the working copy.
import { browserDatabase } from '../home/browserDatabase.ts';
import { keptChecks } from './keptChecks.ts';
import type { ToCopy } from './messages.ts';
import { workingCopy } from './workingCopy.ts';

// The name of this file contains a hash of its code.
const receive = workingCopy(
  (message) => self.postMessage(message),
  keptChecks(self.location.pathname, browserDatabase),
);
self.addEventListener('message', ({ data }: MessageEvent<ToCopy>) => receive(data));
