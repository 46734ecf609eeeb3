import { setTimeout } from 'node:timers/promises';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyImportPlan } from '../../scripts/content/apply-import-plan.ts';
import { readContentFolder } from '../../scripts/content/content-folder.ts';
import { exportContent } from '../../scripts/content/export-content.ts';
import { planImport, type ImportPlan } from '../../scripts/content/import-plan.ts';
import { uploadPicture } from '../../scripts/content/pictures.ts';
import { hostedProject, type Project } from '../../scripts/content/project.ts';
import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';
import { contentTables, STAYING_TABLES } from '../../scripts/content/tables.ts';
import { startBackend, type Backend } from '../../supabase/local/backend.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { startLockedProject, type LockedProject } from '../policies/locked-project.ts';
import { foldersDiffer } from './folders-differ.ts';
import { command } from './command.ts';

/** A site written on the embedded backend: the sample posts, their pictures, and one more post. */
let written: { project: Project; backend: Backend; dataDir: string };
/** Its export. */
let folder: string;
/** A hosted project after `supabase db push`: migrated, locked and empty. */
let hosted: LockedProject;
let target: Project;

const DRAFTED = 'blog-images/blog/drafted.webp';

const planOf = (name: string, { tables }: ImportPlan) => tables.find(({ table }) => table === name);

const newFolder = () => mkdtempSync(join(tmpdir(), 'content-'));

beforeAll(async () => {
  const dataDir = newFolder();
  const backend = await startBackend({ dataDir, withSeed: true });
  await backend.database.query(
    `insert into blog_posts (title, excerpt, content, date, category, slug)
     select $1, $2, $3 || image || $4, 'May 14, 2025', 'Deep Cleaning', 'our-own'
     from blog_posts where image <> '/placeholder.svg' limit 1`,
    [
      'Ours & “theirs” – 100%\u00a0😀',
      'Line\r\nbreaks\tand "quotes"',
      '<p>See <a href="https://other.example/storage/v1/object/public/x/y.png">theirs</a> and <img src="',
      '" alt="ours"></p>',
    ],
  );
  await backend.database.query(
    `insert into pages (path, title, sections)
     select '/our-work', 'Our work', jsonb_build_array(jsonb_build_object(
       'id', 'a', 'type', 'gallery', 'pictures', jsonb_build_array(jsonb_build_object('image', image))
     ))
     from blog_posts where image <> '/placeholder.svg' limit 1`,
  );
  await backend.database.query(
    `with above as (
       insert into menu (place, label, href, position)
       values ('header', 'Our work', '/our-work', 'a0') returning id
     )
     insert into menu (place, label, href, position, below)
     select 'header', 'Before and after', '/our-work#after', 'a1', id from above`,
  );
  const project: Project = {
    name: 'the embedded database',
    url: 'http://localhost',
    key: backend.secretKey,
    pictureOrigin: '',
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    close: () => backend.close(),
  };
  const bytes = new Uint8Array(readFileSync('public/pictures/office.webp'));
  await uploadPicture(project, DRAFTED, bytes);
  await backend.database.query(
    `insert into drafts (table_name, record_id, changes, base, publish_at)
     select 'blog_posts', id, jsonb_build_object('image', $1::text),
       jsonb_build_object('image', image, 'content', content), '2999-01-01'
     from blog_posts where slug = 'our-own'`,
    [`/storage/v1/object/public/${DRAFTED}`],
  );
  written = { project, backend, dataDir };
  folder = newFolder();
  await exportContent(project, folder, contentTables);
  hosted = await startLockedProject();
  // Each test begins with an empty project.
  await sql('alter table pages disable trigger pages_keep_site_page');
  target = hostedProject(hosted.url, hosted.secrets.secretKey);
});
afterAll(async () => {
  await hosted.close();
  await written.backend.close();
  for (const path of [written.dataDir, folder]) rmSync(path, { recursive: true });
});

beforeEach(async () => {
  for (const table of ['blog_posts', 'blog_categories', 'pages', 'menu'])
    await sql(`delete from ${table}`);
  await hosted.as('service key', 'DELETE', '/storage/v1/object/blog-images', {
    body: JSON.stringify({ prefixes: picturesOfFolder() }),
  });
});

