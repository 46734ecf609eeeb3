import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeOwnPictures } from './own-pictures.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'own-pictures-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const blank = (background: string) =>
  sharp({ create: { width: 64, height: 32, channels: 3, background } });

describe('the site’s own pictures', () => {
  it('are two, also where their names differ in the ending alone', async () => {
    await blank('red').webp().toFile(join(folder, 'hero.webp'));
    await blank('blue').jpeg().toFile(join(folder, 'hero.jpg'));
    const files = new Map<string, Buffer>();
    await encodeOwnPictures((file, bytes) => void files.set(file, bytes), folder);
    const colours = await Promise.all(
      [...files].sort().map(async ([, bytes]) => {
        const { dominant } = await sharp(bytes).stats();
        return dominant.r > dominant.b ? 'red' : 'blue';
      }),
    );
    expect(colours).toEqual(['blue', 'red']);
  });

  it('end the build with the name of one that is no picture', async () => {
    writeFileSync(join(folder, 'from-a-phone.jpg'), 'HEIC');
    const encoded = encodeOwnPictures(() => undefined, folder);
    await expect(encoded).rejects.toThrow(`${folder}/from-a-phone.jpg cannot be encoded`);
  });
});
