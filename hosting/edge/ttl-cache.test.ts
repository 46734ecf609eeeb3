import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ttlCache } from './ttl-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

function counting(answer: (question: string) => Promise<string> = async (text) => text) {
  const asked: string[] = [];
  const ask = ttlCache(
    (question) => {
      asked.push(question);
      return answer(question);
    },
    { forMs: MINUTE, atMost: 2 },
  );
  return { ask, asked };
}

describe('a cached answer', () => {
  it('is asked for once a minute', async () => {
    const { ask, asked } = counting();
    await ask('a');
    vi.advanceTimersByTime(MINUTE - 1);
    expect(await ask('a')).toBe('a');
    expect(asked).toEqual(['a']);
    vi.advanceTimersByTime(1);
    await ask('a');
    expect(asked).toEqual(['a', 'a']);
  });

  it('is waited for by whoever asked for it alone: a request that ends takes no other along', async () => {
    let requests = 0;
    const ended = new Promise<string>(() => undefined);
    const { ask } = counting((text) => (requests++ === 0 ? ended : Promise.resolve(text)));
    void ask('a');
    expect(await ask('a')).toBe('a');
  });

  it('is not kept when it was a failure', async () => {
    const { ask, asked } = counting(() => Promise.reject(new Error('down')));
    await expect(ask('a')).rejects.toThrow('down');
    await expect(ask('a')).rejects.toThrow('down');
    expect(asked).toEqual(['a', 'a']);
  });

  it('gives way to newer ones when there are too many', async () => {
    const { ask, asked } = counting();
    for (const question of ['a', 'b', 'c', 'b', 'a']) await ask(question);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });
});
