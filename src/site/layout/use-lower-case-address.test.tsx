// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLowerCaseAddress } from './use-lower-case-address';

afterEach(() => vi.unstubAllGlobals());

it.each(['/About', '//Example.com', '//example.com/'])('%s is asked for on this site', (path) => {
  const ask = vi.fn<(address: string) => Promise<Response>>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', ask);
  renderHook(() => useLowerCaseAddress(path)).unmount();
  const [asked = ''] = ask.mock.calls[0] ?? [];
  expect(new URL(asked, window.location.href).origin).toBe(window.location.origin);
});
