import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { textsIn } from '../../src/shared/map-nested.ts';
import { UserError } from '../../supabase/user-error.ts';
import { readContentFolder } from '../../scripts/content/content-folder.ts';
import { rowForProject } from '../../scripts/content/portable-row.ts';
import { isPictureName } from '../../scripts/content/storage-address.ts';
import { contentTables } from '../../scripts/content/tables.ts';
import { anything } from './any-text.ts';
import { FUZZ, FUZZ_TIMEOUT_MS } from './fuzz.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tables = contentTables.map(({ table }) => table);
const aPicture = fc.oneof(
  fc.constantFrom(
    'blog-images/blog/a.webp',
    'blog-images/blog/0a1b2c3d-1111-4222-8333-123456789abc.webp',
    'blog-images/%2e%2e/x.png',
    '../../precious.txt',
    'C:\\x',
  ),
  fc.string({ maxLength: 20 }),
);
const mark = fc.record({ format: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, anything) });
const aValue = fc.oneof(
  anything,
  aPicture.map((path) => `/storage/v1/object/public/${path}`),
);
const rows = fc.oneof(
  fc.array(fc.oneof(fc.dictionary(fc.string({ maxLength: 8 }), aValue), anything), {
    maxLength: 4,
  }),
  anything,
);

describe('a folder of content', { timeout: FUZZ_TIMEOUT_MS }, () => {
  it('is read, or refused in a sentence, whatever its files hold', () => {
    fc.assert(
      fc.property(fc.oneof(mark, anything), rows, (said, content) => {
        writeFileSync(join(folder, 'content.json'), JSON.stringify(said));
        for (const table of tables) {
          writeFileSync(join(folder, `${table}.json`), JSON.stringify(content));
        }
        try {
          const read = readContentFolder(folder);
          for (const [table, found] of read.tables) {
            expect(tables).toContain(table);
            for (const row of found)
              textsIn(rowForProject(row, { pictureOrigin: 'https://a.example' }));
          }
          for (const name of read.pictures.keys()) expect(isPictureName(name), name).toBe(true);
        } catch (error) {
          if (!(error instanceof UserError)) throw error;
          expect(error.message).toMatch(/\w \w+ \w/);
        }
      }),
      { ...FUZZ, numRuns: Math.ceil((FUZZ.numRuns ?? 0) / 5) },
    );
  });
});
