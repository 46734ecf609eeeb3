import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeMark, writeRows } from '../../scripts/content/content-folder.ts';
import { firstRows, firstTables } from '../../src/shared/content/first-content/first-rows.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { startLockedProject } from '../policies/locked-project.ts';
import { aPost } from '../support/posts.ts';
import { command } from './command.ts';

/** What the first business is, does and where, and what a dog groomer in Leeds would say; placeholders are no words. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/Brightwell Cleaning/g, 'Muddy Paws'],
  [/Black Country/g, 'Aire Valley'],
  [/West Midlands/g, 'West Yorkshire'],
  [/Walsall/g, 'Leeds'],
  [/Birmingham/g, 'Bradford'],
  [/Wolverhampton/g, 'Wakefield'],
  [/Dudley/g, 'Morley'],
  [/black-country/g, 'aire-valley'],
  [/west-midlands/g, 'west-yorkshire'],
  [/walsall/g, 'leeds'],
  [/birmingham/g, 'bradford'],
  [/wolverhampton/g, 'wakefield'],
  [/dudley/g, 'morley'],
  [/clean(?!-hours)/g, 'groom'],
  [/Clean/g, 'Groom'],
  [/tenanc/g, 'summer-coat'],
  [/tenant/g, 'owner'],
  [/Tenan(?:cy|t)/g, 'Summer Coat'],
  [/bedroom/g, 'paw'],
  [/carpet/g, 'coat'],
  [/Carpet/g, 'Coat'],
  [/\bWS(?=\d)/g, 'LS'],
  [/\bW?[BV](?=\d+(?:[-,\d ]|$))/g, 'BD'],
  [/\bDY(?=\d)/g, 'WF'],
];

const FIRST_BUSINESS =
  /brightwell|clean|walsall|midlands|birmingham|wolverhampton|dudley|black country|bedroom|tenan|carpet|\bWS\d|\bWV\d/gi;

/** Pictures are replaced as files: what they are called is nothing that anybody reads. */
const PICTURE = /\/(?:assets|pictures)\/[\w-]+\.(?:webp|avif|jpe?g)/g;

function inOtherWords(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.startsWith('/pictures/')) return value;
    return REPLACED.reduce((text, [word, other]) => text.replace(word, other), value);
  }
  if (Array.isArray(value)) return value.map(inOtherWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inOtherWords(one)]));
}

it('a site of another business is made of its content alone', { timeout: 600_000 }, async () => {
  const project = await startLockedProject();
  const folder = mkdtempSync(join(tmpdir(), 'second-business-'));
  try {
    await project.sql('delete from public.blog_categories');
    for (const table of firstTables) {
      writeRows(folder, table, firstRows(table).map(inOtherWords) as Record<string, unknown>[]);
    }
    const post = aPost({ title: 'Brush before you bathe', content: '<p>Start at the tail.</p>' });
    writeRows(folder, 'blog_posts', [
      inOtherWords({ id: crypto.randomUUID(), ...post }) as Record<string, unknown>,
    ]);
    writeMark(folder, { unfinished: false });
    const imported = await command('content-import', ['--from', folder], {
      VITE_SUPABASE_URL: project.url,
      SUPABASE_SECRET_KEY: project.secrets.secretKey,
    });
    expect(imported).toMatchObject({ code: 0 });

    const outDir = join(folder, 'dist');
    const build = spawn('node_modules/.bin/tsx', ['scripts/build.ts', '--outDir', outDir], {
      stdio: 'ignore',
      env: {
        ...process.env,
        VITE_SUPABASE_URL: project.url,
        VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
        VITE_SITE_URL: 'https://www.muddy-paws.example',
      },
    });
    const [code] = (await once(build, 'close')) as [number];
    expect(code).toBe(0);
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:html|json|xml|txt)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(15);
    const found = files.flatMap((file) => {
      const text = readFileSync(join(outDir, file), 'utf8').replace(PICTURE, '');
      return [...text.matchAll(FIRST_BUSINESS)].map(
        ({ index }) => `${file}: …${text.slice(Math.max(0, index - 50), index + 50)}…`,
      );
    });
    expect(found).toEqual([]);
    expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toContain('Muddy Paws');
  } finally {
    await project.close();
    rmSync(folder, { recursive: true });
  }
});
