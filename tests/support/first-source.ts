import { firstRows, firstTables } from '../../src/shared/content/defaults/first-rows.ts';
import type { Endpoint } from '../../src/shared/endpoint.ts';

/** Answers as a project does that holds the first content of a site, and no post. */
export const firstSource: Endpoint = {
  url: 'http://first.example',
  key: '',
  fetch: async (input) => {
    const name = new URL(String(input)).pathname.split('/').at(-1);
    const table = firstTables.find((one) => one === name);
    return Response.json(table ? firstRows(table) : []);
  },
};