const picturesOfFolder = () =>
  [...readContentFolder(folder).pictures.keys()].map((path) => path.replace('blog-images/', ''));

async function importFolder(from = folder, project = target, overwrite = false) {
  const content = readContentFolder(from);
  const plan = await planImport(project, content, contentTables);
  const refused = await applyImportPlan(project, content, plan, { overwrite });
  return { plan, refused };
}

const planNow = () => planImport(target, readContentFolder(folder), contentTables);

/** What remains of a plan. */
const left = ({ tables, pictures }: ImportPlan) => ({
  added: tables.flatMap(({ added }) => added).length,
  changed: tables.flatMap(({ changed }) => changed).length,
  pictures: pictures.length,
});

const sql = async (statement: string) => (await hosted.backend.database.query(statement)).rows;

describe('content from an embedded to a hosted project', () => {
  it('is imported with its pictures, and exported again byte for byte', async () => {
    expect((await importFolder()).refused).toEqual([]);

    const [own] = (await sql(`select content, image from blog_posts where slug = 'our-own'`)) as {
      content: string;
    }[];
    const address = /<img src="([^"]+)"/.exec(own?.content ?? '')?.[1] ?? '';
    expect(address.startsWith(`${hosted.url}/storage/v1/object/public/blog-images/blog/`)).toBe(
      true,
    );
    expect((await fetch(address)).headers.get('content-type')).toBe('image/avif');
    expect(own?.content).toContain('href="https://other.example/storage/v1/object/public/x/y.png"');

    const pages = (await (
      await fetch(`${hosted.url}/rest/v1/pages?path=eq./our-work&select=sections`, {
        headers: { apikey: LOCAL_PUBLISHABLE_KEY },
      })
    ).json()) as { sections: { pictures: { image: string }[] }[] }[];
    const picture = pages[0]?.sections[0]?.pictures[0]?.image ?? '';
    expect(picture.startsWith(`${hosted.url}/storage/v1/object/public/blog-images/`)).toBe(true);
    expect((await fetch(picture)).ok).toBe(true);
    const menu = 'select one.label, above.label as below from menu one left join menu above';
    const moved = `${menu} on above.id = one.below where one.href like '/our-work%'`;
    expect(await sql(`${moved} order by one.position`)).toEqual([
      { label: 'Our work', below: null },
      { label: 'Before and after', below: 'Our work' },
    ]);

    const back = newFolder();
    await exportContent(target, back, contentTables);
    expect(foldersDiffer(folder, back)).toEqual([]);
    rmSync(back, { recursive: true });
  });

  it('brings what waits beside a post, with its picture, and it is published there in time', async () => {
    await importFolder();
    const imageOfPost = `select image from blog_posts where slug = 'our-own'`;
    expect(await sql(imageOfPost)).toEqual([{ image: '/placeholder.svg' }]);
    await sql(`update drafts set publish_at = '2026-01-01' where publish_at = '2999-01-01'`);
    await sql('select private.publish_due_drafts()');
    const [{ image = '' } = {}] = (await sql(imageOfPost)) as { image?: string }[];
    expect(image).toBe(`${hosted.url}/storage/v1/object/public/${DRAFTED}`);
    expect((await fetch(image)).headers.get('content-type')).toBe('image/webp');
  });

  it('brought twice changes nothing', async () => {
    await importFolder();
    const before = await sql('select * from blog_posts order by id');
    expect(left(await planNow())).toEqual({ added: 0, changed: 0, pictures: 0 });
    await importFolder();
    expect(await sql('select * from blog_posts order by id')).toEqual(before);
  });

  it('resumes after an interruption at any point', async () => {
    let requests = 0;
    const cut: Project = {
      ...target,
      fetch: (...words) => {
        requests -= 1;
        return requests < 0 ? Promise.reject(new Error('killed')) : fetch(...words);
      },
    };
    for (let limit = 10; ; limit += 5) {
      requests = limit;
      const done = await importFolder(folder, cut).catch((error: Error) => error.message);
      if (typeof done !== 'string') break;
      expect(done).toMatch(/killed/);
    }
    expect(left(await planNow())).toEqual({ added: 0, changed: 0, pictures: 0 });
  });

  it('is exported by the same command after an interruption', async () => {
    const to = newFolder();
    let pictures = 0;
    const cut: Project = {
      ...written.project,
      async fetch(...words) {
        const isPicture = String(words[0]).includes('/storage/');
        if (!isPicture || (pictures += 1) === 1) return written.project.fetch(...words);
        // Once the first one has been written.
        await setTimeout(300);
        throw new Error('killed');
      },
    };
    await expect(exportContent(cut, to, contentTables)).rejects.toThrow('killed');
    await exportContent(written.project, to, contentTables);
    expect(foldersDiffer(folder, to)).toEqual([]);

    // An earlier export can still be imported.
    rmSync(join(to, 'pictures'), { recursive: true });
    await expect(exportContent(cut, to, contentTables)).rejects.toThrow('killed');
    expect(readContentFolder(to).tables).toEqual(readContentFolder(folder).tables);
    rmSync(to, { recursive: true });
  });

  it('overwrites nothing unless asked, and then what differs', async () => {
    await importFolder();
    await sql(`update blog_posts set title = 'Changed there' where slug = 'our-own'`);
    const { plan } = await importFolder();
    expect(planOf('blog_posts', plan)?.changed).toMatchObject([
      { row: { slug: 'our-own' }, columns: ['title'] },
    ]);
    expect(await sql(`select title from blog_posts where slug = 'our-own'`)).toEqual([
      { title: 'Changed there' },
    ]);
    await importFolder(folder, target, true);
    expect(left(await planNow())).toMatchObject({ changed: 0 });
  });

  it('names a post with a taken address and a refused row, and imports the rest', async () => {
    const deep = firstRows('blog_categories').at(-1);
    await sql(
      `insert into blog_categories (id, name, position) values ('${deep?.id}', 'Deep Cleaning', 'a6')`,
    );
    await sql(
      `insert into blog_posts (title, excerpt, content, date, category, slug)
       values ('Another', 'x', 'x', 'May 1, 2025', 'Deep Cleaning', 'our-own')`,
    );
    const spoilt = newFolder();
    cpSync(folder, spoilt, { recursive: true });
    const file = join(spoilt, 'blog_posts.json');
    const rows = JSON.parse(readFileSync(file, 'utf8')) as { slug: string; category: string }[];
    const bad = rows.find(({ slug }) => slug !== 'our-own');
    if (bad) bad.category = 'No such category';
    writeFileSync(file, JSON.stringify(rows));

    const { plan, refused } = await importFolder(spoilt);
    expect(planOf('blog_posts', plan)?.taken).toMatchObject([{ slug: 'our-own' }]);
    expect(refused).toEqual([
      expect.stringContaining(`"${bad?.slug}"`),
      expect.stringMatching(/^drafts .+: The record has been deleted/),
    ]);
    expect(await sql('select count(*)::int from blog_posts')).toEqual([{ count: rows.length - 1 }]);
    rmSync(spoilt, { recursive: true });
  });

  it('names a page whose address is another’s there, before anything is written', async () => {
    await sql(`insert into pages (path, title) values ('/our-work', 'Written there')`);
    const plan = await planNow();
    const pages = plan.tables.find(({ table }) => table === 'pages');
    expect(pages?.added.map(({ path }) => path)).not.toContain('/our-work');
    expect(pages).toMatchObject({ taken: [{ path: '/our-work' }] });
    expect((await importFolder()).refused).toEqual([]);
  });

  it('follows a post that has been given another address, and refuses nothing', async () => {
    await importFolder();
    const { database } = written.backend;
    await database.query(`update blog_posts set slug = 'moved' where slug = 'our-own'`);
    const renamed = newFolder();
    await exportContent(written.project, renamed, contentTables);
    await database.query(`update blog_posts set slug = 'our-own' where slug = 'moved'`);

    expect((await importFolder(renamed, target, true)).refused).toEqual([]);
    const former = `select blog_posts.slug from moved_addresses join blog_posts on id = post_id
      where moved_addresses.slug = 'our-own'`;
    expect(await sql(former)).toEqual([{ slug: 'moved' }]);
    expect((await importFolder(renamed)).plan.tables.flatMap(({ changed }) => changed)).toEqual([]);
    rmSync(renamed, { recursive: true });
  });

  it('starts with all pictures and rows to bring', async () => {
    const { added, pictures } = left(await planNow());
    expect(added).toBeGreaterThan(10);
    expect(pictures).toBeGreaterThan(5);
  });

  it('is moved by the commands of docs/moving-content.md', async () => {
    const env = { VITE_SUPABASE_URL: hosted.url, SUPABASE_SECRET_KEY: hosted.secrets.secretKey };
    const words = ['--from', folder];

    const dry = await command('content-import', [...words, '--dry-run'], env);
    expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('+ "our-own"') });
    expect(await sql('select * from blog_posts')).toEqual([]);

    const done = await command('content-import', words, env);
    expect(done).toMatchObject({ code: 0, output: expect.stringMatching(/Done\.\s*$/) });

    const back = newFolder();
    await command('content-export', ['--to', back, '--with-personal-data'], env);
    expect(foldersDiffer(folder, back)).toEqual([]);
    rmSync(back, { recursive: true });
  }, 120_000);
});

