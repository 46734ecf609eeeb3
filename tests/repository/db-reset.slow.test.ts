import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('a fresh database takes nothing from its folder but the former one', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'db-reset-'));
  try {
    writeFileSync(join(dataDir, 'notes.txt'), 'mine');
    writeFileSync(join(dataDir, 'secrets.json'), '{}');
    const { status, stderr } = spawnSync(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'scripts/db-reset.ts'],
      { encoding: 'utf8', timeout: 60_000, env: { ...process.env, SUPABASE_LOCAL_DIR: dataDir } },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(readFileSync(join(dataDir, 'notes.txt'), 'utf8')).toBe('mine');
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toContain('jwtSecret');
    expect(existsSync(join(dataDir, 'db'))).toBe(true);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
