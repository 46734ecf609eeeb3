// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { withLateCode } from './when-idle';

it('code that comes later is used, and missed without an error where there is no connection', async () => {
  const use = vi.fn();
  await withLateCode(async () => 'code', use);
  expect(use).toHaveBeenCalledWith('code');
  await withLateCode(() => Promise.reject(new TypeError('Failed to fetch')), use);
  expect(use).toHaveBeenCalledOnce();
});
