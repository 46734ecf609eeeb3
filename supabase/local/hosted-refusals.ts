import type { PGlite } from '@supabase/lite/pglite';

/** The package's "500 SUP" errors that PostgREST answers with 400 and a Postgres code. */
const REFUSALS: readonly (readonly [code: string, message: RegExp])[] = [
  // A check constraint, whose name the admin maps to a sentence.
  ['23514', /error: (.*violates check constraint .*)/s],
  // Wrong types, which PGlite refuses before Postgres sees them.
  ['22P02', /Error: (Invalid input for \w+ type)/],
];

/** Translates an answer into a hosted project's refusal; others pass unchanged. */
export async function withDatabaseRefusals(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.status !== 500) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const { message: text = '' } = (body ?? {}) as { message?: unknown };
  for (const [code, pattern] of REFUSALS) {
    const [, message] = pattern.exec(String(text)) ?? [];
    if (!message) continue;
    return withBody(response, { code, details: null, hint: null, message }, 400);
  }
  return response;
}

const OBJECT = '/storage/v1/object/';
const UPLOAD =
  /^(?:(?:POST|PUT) \/storage\/v1\/object\/(?!(?:list|move|copy|sign|upload)(?:\/|$))|PUT \/storage\/v1\/object\/upload\/sign\/)/;
const INFO = '/storage/v1/object/info/';

/** Refuses an empty file, for which the storage API has no rule. */
export async function refuseEmptyUpload(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!UPLOAD.test(`${request.method} ${pathname}`)) return undefined;
  if ((await uploadSize(request.clone())) > 0) return undefined;
  return Response.json(
    { statusCode: '400', error: 'InvalidRequest', message: 'The file is empty' },
    { status: 400 },
  );
}

async function uploadSize(request: Request): Promise<number> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    return (await request.arrayBuffer()).byteLength;
  }
  const form = await request.formData().catch(() => new FormData());
  // The storage API refuses what is no form.
  const files = [...form.values()].filter((value) => value instanceof Blob);
  return files.length === 0 ? Infinity : Math.min(...files.map(({ size }) => size));
}

/**
 * Hosted storage's answers that the package lacks: 304 (RFC 9110, section 13.1.2), and no uploader in a file's
 * metadata.
 */
export async function withStoredFile(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (response.status !== 200 || !['GET', 'HEAD'].includes(request.method)) return response;
  if (pathname.startsWith(INFO)) return withoutOwner(response);
  const eTag = response.headers.get('etag');
  if (!pathname.startsWith(OBJECT) || !eTag) return response;

  return request.headers.get('if-none-match') === eTag ? withBody(response, null, 304) : response;
}

async function withoutOwner(response: Response): Promise<Response> {
  const info = (await response.json()) as Record<string, unknown>;
  const visible = Object.entries(info).filter(([name]) => name !== 'owner' && name !== 'owner_id');
  return withBody(response, Object.fromEntries(visible));
}

/** Replaces the body; the length is recomputed. */
export function withBody(
  response: Response,
  body: object | null,
  status = response.status,
): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(body && JSON.stringify(body), { status, headers });
}

/**
 * Makes PGlite refuse a parameter that it cannot serialise: an object in place of an array breaks its connection for
 * all later requests (0.4).
 */
export function refuseOddParameters({ serializers }: Pick<PGlite, 'serializers'>): void {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[Number(type)] = (value) => {
      const written: unknown = serialize(value);
      if (typeof written === 'string' || written instanceof Uint8Array) return written as string;
      throw new Error('Invalid input for array type');
    };
  }
}
