/**
 * Where sign-up is closed, GoTrue sends a one-time code to known addresses only; the package makes a confirmed account
 * for any address unless the request itself says no.
 */
export async function withoutSignUpByCode(request: Request): Promise<Request> {
  // Encoded letters lead to the same place.
  const path = decodeURI(new URL(request.url).pathname);
  if (request.method !== 'POST' || path !== '/auth/v1/otp') return request;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null) return request;
  const { url, method } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(url, {
    method,
    headers,
    body: JSON.stringify({ ...body, create_user: false }),
  });
}
