// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { usePickedFile } from './use-picked-file';

const files = (name: string) => [new File(['x'], name)] as unknown as FileList;

it('says of a file that cannot be read that it could not, and waits for another one', async () => {
  const outOfReach = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  const { result } = renderHook(() => usePickedFile('', () => undefined, outOfReach, 'picture'));
  const isTaken = await act(() => result.current.pick(files('sofa.jpg')));
  expect(isTaken).toBe(false);
  expect(result.current.refusal).toBe(
    '“sofa.jpg” could not be read. Try again, or choose another one.',
  );
  expect(result.current.checking).toBe(false);
});

it('leaves what was chosen from the library while a file was checked', async () => {
  let pass: (prepared: { file: File }) => void = () => undefined;
  const prepare = () => new Promise<{ file: File }>((resolve) => (pass = resolve));
  const { result } = renderHook(() => {
    const [value, setValue] = useState<unknown>('/sofa.webp');
    return { value, setValue, ...usePickedFile(value, setValue, prepare, 'picture') };
  });
  let pick: Promise<boolean> | undefined;
  act(() => void (pick = result.current.pick(files('hob.jpg'))));
  act(() => result.current.setValue('/van.webp'));
  await act(async () => {
    pass({ file: new File(['x'], 'hob.jpg') });
    await pick;
  });
  expect(result.current).toMatchObject({ value: '/van.webp', checking: false });
});
