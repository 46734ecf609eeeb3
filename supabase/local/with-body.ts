/** An answer with another body, or with none; its length is found anew. */
export function withBody(
  response: Response,
  body: object | null,
  status = response.status,
): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(body && JSON.stringify(body), { status, headers });
}
