import { describe, expect, it } from 'vitest';
import { differingColumns, givenRow, portableRow } from './portable-row.ts';

const EMBEDDED = { pictureOrigin: '' };

describe('a portable row', () => {
  it('is the same from both backends', () => {
    const hosted = { pictureOrigin: 'https://abcdefgh.supabase.co' };
    const address = '/storage/v1/object/public/team/a.png';
    const one = portableRow(
      {
        name: 'Ann',
        created_at: '2025-05-14T08:40:00.5+00:00',
        image: hosted.pictureOrigin + address,
      },
      hosted,
    );
    const other = portableRow(
      { image: address, created_at: '2025-05-14 08:40:00.5+00', name: 'Ann' },
      EMBEDDED,
    );
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });

  it('keeps a text that looks like a time, and pictures inside JSON', () => {
    const row = {
      title: '2025-05-14 08:40:00+00',
      blocks: [{ image: 'http://localhost:5173/storage/v1/object/public/a/b.png', width: 3 }],
    };
    expect(portableRow(row, EMBEDDED)).toEqual({
      title: '2025-05-14 08:40:00+00',
      blocks: [{ image: '/storage/v1/object/public/a/b.png', width: 3 }],
    });
  });

  it('leaves invalid numbers and times to the database', () => {
    const row = { amount: 'abc', least: '', sent_at: 'soon' };
    expect(givenRow(row, { numbers: ['amount', 'least'] })).toEqual(row);
  });

  it('ignores server times and further columns', () => {
    const coming = { id: '1', title: 'A', updated_at: '2025-01-01T00:00:00+00:00' };
    const there = { ...coming, updated_at: '2026-01-01T00:00:00+00:00', image_alt: '' };
    expect(differingColumns(coming, there)).toEqual([]);
    expect(differingColumns({ ...coming, title: 'B' }, there)).toEqual(['title']);
  });
});
