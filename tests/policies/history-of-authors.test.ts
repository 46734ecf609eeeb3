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

it('an author restores a deleted draft of their own; nobody else’s', async () => {
  await project.sql(
    `insert into public.tips (title, author_id) values ('Theirs', $1), ('An editor’s', $2)`,
    ...[project.users.author, project.users.editor],
  );
  await project.sql('delete from public.tips');
  const [own, ...others] = await deletions('author');
  expect(others).toEqual([]);
  expect((await project.call('author', 'restore_deleted', { revision: own?.id })).status).toBe(200);
  for (const { id } of await deletions('editor')) {
    await project.call('author', 'restore_deleted', { revision: id });
  }
  expect(await project.sql('select title from public.tips')).toEqual([{ title: 'Theirs' }]);
});
