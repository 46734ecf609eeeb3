import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { encodeUploads, IN_POSTS } from './encode-uploads.ts';

const BACKEND = 'https://abcdefgh.supabase.co';
const BUCKET = '/storage/v1/object/public/blog-images/blog/';
const upload = (number: number, extension = 'jpg') =>
  `${BUCKET}00000000-0000-4000-8000-${String(number).padStart(12, '0')}.${extension}`;

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

const caches = mkdtempSync(join(tmpdir(), 'post-pictures-'));
afterAll(() => rmSync(caches, { recursive: true }));

/** Encodes what a backend holds; says what was made, and in which sizes. */
async function encode(
  images: readonly string[],
  held: Record<string, Buffer>,
  cache = mkdtempSync(join(caches, 'cache-')),
  { isOver = () => false, version }: { isOver?: () => boolean; version?: string } = {},
) {
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  const source = {
    url: BACKEND,
    version,
    key: 'public',
    fetch: (input: string | URL | Request) => {
      const address = input instanceof Request ? input.url : String(input);
      asked.push(address);
      const bytes = held[address.replace(BACKEND, '')];
      return Promise.resolve(
        new Response(bytes && new Uint8Array(bytes), { status: bytes ? 200 : 404 }),
      );
    },
  };
  const built = await encodeUploads(
    images,
    IN_POSTS,
    source,
    (file, bytes) => void files.set(file, bytes),
    cache,
    isOver,
  );
  const sizes: string[] = [];
  const social: string[] = [];
  for (const [file, bytes] of files) {
    const { format, width, height, exif } = await sharp(bytes).metadata();
    const isSocial = file.endsWith('-social.jpg');
    expect([file, format, exif]).toEqual([file, isSocial ? 'jpeg' : 'heif', undefined]);
    (isSocial ? social : sizes).push(`${width}×${height}`);
  }
  return { built, files, asked, sizes, social, cache };
}

afterEach(() => vi.restoreAllMocks());

describe('the pictures of posts', () => {
  it('are encoded in the widths that pages show, never wider than they are', async () => {
    const [large, small] = [upload(1), upload(2, 'png')];
    const { built, files, sizes } = await encode([large, small], {
      [large]: await blank(2000, 1000).jpeg().toBuffer(),
      [small]: await blank(600, 600).png().toBuffer(),
    });
    expect(built).toEqual({ [large]: [480, 800, 1280], [small]: [480, 600] });
    expect(files.has('/assets/00000000-0000-4000-8000-000000000001-800.avif')).toBe(true);
    expect(sizes.sort()).toEqual(['1280×640', '480×240', '480×480', '600×600', '800×400']);
  });

  it('are made as social networks show them, also of what is large or WebP', async () => {
    const [large, webp] = [upload(1), upload(2, 'webp')];
    const held = {
      [large]: await blank(2400, 1600).jpeg().toBuffer(),
      [webp]: await blank(600, 900).webp().toBuffer(),
    };
    const { files, social } = await encode([large, webp], held);
    expect(social).toEqual(['1200×630', '1200×630']);
    expect(files.has('/assets/00000000-0000-4000-8000-000000000002-social.jpg')).toBe(true);
  });

  it('stand upright, and say nothing of where they were taken', async () => {
    const image = upload(1);
    const lying = blank(900, 600).withExif({ IFD3: { GPSLatitude: '52/1 35/1 0/1' } });
    const { sizes } = await encode([image], {
      [image]: await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    });
    expect(sizes).toEqual(['480×720', '600×900']);
  });

  it('stay as they are when they move, are elsewhere or were not uploaded by the admin', async () => {
    const frames = [
      await blank(600, 300).png().toBuffer(),
      await blank(600, 300).negate().png().toBuffer(),
    ];
    const moving = upload(1, 'webp');
    const { built, asked } = await encode(
      [
        moving,
        upload(2, 'gif'),
        '/placeholder.svg',
        '',
        `https://elsewhere.example${upload(3)}`,
        `https://[${upload(4)}`,
        `${BUCKET}own-name.jpg`,
      ],
      {
        [moving]: await sharp(frames, { join: { animated: true } })
          .webp({ loop: 0 })
          .toBuffer(),
      },
    );
    expect(built).toEqual({});
    expect(asked).toEqual([BACKEND + moving]);
  });

  it('stay as they are when they cannot be read, and the build goes on', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const [missing, broken, good] = [upload(1), upload(2), upload(3)];
    const { built } = await encode([missing, broken, good], {
      [broken]: Buffer.from('not a picture'),
      [good]: await blank(480, 270).jpeg().toBuffer(),
    });
    expect(built).toEqual({ [good]: [480] });
    expect(warn.mock.calls.map(([line]) => String(line))).toEqual([
      expect.stringContaining(
        `${missing} stays as it was uploaded: Error: the backend answered 404`,
      ),
      expect.stringContaining(`${broken} stays as it was uploaded`),
    ]);
  });

  it('are all encoded, and those that the time does not do for by a later build', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const picture = await blank(8, 8).jpeg().toBuffer();
    const images = Array.from({ length: 70 }, (_, index) => upload(index));
    const held = Object.fromEntries(images.map((image) => [image, picture]));
    let asked = 0;
    const first = await encode(images, held, undefined, { isOver: () => (asked += 1) > 40 });
    expect(Object.keys(first.built).sort()).toEqual(images.slice(0, 40));
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^30 pictures .* a later build\.$/));
    const later = await encode(images, held, first.cache);
    expect(Object.keys(later.built)).toHaveLength(70);
    const afterwards = await encode(images, held, first.cache, { isOver: () => true });
    expect(Object.keys(afterwards.built)).toHaveLength(70);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('are fetched and encoded once', async () => {
    const image = upload(1);
    const held = { [image]: await blank(600, 300).jpeg().toBuffer() };
    const { files, built, cache } = await encode([image], held);
    const again = await encode([image], {}, cache);
    expect(again.files).toEqual(files);
    expect(again.built).toEqual(built);
  });

  it('are encoded again where another has taken the address of one, as a developer may', async () => {
    const image = upload(1);
    const held = async (width: number) => ({
      [image]: await blank(width, 300).jpeg().toBuffer(),
    });
    const { cache } = await encode([image], await held(600), undefined, { version: '1' });
    const { built } = await encode([image], await held(500), cache, { version: '2' });
    expect(built).toEqual({ [image]: [480, 500] });
  });

  it('are encoded again where the disk was full while their note was written', async () => {
    const image = upload(1);
    const held = { [image]: await blank(600, 300).jpeg().toBuffer() };
    const { built, cache } = await encode([image], held);
    const notes = readdirSync(cache).filter((name) => name.endsWith('.json'));
    expect(notes).toHaveLength(1);
    for (const note of notes) writeFileSync(join(cache, note), '');
    expect((await encode([image], held, cache)).built).toEqual(built);
  });
});
