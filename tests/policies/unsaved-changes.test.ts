import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { startLockedProject } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

const keep = (form: string, changes: object = {}) =>
  project.as('author', 'POST', '/rest/v1/unsaved_changes?on_conflict=user_id,id', {
    headers: { prefer: 'resolution=merge-duplicates' },
    body: JSON.stringify({ id: randomUUID(), form, changes }),
  });

async function forms(): Promise<string[]> {
  const response = await project.as('author', 'GET', '/rest/v1/unsaved_changes?select=form');
  return ((await response.json()) as { form: string }[]).map(({ form }) => form);
}

it('the newest fifty of a person are kept, for thirty days', async () => {
  const { database } = project.backend;
  await keep('too old');
  await database.exec(`
    alter table public.unsaved_changes disable trigger unsaved_changes_limit;
    update public.unsaved_changes set saved_at = now() - interval '31 days';
    alter table public.unsaved_changes enable trigger unsaved_changes_limit;`);
  for (let number = 0; number < 52; number++) await keep(`form ${number}`);
  const kept = await forms();
  expect(kept).toHaveLength(50);
  expect(kept).toContain('form 51');
  for (const gone of ['too old', 'form 0', 'form 1']) expect(kept).not.toContain(gone);
});

it('what is endless is refused', async () => {
  expect((await keep('long', { text: 'x'.repeat(600_001) })).ok).toBe(false);
});

it('is deleted with its enquiry, for every author', async () => {
  const { database } = project.backend;
  const { rows } = await database.query<{ id: string }>(
    `insert into public.enquiries (reference, idempotency_key, name, email, message, source)
     values ('TEST-1', gen_random_uuid(), 'Priya', 'priya@example.com', 'Hello', 'contact') returning id`,
  );
  const form = `enquiries/${rows[0]?.id}`;
  await keep(form);
  expect(await forms()).toContain(form);
  await database.query('delete from public.enquiries where id = $1', [rows[0]?.id]);
  expect(await forms()).not.toContain(form);
});
