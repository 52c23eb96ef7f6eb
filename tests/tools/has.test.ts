import { expect, test, vi } from 'vitest';
import { type Need, skipWithout } from './has.ts';

test.each<Need>(['strace', 'mount'])(
  'without %s, a test is skipped with the reason, and fails in CI',
  (need) => {
    // No programs at all.
    vi.stubEnv('PATH', '/nowhere');
    const meta: { skipReason?: string } = {};
    const skip = vi.fn();
    vi.stubEnv('CI', 'true');
    expect(() => skipWithout(need, { task: { meta }, skip })).toThrow(/here\./);
    expect(skip).not.toHaveBeenCalled();
    vi.stubEnv('CI', '');
    skipWithout(need, { task: { meta }, skip });
    expect(skip).toHaveBeenCalledWith(meta.skipReason);
    expect(meta.skipReason).toMatch(/here\./);
    vi.unstubAllEnvs();
  },
);
