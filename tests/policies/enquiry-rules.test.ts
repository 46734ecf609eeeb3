import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEnquiryRow, type EnquiryRow } from '../support/enquiry-rows.ts';
import { rows } from './actions/action.ts';
import { insertRow } from './actions/table.ts';
import { startLockedProject, type LockedProject } from './locked-project.ts';

let project: LockedProject;

beforeAll(async () => {
  project = await startLockedProject();
});
afterAll(() => project.close());

/** What staff change of an enquiry, and the row as it is then. */
async function change(id: string, values: Partial<EnquiryRow>): Promise<EnquiryRow> {
  const path = `/rest/v1/enquiries?id=eq.${id}`;
  await project.as('staff', 'PATCH', path, { body: JSON.stringify(values) });
  const [row] = (await rows(project, 'select * from public.enquiries where id = $1', id)) as [
    EnquiryRow,
  ];
  return row;
}

const insert = () => insertRow(project, 'enquiries', () => ({ ...anEnquiryRow() }));

describe('an enquiry', () => {
  it('notes when and by whom it was first answered', async () => {
    const id = await insert();
    const answered = await change(id, { status: 'answered' });
    expect(answered).toMatchObject({
      handled_by: project.users.staff,
      handled_by_email: 'staff@example.com',
    });
    expect(Date.now() - new Date(answered.answered_at ?? 0).getTime()).toBeLessThan(60_000);

    const won = await change(id, { status: 'won', note: 'Starts on Monday' });
    expect(won).toMatchObject({ status: 'won', answered_at: answered.answered_at });
  });

  it('is unanswered again when its status goes back', async () => {
    const id = await insert();
    await change(id, { status: 'lost' });
    expect(await change(id, { status: 'new' })).toMatchObject({
      answered_at: null,
      handled_by: null,
      handled_by_email: null,
    });
  });

  it.each<[string, Partial<EnquiryRow>]>([
    ['a status that there is not', { status: 'maybe' }],
    ['a note without an end', { note: 'x'.repeat(5001) }],
    ['another time of arrival', { created_at: '2020-01-01T00:00:00Z', note: 'moved' }],
  ])('refuses %s', async (_what, values) => {
    const before = await change(await insert(), { note: 'first' });
    const after = await change(before.id, values);
    expect(after).toMatchObject({ status: 'new', created_at: before.created_at });
  });

  it('that nobody could answer is not taken', async () => {
    const row = { ...anEnquiryRow({ email: null, phone: null }) };
    await expect(insertRow(project, 'enquiries', () => row)).rejects.toThrow('enquiries_reachable');
  });
});
