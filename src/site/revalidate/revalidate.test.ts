// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { fetchChanges } from './fetch-changes';
import { revalidated } from './revalidate';

vi.mock('./fetch-changes', () => ({ fetchChanges: vi.fn() }));

it('asks for a record that the build lacks in a tab that opens behind another', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.mocked(fetchChanges).mockRejectedValue(new Error('not answered'));
  await expect(revalidated()).rejects.toThrow('not answered');
});

it('asks again after a failure, however soon', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.mocked(fetchChanges).mockRejectedValueOnce(new Error('not answered'));
  await expect(revalidated()).rejects.toThrow('not answered');
  vi.mocked(fetchChanges).mockResolvedValueOnce(Infinity);
  await revalidated();
});
