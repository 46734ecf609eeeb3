import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hasNotes } from './photo-to-send';

const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } }).jpeg();

describe('a photograph', () => {
  it.each([
    ['Exif', photo.clone().withExif({ IFD3: { GPSLatitude: '52/1 35/1 0/1' } })],
    ['XMP', photo.clone().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')],
    ['a direction', photo.clone().withMetadata({ orientation: 6 })],
  ])('with %s has notes', async (_, noted) => {
    expect(hasNotes(await noted.toBuffer())).toBe(true);
  });

  it('without any has none, also with a colour profile', async () => {
    expect(hasNotes(await photo.toBuffer())).toBe(false);
    expect(hasNotes(await photo.clone().withIccProfile('p3').toBuffer())).toBe(false);
  });

  it('that ends early has none', async () => {
    const jpeg = await photo.toBuffer();
    for (const end of [0, 2, 3, 20]) expect(hasNotes(jpeg.subarray(0, end))).toBe(false);
  });
});
