// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const request = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', request);
beforeEach(() => vi.resetModules());

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
