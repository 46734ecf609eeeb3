/**
 * The package answers a violated check constraint with "500 SUP"; PostgREST, and so a hosted project, with 400 and
 * Postgres' own code, by which the admin finds its sentence. Other answers pass unchanged.
 */
export async function withCheckViolations(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.status !== 500) return response;
  const text = await response.clone().text();
  const [, message] =
    /"error: ((?:[^"\\]|\\.)*violates check constraint (?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  if (!message) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const refusal = { code: '23514', details: null, hint: null, message: JSON.parse(`"${message}"`) };
  return new Response(JSON.stringify(refusal), { status: 400, headers });
}