it('an enquiry of an earlier backup comes without the account that answered it', async () => {
  const table = contentTables.find(({ key, personal }) => key === 'id' && personal);
  const row = { id: '1', name: 'Sam', handled_by: '00000000-0000-4000-8000-000000000001' };
  const content = { tables: new Map([['enquiries', [row]]]), pictures: new Map() };
  const { tables } = await planImport(target, content, table ? [table] : []);
  expect(tables).toMatchObject([{ table: 'enquiries', added: [{ id: '1', name: 'Sam' }] }]);
  expect(tables[0]?.added[0]).not.toHaveProperty('handled_by');
});

it('hours, numbers and addresses come as a form would send them', async () => {
  const row = {
    id: '1',
    phone: '(0121)\u00a0496–0557',
    email: ' hello@example.com',
    postcode: 'ws31aa',
    opening_hours: {
      monday: '8am-noon',
      friday: '8pm-2am',
      saturday: '24 hours',
      sunday: 'Closed',
    },
  };
  const company = contentTables.filter(({ table }) => table === 'company');
  const content = { tables: new Map([['company', [row]]]), pictures: new Map() };
  const { tables } = await planImport(target, content, company);
  expect(tables[0]?.added).toEqual([
    {
      id: '1',
      phone: '(0121) 496-0557',
      email: 'hello@example.com',
      postcode: 'WS3 1AA',
      opening_hours: expect.objectContaining({
        monday: '8:00-12:00',
        friday: '20:00-02:00',
        saturday: '0:00-24:00',
        sunday: null,
      }) as object,
    },
  ]);
});

it('no row takes along an account, which the other project does not have', async () => {
  const columns = (await sql(
    `select relname as table, attname as column from pg_constraint
     join pg_class on pg_class.oid = conrelid
     join pg_attribute on attrelid = conrelid and attnum = any (conkey)
     where contype = 'f' and confrelid = 'auth.users'::regclass`,
  )) as { table: string; column: string }[];
  expect(columns.length).toBeGreaterThan(0);
  const taken = columns.filter(({ table, column }) =>
    contentTables.some((one) => one.table === table && !one.computed?.includes(column)),
  );
  expect(taken, 'name them among the computed columns of scripts/content/tables.ts').toEqual([]);
});

it('every table of the database is either moved or listed as staying', async () => {
  const tables = (await sql(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as { name: string }[];
  const decided = [...contentTables.map(({ table }) => table), ...STAYING_TABLES];
  expect(
    tables.map(({ name }) => name).filter((name) => !decided.includes(name)),
    'decide in scripts/content/tables.ts whether these move',
  ).toEqual([]);
});
