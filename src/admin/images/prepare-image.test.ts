import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { prepareImage } from './prepare-image';

afterEach(() => vi.unstubAllGlobals());

async function photograph(name: string) {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 8, close: () => undefined }));
  const create = { width: 8, height: 8, channels: 3, background: 'teal' } as const;
  return new File([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], name);
}

it.each([
  ['Scan.JFIF', 'Scan.jpg'],
  ['sofa.jpeg', 'sofa.jpeg'],
  ['sofa.png', 'sofa.jpg'],
  ['sofa', 'sofa.jpg'],
])('sends %s under an ending that storage takes: %s', async (name, sent) => {
  const { file } = await prepareImage(await photograph(name));
  expect(file).toMatchObject({ name: sent, type: 'image/jpeg' });
});

it('says of a picture that cannot be read that it could not', async () => {
  const gone = await photograph('sofa.jpg');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  vi.spyOn(gone, 'slice').mockReturnValue(gone);
  expect(await prepareImage(gone)).toEqual({
    problem: '“sofa.jpg” could not be read. Try again, or choose another one.',
  });
});
