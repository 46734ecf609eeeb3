import { describe, expect, it } from 'vitest';
import { isHeic, sniffImageType } from './sniff-image-type';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );
const ftyp = (major: string, ...compatible: string[]) =>
  bytes(
    [0, 0, 0, 16 + compatible.length * 4],
    'ftyp',
    major,
    [0, 0, 0, 0],
    ...compatible,
    [0, 0, 0, 8],
    'meta',
  );

describe('the format of a picture, by its content', () => {
  it.each([
    ['PNG', bytes([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a], 'IHDR'), 'image/png'],
    ['JPEG from a camera', bytes([0xff, 0xd8, 0xff, 0xe1], 'Exif'), 'image/jpeg'],
    ['JPEG from the web', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'image/jpeg'],
    ['old GIF', bytes('GIF87a', [1, 0, 1, 0]), 'image/gif'],
    ['GIF', bytes('GIF89a', [1, 0, 1, 0]), 'image/gif'],
    ['WebP', bytes('RIFF', [36, 0, 0, 0], 'WEBPVP8 '), 'image/webp'],
    ['AVIF by its major brand', ftyp('avif', 'mif1', 'miaf'), 'image/avif'],
    ['AVIF by a compatible brand', ftyp('mif1', 'miaf', 'avif'), 'image/avif'],
    ['AVIF sequence', ftyp('avis', 'msf1'), 'image/avif'],
  ])('knows %s', (_name, content, type) => {
    expect(sniffImageType(content)).toBe(type);
  });

  it.each([
    ['nothing', bytes()],
    ['an SVG drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a web page', bytes('<!doctype html><title>x.png</title>')],
    ['a PDF', bytes('%PDF-1.7')],
    ['an iPhone HEIC photo', ftyp('heic', 'mif1', 'MiHE')],
    ['a film', ftyp('isom', 'iso2', 'mp41')],
    ['a sound in RIFF', bytes('RIFF', [36, 0, 0, 0], 'WAVEfmt ')],
    ['half a PNG signature', bytes([0x89], 'PNG')],
    [
      'a brand that stands after the ftyp box',
      bytes([0, 0, 0, 16], 'ftyp', 'heic', [0, 0, 0, 0], 'avif'),
    ],
  ])('refuses %s', (_name, content) => {
    expect(sniffImageType(content)).toBeUndefined();
  });

  it('tells an iPhone photograph from what else is no picture', () => {
    expect(isHeic(ftyp('heic', 'mif1', 'MiHE'))).toBe(true);
    expect(isHeic(ftyp('mif1', 'heix'))).toBe(true);
    expect(isHeic(ftyp('avif', 'mif1', 'miaf'))).toBe(false);
    expect(isHeic(bytes('<!doctype html>'))).toBe(false);
  });
});
