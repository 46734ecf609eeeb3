import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contentDefaults } from '../../src/shared/content/defaults/content-defaults.ts';
import { siteContentOf } from '../../src/shared/content/site-content-of.ts';
import { contentPicture } from '../../src/site/pictures/content-picture.ts';
import { encodeContentPictures } from './content-pictures.ts';
import { pictureCache } from './picture-cache.ts';

const BACKEND = 'https://abcdefgh.supabase.co';
const FOLDER = `${BACKEND}/storage/v1/object/public/content-images/content`;
const ROOM = `${FOLDER}/00000000-0000-4000-8000-000000000001.jpg`;
const FACE = `${FOLDER}/00000000-0000-4000-8000-000000000002.png`;

it('uploaded pictures are encoded in the sizes and the shape of their place, the site’s own left as they are', async () => {
  const [service, ...services] = contentDefaults.services;
  const [person, ...team] = contentDefaults.team_members;
  if (!service || !person) throw new Error('the site has services and people');
  const rows = {
    ...contentDefaults,
    services: [{ ...service, image: ROOM }, ...services],
    team_members: [{ ...person, image: FACE }, ...team],
  };
  const { content } = siteContentOf(rows, 'off');
  const { content: encoded } = siteContentOf(rows, 'off');
  const upload = await sharp({
    create: { width: 2000, height: 1000, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer();
  const source = {
    url: BACKEND,
    key: 'public',
    fetch: () => Promise.resolve(new Response(new Uint8Array(upload))),
  };
  const files = new Map<string, Buffer>();
  const cache = mkdtempSync(join(tmpdir(), 'content-pictures-'));
  await encodeContentPictures(
    { content: encoded, rows: {} },
    source,
    (file, bytes) => void files.set(file, bytes),
    (folder = '') => pictureCache(join(cache, basename(folder))),
  );
  rmSync(cache, { recursive: true });

  const sizes = await Promise.all(
    [...files.values()].map(async (bytes) => {
      const { width, height } = await sharp(bytes).metadata();
      return `${width}×${height}`;
    }),
  );
  expect(sizes).toEqual(['480×320', '800×533', '1200×800', '320×320', '640×640']);

  const [room] = encoded.services;
  if (!room?.picture) throw new Error('it keeps its picture');
  expect(contentPicture(room.picture, {}, 'photo')).toEqual({
    sources: { avif: room.picture.avif },
    img: { src: ROOM, w: 1200, h: 800 },
  });
  expect([...files.keys()].every((file) => JSON.stringify(encoded).includes(file))).toBe(true);
  expect(encoded.services.slice(1)).toEqual(content.services.slice(1));
  expect(encoded.testimonials).toEqual(content.testimonials);
});
