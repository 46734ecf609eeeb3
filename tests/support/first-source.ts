import { firstRows, firstTables } from '../../src/shared/content/first-content/first-rows.ts';
import type { Endpoint } from '../../src/shared/supabase.ts';

/** Answers as a project does that holds the first content of a site, and no post. */
export const firstSource: Endpoint = {
  url: 'http://first.example',
  key: '',
  fetch: async (input) => {
    const name = new URL(String(input)).pathname.split('/').at(-1);
    const table = firstTables.find((one) => one === name);
    if (name === 'served_areas') return Response.json(servedAreas());
    return Response.json(table ? firstRows(table) : []);
  },
};

/** As the function of the database answers. */
const servedAreas = () =>
  firstRows('areas').map((area) => ({ ...area, as_said: area.as_said ?? area.name }));
