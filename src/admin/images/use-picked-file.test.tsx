// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePickedFile } from './use-picked-file';

const files = (name: string) => [new File(['x'], name)] as unknown as FileList;

it('says of a file that cannot be read that it could not, and waits for another one', async () => {
  const outOfReach = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  const { result } = renderHook(() => usePickedFile(() => undefined, outOfReach, 'picture'));
  const isTaken = await act(() => result.current.pick(files('sofa.jpg')));
  expect(isTaken).toBe(false);
  expect(result.current.refusal).toBe(
    '“sofa.jpg” could not be read. Try again, or choose another one.',
  );
  expect(result.current.checking).toBe(false);
});
