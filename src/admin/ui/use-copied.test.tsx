// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { NotificationContextProvider, useNotificationContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { useCopied } from './use-copied';

afterEach(() => vi.unstubAllGlobals());

/** The message after a copy. */
async function saidWith(clipboard: unknown) {
  vi.stubGlobal('navigator', { clipboard });
  const { result } = renderHook(
    () => ({ copy: useCopied(), said: useNotificationContext().notifications }),
    { wrapper: NotificationContextProvider },
  );
  result.current.copy('https://example.com');
  await waitFor(() => expect(result.current.said).toHaveLength(1));
  return result.current.said[0]?.message;
}

it('says that a link is copied, or to do so by hand where that fails or there is no clipboard', async () => {
  expect(await saidWith({ writeText: async () => undefined })).toBe('The link is copied');
  expect(await saidWith({ writeText: () => Promise.reject(new Error('denied')) })).toBe(
    'Select the link and copy it',
  );
  expect(await saidWith(undefined)).toBe('Select the link and copy it');
});
