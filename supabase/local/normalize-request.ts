import { inheritedNameIn, noName } from './inherited-names.ts';
import { nestingOf, MAX_NESTING, tooDeep } from './nesting-limits.ts';
import { problemOfBody } from './request-body.ts';

/** `%75ser` and `user` are one address (RFC 3986, section 6.2.2.2), so guards by path must see one. */
const ENCODED = /%[0-9a-f]{2}/gi;
const UNRESERVED = /^[\w.~-]$/;

type NormalizedRequest =
  { request: Request; refusal?: never } | { request?: never; refusal: Response };

/**
 * Normalises the encoding of the path, and refuses what Postgres or the package would fail on, as a hosted project's
 * gateway does.
 */
export async function normalizeRequest(request: Request): Promise<NormalizedRequest> {
  const url = new URL(request.url);
  if (!isDecodable(url.pathname)) return refuse('The address is not well encoded');
  if (/%00/.test(url.pathname + url.search)) return refuse('A name cannot hold a null character');
  const pathname = url.pathname.replace(ENCODED, (code) => {
    const letter = String.fromCharCode(parseInt(code.slice(1), 16));
    return UNRESERVED.test(letter) ? letter : code;
  });
  if (pathname !== url.pathname) {
    url.pathname = pathname;
    // Node 26 does not copy @hono/node-server's requests.
    return normalizeRequest(new Request(url, new Request(request)));
  }
  const problem = problemOfAddress(url) ?? (await problemOfBody(request, pathname));
  return problem ? refuse(problem) : { request };
}

function problemOfAddress(url: URL): string | undefined {
  const name = inheritedNameIn(url);
  if (name) return noName(name);
  const isDeep = [...url.searchParams.values()].some(
    (value) => nestingOf(value) > MAX_NESTING.parameter,
  );
  return isDeep ? tooDeep(MAX_NESTING.parameter) : undefined;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function refuse(msg: string): NormalizedRequest {
  const body = { code: 400, error_code: 'validation_failed', msg, message: msg };
  return { refusal: Response.json(body, { status: 400 }) };
}
