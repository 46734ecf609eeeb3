import { describe, expect, it, vi } from 'vitest';
import { memoize } from './memoize';

describe('once', () => {
  it('creates the value once, when it is first needed', () => {
    const make = vi.fn(() => undefined);
    const value = memoize(make);
    expect(make).not.toHaveBeenCalled();
    value();
    value();
    expect(make).toHaveBeenCalledOnce();
  });
});
