import { vi } from 'vitest';
import { PNG } from './png';

export const photo = (name: string) => new File([PNG], name, { type: 'image/png' });

/** What jsdom lacks for a chosen picture: decoding, and addresses of files. */
export function stubPictures(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: File) => `blob:${file.name}`;
      static override revokeObjectURL = () => undefined;
    },
  );
}
