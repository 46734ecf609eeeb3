import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeUnfinishedUploads } from './file-storage.ts';

it('what a killed upload has left is removed, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storage-'));
  const pictures = join(folder, 'blog-images/blog');
  mkdirSync(pictures, { recursive: true });
  const whole = ['a.png', 'a.png.head.json', 'b.tmp', 'b.tmp.head.json'];
  const unfinished = [
    `c.png.${crypto.randomUUID()}.tmp`,
    `c.png.head.json.${crypto.randomUUID()}.tmp`,
    'd.png.head.json',
  ];
  for (const name of [...whole, ...unfinished]) writeFileSync(join(pictures, name), '');
  removeUnfinishedUploads(folder);
  expect(readdirSync(pictures)).toEqual(whole);
  removeUnfinishedUploads(join(folder, 'not-made-yet'));
  rmSync(folder, { recursive: true });
});
