import { inBrowserStorage } from '../document/browserStorage.ts';

const key = 'confirmed-samples';

/** Whether the person has confirmed exactly these samples before. */
export const isConfirmed = (samples: string): boolean =>
  inBrowserStorage((storage) => storage.getItem(key) === samples, false);

export const confirmSamples = (samples: string): void =>
  inBrowserStorage((storage) => storage.setItem(key, samples), undefined);

export const forgetSamples = (): void =>
  inBrowserStorage((storage) => storage.removeItem(key), undefined);
