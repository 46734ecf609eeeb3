import { LOCAL_PUBLISHABLE_KEY } from './keys.ts';

interface GuardOptions {
  secretKey: string;
  /** Origins such as http://localhost:3000 that may use this backend from a browser. */
  allowedOrigins: readonly string[];
}

/** Methods and paths without a key: public files, and uploads by a token in the address. */
const WITHOUT_KEY =
  /^(?:(?:GET|HEAD) \/storage\/v1\/object\/(?:public|sign)\/|PUT \/storage\/v1\/object\/upload\/sign\/|OPTIONS )/;

/**
 * Refuses what a hosted project's gateway would, and requests from pages of other sites: any page in the developer's
 * browser can reach localhost. Programs, which send no Origin and no Sec-Fetch-Site, may.
 */
export function refusalOf(
  request: Request,
  { secretKey, allowedOrigins }: GuardOptions,
): Response | undefined {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (!isFrom([origin, ...allowedOrigins], request.headers)) {
    return refuse(403, 'Pages of another origin may not use this backend (docs/security.md).');
  }
  const key = request.headers.get('apikey') ?? searchParams.get('apikey');
  const isValidKey = key === LOCAL_PUBLISHABLE_KEY || key === secretKey;
  const needsKey = !WITHOUT_KEY.test(`${request.method} ${pathname}`);
  // The package checks the key of its other APIs, except where GoTrue does not.
  if (needsKey && !isValidKey && pathname.startsWith('/storage/v1/')) {
    return refuse(401, key ? 'Invalid API key' : 'No API key found in request');
  }
  return undefined;
}

/** CORS for the page's own origin and the allowed ones only. */
export function withOwnOriginOnly(
  request: Request,
  response: Response,
  allowedOrigins: readonly string[],
): Response {
  const headers = new Headers(response.headers);
  const origin = request.headers.get('origin');
  headers.append('Vary', 'Origin');
  const asked = request.headers.get('access-control-request-headers');
  if (origin && allowedOrigins.includes(origin)) {
    headers.set('Access-Control-Allow-Origin', origin);
    // The package's list for /auth lacks "authorization", which supabase-js sends.
    if (asked) headers.set('Access-Control-Allow-Headers', asked);
    // The package knows no preflight of /rest/v1/rpc.
    if (request.method === 'OPTIONS' && response.status === 404)
      return new Response(null, { status: 204, headers });
  } else headers.delete('Access-Control-Allow-Origin');
  headers.delete('Access-Control-Allow-Credentials');
  if (allowedOrigins.length === 0) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

/** Whether a request comes from one of these origins or from no page (Fetch Metadata, W3C). */
function isFrom(origins: readonly string[], headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origins.includes(origin);
  const site = headers.get('sec-fetch-site') ?? 'none';
  if (site === 'none' || site === 'same-origin') return true;
  const referrer = headers.get('referer') ?? '';
  return URL.canParse(referrer) && origins.includes(new URL(referrer).origin);
}

function refuse(status: 401 | 403, message: string): Response {
  return Response.json({ statusCode: String(status), error: 'Unauthorized', message }, { status });
}
