/** The members of a JSON object, none of any other body; the message can still be read. */
export async function jsonBody(message: Request | Response): Promise<object> {
  const body: unknown = await message
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null ? body : {};
}

/** Replaces the body; the length is recomputed. */
export function withBody(response: Response, body: object, status = response.status): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status, headers });
}
