// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { PickedFile } from '../../schema/kinds/file';
import type { PreparedFile } from './prepared-file';
import { usePickedFile } from './use-picked-file';

const files = (name: string) => [new File(['x'], name)] as unknown as FileList;

function useField(prepare = async (file: File): Promise<PreparedFile> => ({ file })) {
  const [value, setValue] = useState<PickedFile | null>(null);
  return { value, ...usePickedFile(value, setValue, prepare, 'picture') };
}

it('shows a former choice while it is still drawn, and the last one when its section is open again', async () => {
  const live = new Set<string>();
  vi.stubGlobal(
    'URL',
    // jsdom has no addresses for files.
    class extends URL {
      static override createObjectURL = ({ name }: File) => {
        live.add(`blob:${name}`);
        return `blob:${name}`;
      };
      static override revokeObjectURL = (url: string) => void live.delete(url);
    },
  );
  const { result, unmount } = renderHook(() => useField(), { wrapper: StrictMode });
  for (const name of ['one.png', 'two.png']) {
    await act(() => result.current.pick(files(name)));
  }
  expect(result.current.value?.title).toBe('two.png');
  expect([...live]).toEqual(['blob:one.png', 'blob:two.png']);
  unmount();
  await Promise.resolve();
  expect([...live]).toEqual(['blob:two.png']);
});

it('says of a file that cannot be read that it could not, and waits for another one', async () => {
  const outOfReach = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  const { result } = renderHook(() => useField(outOfReach));
  const isTaken = await act(() => result.current.pick(files('sofa.jpg')));
  expect(isTaken).toBe(false);
  expect(result.current.refusal).toBe(
    '“sofa.jpg” could not be read. Try again, or choose another one.',
  );
  expect(result.current.checking).toBe(false);
});
