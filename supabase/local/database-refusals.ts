import { withBody } from './with-body.ts';

/** What of the package's "500 SUP" PostgREST, and so a hosted project, answers with 400 and a code of Postgres' own. */
const REFUSALS: readonly (readonly [code: string, message: RegExp])[] = [
  // A violated check constraint, by which the admin finds its sentence.
  ['23514', /error: (.*violates check constraint .*)/s],
  // A list or an object where a text is wanted, and the like; said by PGlite, before Postgres sees it.
  ['22P02', /Error: (Invalid input for \w+ type)/],
];

/** The answer as a hosted project would have refused; other answers pass unchanged. */
export async function withDatabaseRefusals(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.status !== 500) return response;
  const text = messageOf(await response.clone().text());
  for (const [code, pattern] of REFUSALS) {
    const [, message] = pattern.exec(text) ?? [];
    if (!message) continue;
    return withBody(response, { code, details: null, hint: null, message }, 400);
  }
  return response;
}

function messageOf(body: string): string {
  try {
    const { message = '' } = JSON.parse(body) as { message?: unknown };
    return String(message);
  } catch {
    return '';
  }
}
