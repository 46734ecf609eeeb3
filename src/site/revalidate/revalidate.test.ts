// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const request = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', request);
beforeEach(() => {
  vi.resetModules();
  request.mockReset();
});
afterEach(() => vi.useRealTimers());

it.each(['hidden', 'visible'] as const)(
  'asks again after a failure, however soon, in a tab that is %s',
  async (visibility) => {
    const { revalidated } = await import('./revalidate');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    request.mockRejectedValueOnce(new Error('not answered'));
    await expect(revalidated()).rejects.toThrow('not answered');
    request.mockResolvedValueOnce(Response.json([]));
    await revalidated();
  },
);

it('asks again on coming back although the clock has been set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  request.mockImplementation(async () => Response.json([]));
  const { revalidate } = await import('./revalidate');
  const states = () => request.mock.calls.filter(([url]) => String(url).endsWith('/content_state'));
  revalidate();
  revalidate();
  expect(states()).toHaveLength(1);
  vi.setSystemTime(Date.now() - 86_400_000);
  revalidate();
  expect(states()).toHaveLength(2);
});
