import { expect, test, vi } from 'vitest';
import { lazyModule } from './lazyModule.ts';

test('a module is there once it is loaded, and is imported once', async () => {
  const importModule = vi.fn(async () => ({ default: 'value' }));
  const module = lazyModule(importModule);
  expect(module.get()).toBeUndefined();
  await module.load();
  await module.load();
  expect(module.get()).toBe('value');
  expect(importModule).toHaveBeenCalledTimes(1);
});

test('an import that fails is tried again the next time', async () => {
  const importModule = vi
    .fn(async () => ({ default: 'value' }))
    .mockRejectedValueOnce(new Error('offline'));
  const module = lazyModule(importModule);
  await expect(module.load()).rejects.toThrow('offline');
  expect(module.get()).toBeUndefined();
  await module.load();
  expect(module.get()).toBe('value');
});
