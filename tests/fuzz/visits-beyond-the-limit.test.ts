import { afterAll, expect, it } from 'vitest';
import { startLockedProject } from '../policies/locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

it('visits beyond 600 a minute are answered, and not counted', async () => {
  await project.sql(`insert into public.pages (path, title) values ('/', 'Home')`);
  await project.sql(`update private.visit_limits set minute = now() + interval '1 hour'`);
  const visit = { event: 'visit', path: '/', source: 'google', device: 'touch' };
  for (let sent = 0; sent < 800; sent += 100) {
    const calls = Array.from({ length: 100 }, () => project.call('visitor', 'count_visit', visit));
    expect((await Promise.all(calls)).filter(({ status }) => status !== 204)).toEqual([]);
  }
  expect(await project.sql('select n from private.visit_counts')).toEqual([{ n: 600 }]);
});
