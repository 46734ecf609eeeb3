import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { services } from '../../src/content-types/services.ts';
import type { teamMembers } from '../../src/content-types/team-members.ts';
import type { Readable } from '../../src/schema/readable.ts';
import type { RowsByTable } from '../../src/shared/content/content-store.ts';
import { firstSource } from '../../tests/support/first-source.ts';
import { readPublished } from '../content-source.ts';
import { encodeContentPictures } from './content-pictures.ts';

const BACKEND = 'https://abcdefgh.supabase.co';
const FOLDER = `${BACKEND}/storage/v1/object/public/content-images/content`;
const ROOM = `${FOLDER}/00000000-0000-4000-8000-000000000001.jpg`;
const STREET = `${FOLDER}/00000000-0000-4000-8000-000000000003.jpg`;
const FACE = `${FOLDER}/00000000-0000-4000-8000-000000000002.png`;

it('uploaded pictures are encoded in the sizes and the shape of their place, the site’s own left as they are', async () => {
  const rowsWith = async () => {
    const { rows } = await readPublished(firstSource, {}, '');
    const [service] = rows.services as Readable<typeof services>[];
    const [person] = rows.team_members as Readable<typeof teamMembers>[];
    Object.assign(service ?? {}, { image: { src: ROOM, alt: '' } });
    Object.assign(person ?? {}, { image: { src: FACE, alt: '' } });
    const areas = [{ name: 'Dudley', pictures: [{ src: STREET, alt: '' }] }];
    return { ...rows, areas } as unknown as {
      services: Readable<typeof services>[];
      testimonials: unknown[];
    };
  };
  const before = await rowsWith();
  const encoded = await rowsWith();
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
    { rows: encoded as unknown as RowsByTable },
    source,
    (file, bytes) => void files.set(file, bytes),
    cache,
  );
  rmSync(cache, { recursive: true });

  const sizes = await Promise.all(
    [...files.values()].map(async (bytes) => {
      const { width, height } = await sharp(bytes).metadata();
      return `${width}×${height}`;
    }),
  );
  const [service, area, person] = [
    ['480×320', '800×533', '1200×800'],
    ['480×240', '800×400', '1200×600'],
    ['320×320', '640×640'],
  ];
  expect(sizes).toEqual([service, area, person].flat());

  const [room] = encoded.services;
  if (!room?.image) throw new Error('it keeps its picture');
  expect(room.image.src).toBe(ROOM);
  expect([...files.keys()].every((file) => JSON.stringify(encoded).includes(file))).toBe(true);
  expect(encoded.services.slice(1)).toEqual(before.services.slice(1));
  expect(encoded.testimonials).toEqual(before.testimonials);
});
