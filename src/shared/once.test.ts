import { describe, expect, it, vi } from 'vitest';
import { once } from './once';

describe('once', () => {
  it('makes a value when it is first asked for, and no second one', () => {
    const make = vi.fn(() => undefined);
    const value = once(make);
    expect(make).not.toHaveBeenCalled();
    value();
    value();
    expect(make).toHaveBeenCalledOnce();
  });
});
