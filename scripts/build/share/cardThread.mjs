// Starts a thread with the code in cardWorker.ts. The option `--import tsx` has no effect on a thread.
import { register } from 'tsx/esm/api';

register();
await import('./cardWorker.ts');
