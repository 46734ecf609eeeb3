import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { afterAll, describe, expect, it } from 'vitest';
import { copyEmptyCluster } from './empty-cluster.ts';

const folder = mkdtempSync(join(tmpdir(), 'empty-cluster-'));
// Eighty megabytes, which a busy machine takes a while to remove.
afterAll(() => rmSync(folder, { recursive: true }), 60_000);

const makesNone = () => Promise.reject(new Error('Made once more'));

describe('an empty cluster', () => {
  it('is made once and copied from then on', async () => {
    await copyEmptyCluster(join(folder, 'first'), createPgliteConnection);
    await copyEmptyCluster(join(folder, 'second'), makesNone);
    expect(existsSync(join(folder, 'second', 'PG_VERSION'))).toBe(true);
  });

  it('leaves a database that is there alone, and nothing half-made where none can be kept', async () => {
    const before = readdirSync(join(folder, 'first'));
    await copyEmptyCluster(join(folder, 'first'), makesNone);
    await copyEmptyCluster(join(folder, 'third'), makesNone, join(folder, 'no-such-cache'));
    expect(readdirSync(join(folder, 'first'))).toEqual(before);
    expect(readdirSync(folder)).toEqual(['first', 'second']);
  });
});
