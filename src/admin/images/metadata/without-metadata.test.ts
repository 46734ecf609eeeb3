import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { joined } from './bytes';
import { withoutMetadata } from './without-metadata';

const SECRET = 'Walsall 52.5862N';
const scanned = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
  .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`)
  .withIccProfile('p3');
const noted = scanned.clone().withExif({ IFD0: { ImageDescription: SECRET, Make: SECRET } });

const UPRIGHT = { IFD0: { Orientation: '1' } };

const frames = ['teal', 'gold'].map((background) => ({
  create: { width: 20, height: 10, channels: 3 as const, background },
}));
const moving = async () => {
  const pictures = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  return sharp(pictures, { join: { animated: true } });
};
type Type = Parameters<typeof withoutMetadata>[1];
const FORMATS: [Type, () => Promise<Buffer>][] = [
  ['image/jpeg', () => scanned.clone().jpeg().toBuffer()],
  ['image/jpeg', () => scanned.clone().jpeg({ progressive: true }).toBuffer()],
  ['image/jpeg', () => noted.clone().jpeg().toBuffer()],
  ['image/jpeg', () => noted.clone().withExifMerge(UPRIGHT).jpeg().toBuffer()],
  ['image/png', () => noted.clone().png().toBuffer()],
  ['image/webp', () => noted.clone().webp().toBuffer()],
  ['image/webp', () => noted.clone().webp({ lossless: true }).toBuffer()],
];
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const plainOf = (bytes: Uint8Array, type: Type) => {
  const plain = withoutMetadata(bytes, type);
  if (!plain) throw new Error(`${type} is taken for broken`);
  return plain;
};

describe('a picture to send', () => {
  it.each(FORMATS)('of the type %s says nothing but what it shows', async (type, made) => {
    const bytes = await made();
    expect(text(bytes)).toContain(SECRET);
    const plain = plainOf(bytes, type);
    expect(text(plain)).not.toContain(SECRET);
    const { xmp, icc } = await sharp(plain).metadata();
    expect(xmp?.toString().trim() ?? '').toBe('');
    expect(icc !== undefined).toBe((await sharp(bytes).metadata()).icc !== undefined);
    expect(await sharp(plain).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
    expect(plainOf(plain, type)).toEqual(plain);
  });

  it('of the type image/png loses its texts and the time of its last change', async () => {
    const png = await sharp(frames[0]).png().toBuffer();
    const chunk = (name: string, data: string) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      return Buffer.concat([length, Buffer.from(name + data, 'latin1'), Buffer.alloc(4)]);
    };
    const texts = ['tEXt', 'zTXt', 'iTXt', 'tIME'].map((name) => chunk(name, SECRET));
    const withTexts = Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33)]);
    expect(Buffer.from(plainOf(withTexts, 'image/png'))).toEqual(png);
  });

  it.each(['gif', 'webp'] as const)('as a %s goes on moving', async (format) => {
    const made = (await moving())[format]({ loop: 3, delay: [100, 200] });
    const plainFirst = await made.toBuffer();
    const comment = Buffer.from(
      `\x21\xfe${String.fromCharCode(SECRET.length)}${SECRET}\0`,
      'latin1',
    );
    const xmp = Buffer.from(`\x21\xff\x0bXMP DataXMP\x05hello\0`, 'latin1');
    const bytes =
      format === 'gif'
        ? Buffer.concat([plainFirst.subarray(0, -1), comment, xmp, plainFirst.subarray(-1)])
        : await made.withExif({ IFD0: { Make: SECRET } }).toBuffer();
    expect(text(bytes)).toContain(SECRET);
    const plain = plainOf(bytes, `image/${format}`);
    expect(text(plain)).not.toMatch(/Walsall|XMP/);
    const { pages, loop, delay } = await sharp(plain, { animated: true }).metadata();
    expect({ pages, loop, delay }).toEqual({ pages: 2, loop: 3, delay: [100, 200] });
  });

  it.each(['jpeg', 'png'] as const)(
    'that a camera took on its side is to be drawn the way up that its notes say: %s',
    async (format) => {
      const turned = await noted.clone().withMetadata({ orientation: 6 })[format]().toBuffer();
      expect(withoutMetadata(turned, `image/${format}`)).toBeUndefined();
    },
  );

  it('loses what stands behind its end', async () => {
    for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
      const bytes = await sharp(frames[0])[format]().toBuffer();
      const longer = joined([bytes, new TextEncoder().encode(SECRET)]);
      expect(text(plainOf(longer, `image/${format}`))).not.toContain(SECRET);
    }
  });

  it('that is not whole is said to be so, or read as far as it goes, whatever it holds', async () => {
    for (const [type, made] of FORMATS) {
      const bytes = await made();
      fc.assert(
        fc.property(fc.nat(bytes.length), fc.nat(255), fc.boolean(), (at, value, isCut) => {
          const odd = isCut
            ? bytes.subarray(0, at)
            : Uint8Array.from(bytes).fill(value, at, at + 4);
          withoutMetadata(odd, type);
        }),
        { seed: 60_13, numRuns: 200 },
      );
    }
  });
});
