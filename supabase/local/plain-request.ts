/** What of an auth request's body is a text wherever it stands (GoTrue's OpenAPI). */
const TEXTS = [
  'email',
  'password',
  'phone',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'factor_type',
  'friendly_name',
  'issuer',
  'challenge_id',
  'code',
];

/** `%75ser` and `user` are one address (RFC 3986, section 6.2.2.2); whoever guards one by its path must see the same. */
const ENCODED = /%[0-9a-f]{2}/gi;
const UNRESERVED = /^[\w.~-]$/;

/** One of the two. */
type PlainRequest = { request: Request; refusal?: never } | { request?: never; refusal: Response };

/**
 * The request as everything behind it may rely on: its path with no letter encoded that need not be, and nothing in it
 * that Postgres or the package could only fail on. Otherwise the refusal, which a hosted project's gateway would send.
 */
export async function plainRequest(request: Request): Promise<PlainRequest> {
  const url = new URL(request.url);
  if (!isDecodable(url.pathname)) return refuse('The address is not well encoded');
  if (/%00/.test(url.pathname + url.search)) return refuse('A name cannot hold a null character');
  if (url.pathname.startsWith('/auth/v1/')) {
    const problem = await problemOfBody(request);
    if (problem) return refuse(problem);
  }
  const pathname = url.pathname.replace(ENCODED, (code) => {
    const letter = String.fromCharCode(parseInt(code.slice(1), 16));
    return UNRESERVED.test(letter) ? letter : code;
  });
  if (pathname === url.pathname) return { request };
  url.pathname = pathname;
  return plainRequest(new Request(url, request));
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

async function problemOfBody(request: Request): Promise<string | undefined> {
  const text = await request.clone().text();
  if (!text || !request.headers.get('content-type')?.includes('json')) return undefined;
  const body = parsed(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return 'The body is no JSON object';
  }
  const fields = body as Record<string, unknown>;
  const odd = TEXTS.find((name) => !isText(fields[name]));
  if (odd) return `${odd} is to be a text`;
  const { data } = fields;
  const isObject = typeof (data ?? {}) === 'object' && !Array.isArray(data);
  return isObject ? undefined : 'data is to be an object';
}

/** Left out is well too; Postgres keeps no text with a null character. */
function isText(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && !value.includes('\0'))
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(msg: string): PlainRequest {
  const body = { code: 400, error_code: 'validation_failed', msg, message: msg };
  return { refusal: Response.json(body, { status: 400 }) };
}
