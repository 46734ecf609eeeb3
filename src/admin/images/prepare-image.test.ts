import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from './optimize-image';
import { prepareImage } from './prepare-image';

afterEach(() => vi.unstubAllGlobals());

/** Encodes what Safari does, and anything else as PNG. */
class Canvas {
  getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
  convertToBlob = async ({ type }: BlobPropertyBag) =>
    new Blob(['drawn'], { type: type === 'image/jpeg' ? type : 'image/png' });
}

/** @param ballast bytes of its pixels */
async function photograph(name: string, ballast = 0) {
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 8, close: () => undefined }));
  const create = { width: 8, height: 8, channels: 3, background: 'teal' } as const;
  const jpeg = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  return new File([jpeg.slice(0, -2), new Uint8Array(ballast), jpeg.slice(-2)], name);
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

it('makes a photograph small that has few pixels and many bytes', async () => {
  const { file } = await prepareImage(await photograph('grain.jpg', 6_000_000));
  expect(file).toMatchObject({ name: 'grain.jpg', type: 'image/jpeg', size: 5 });
});

it('draws a pasted photograph as JPEG in Safari, which would make a PNG in place of WebP', async () => {
  const { type } = await draw(await photograph('sofa.jpg'), 'image/webp');
  expect(type).toBe('image/jpeg');
});
