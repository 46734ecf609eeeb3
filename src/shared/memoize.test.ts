import { describe, expect, it, vi } from 'vitest';
import { memoize } from './memoize';

describe('once', () => {
  it('makes a value when it is first asked for, and no second one', () => {
    const make = vi.fn(() => undefined);
    const value = memoize(make);
    expect(make).not.toHaveBeenCalled();
    value();
    value();
    expect(make).toHaveBeenCalledOnce();
  });
});
