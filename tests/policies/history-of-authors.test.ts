import { afterAll, expect, it } from 'vitest';
import { startLockedProject, type Caller } from './locked-project.ts';

/** Tables with `authors: 'own drafts'`, such as posts and pages. */
const project = await startLockedProject();
afterAll(() => project.close());

await project.sql(`create table public.tips (
  id uuid primary key default gen_random_uuid(), title text, author_id uuid, published_at timestamptz
)`);
await project.sql(`create trigger tips_keep_revisions after insert or update or delete on public.tips
  for each row execute function private.keep_revision()`);

const deletions = async (caller: Caller) =>
  (await (
    await project.as(caller, 'GET', '/rest/v1/revisions?operation=eq.delete&select=id')
  ).json()) as { id: number }[];

const restore = (caller: Caller, revision: number | undefined) =>
  project.call(caller, 'restore_deleted', { revision });

it('an author restores a deleted draft of their own; nobody else’s', async () => {
  await project.sql(
    `insert into public.tips (title, author_id) values ('Theirs', $1), ('An editor’s', $2)`,
    ...[project.users.author, project.users.editor],
  );
  await project.sql('delete from public.tips');
  const [own, ...others] = await deletions('author');
  expect(others).toEqual([]);
  expect((await restore('author', own?.id)).status).toBe(200);
  for (const { id } of await deletions('editor')) await restore('author', id);
  expect(await project.sql('select title from public.tips')).toEqual([{ title: 'Theirs' }]);
});

it('what was published comes back by an editor, which an author is told', async () => {
  await project.sql(
    `insert into public.tips (title, author_id, published_at) values ('Read by all', $1, now())`,
    project.users.author,
  );
  await project.sql(`delete from public.tips where title = 'Read by all'`);
  const id = Math.max(...(await deletions('author')).map((one) => one.id));
  const refusal = await restore('author', id);
  expect(refusal.status).toBe(403);
  expect(await refusal.json()).toMatchObject({
    message: 'Only an editor can bring this record back',
  });
  expect((await restore('editor', id)).status).toBe(200);
});
