import { afterAll, describe, expect, it } from 'vitest';
import { anEnquiryRow, type EnquiryRow } from '../support/enquiry-rows.ts';
import { insertRow } from './actions/table.ts';
import { startLockedProject } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

/** Updates as staff and returns the row. */
async function change(id: string, values: Partial<EnquiryRow>): Promise<EnquiryRow> {
  const path = `/rest/v1/enquiries?id=eq.${id}`;
  await project.as('editor', 'PATCH', path, { body: JSON.stringify(values) });
  const [row] = (await project.sql('select * from public.enquiries where id = $1', id)) as [
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
      handled_by: project.users.editor,
      handled_by_email: 'editor@example.com',
    });
    expect(Date.now() - new Date(answered.answered_at ?? 0).getTime()).toBeLessThan(60_000);

    const won = await change(id, { status: 'won', note: 'Starts on Monday' });
    expect(won).toMatchObject({ status: 'won', answered_at: answered.answered_at });
  });

  it('is unanswered again when its status is reset', async () => {
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

  it('that was won keeps that a review was asked for, of nobody twice within a year', async () => {
    await project.sql('delete from public.enquiries');
    const askFor = async (id: string, review_asked_at: string | null = '2020-01-01') => {
      const body = JSON.stringify({ review_asked_at });
      const answer = await project.as('editor', 'PATCH', `/rest/v1/enquiries?id=eq.${id}`, {
        body,
      });
      return `${answer.status} ${await answer.text()}`;
    };
    const won = (values: Partial<EnquiryRow>) =>
      insertRow(project, 'enquiries', () => ({ ...anEnquiryRow({ status: 'won', ...values }) }));
    expect(await askFor(await insert())).toMatch(/^409 .*Only for an enquiry that was won/);
    const first = await won({ email: 'sam@example.com', phone: '07700 900456' });
    expect(await askFor(first)).toMatch(/^20/);
    const [kept] = await project.sql<EnquiryRow>(
      'select * from public.enquiries where id = $1',
      first,
    );
    expect(Date.now() - new Date(kept?.review_asked_at ?? 0).getTime()).toBeLessThan(60_000);
    const again = /^409 .*Asked on \d+ \w+ \d{4}\. Nobody is asked twice within a year\./;
    expect(await askFor(await won({ email: 'SAM@example.com', phone: null }))).toMatch(again);
    expect(await askFor(await won({ email: null, phone: '+44 7700 900456' }))).toMatch(again);
    expect(await askFor(await won({ email: 'else@example.com', phone: null }))).toMatch(/^20/);
    expect(await askFor(first, null)).toMatch(/^20/);
    expect(await askFor(first)).toMatch(/^20/);
    for (const [days, answer] of [
      [360, again],
      [366, /^20/],
    ] as const) {
      await project.backend.database.exec(
        `alter table public.enquiries disable trigger enquiries_keep_review_asked;
         update public.enquiries set review_asked_at = now() - interval '${days} days';
         alter table public.enquiries enable trigger enquiries_keep_review_asked`,
      );
      expect(await askFor(first), `${days} days later`).toMatch(answer);
    }
  });

  it('that nobody could answer is not taken', async () => {
    const row = { ...anEnquiryRow({ email: null, phone: null }) };
    await expect(insertRow(project, 'enquiries', () => row)).rejects.toThrow('enquiries_reachable');
  });
});

const ask = async (name: string, values?: object): Promise<unknown> =>
  (await project.call('editor', name, values)).json();

describe('the figures of a year', () => {
  it('count by London’s weeks and services, jobs won and answers in time', async () => {
    await project.sql('delete from public.enquiries');
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const given = [
      // Answered in time, answered late, late without an answer, still in time, and too long ago.
      { created_at: hoursAgo(40), answered_at: hoursAgo(30), status: 'won' },
      { created_at: hoursAgo(40), answered_at: hoursAgo(10), status: 'lost' },
      { created_at: hoursAgo(40) },
      { created_at: hoursAgo(0.1) },
      { created_at: hoursAgo(24 * 400) },
    ];
    for (const values of given) {
      await insertRow(project, 'enquiries', () => ({ ...anEnquiryRow(values) }));
    }
    const weeks = (await ask('enquiry_figures')) as Record<string, number>[];
    const sum = (name: string) => weeks.reduce((total, week) => total + (week[name] ?? 0), 0);
    expect(['received', 'won', 'in_time', 'late'].map(sum)).toEqual([4, 1, 1, 2]);
    expect(weeks[0]).toMatchObject({ service: 'Home Cleaning' });
    expect(new Date(String(weeks[0]?.week)).getUTCDay()).toBe(1);
  });
});

describe('what is kept of a person', () => {
  const SOMEBODY = { person_email: 'SAM@example.com', person_phone: '+44 (0)7700 900456' };

  it('is found by address and telephone however they are written, and erased', async () => {
    for (const values of [
      { email: 'sam@example.com', phone: null },
      { email: null, phone: '07700 900456' },
      { email: 'somebody.else@example.com', phone: '07700 900457' },
    ]) {
      await insertRow(project, 'enquiries', () => ({ ...anEnquiryRow(values) }));
    }
    const found = (await ask('records_of_person', SOMEBODY)) as { record: EnquiryRow }[];
    expect(found.map(({ record: { email, phone } }) => email ?? phone).sort()).toEqual([
      '07700 900456',
      'sam@example.com',
    ]);
    expect(await ask('erase_person', SOMEBODY)).toMatchObject([{ deleted: 2, stayed: 0 }]);
    expect(await ask('records_of_person', SOMEBODY)).toEqual([]);
  });

  it('is not what came in without an address or a number', async () => {
    await insertRow(project, 'enquiries', () => ({ ...anEnquiryRow({ phone: null }) }));
    await insertRow(project, 'enquiries', () => ({ ...anEnquiryRow({ email: null }) }));
    const nobody = { person_email: '', person_phone: '' };
    expect(await ask('records_of_person', nobody)).toEqual([]);
    expect(await ask('erase_person', nobody)).toMatchObject([{ deleted: 0 }]);
  });
});

it.each([
  ['delete_old_records', [expect.objectContaining({ table: 'enquiries', deleted: 2 })]],
  ['delete_old_enquiries', 2],
])('what is older than a year is deleted by %s, and nothing else', async (name, answer) => {
  await project.sql('delete from public.enquiries');
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  for (const days of [0, 360, 370, 800]) {
    await insertRow(project, 'enquiries', () => ({
      ...anEnquiryRow({ created_at: daysAgo(days) }),
    }));
  }
  expect(await ask(name)).toEqual(answer);
  expect(await project.sql('select 1 from public.enquiries')).toHaveLength(2);
});
