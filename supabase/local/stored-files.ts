const OBJECT = '/storage/v1/object/';
const UPLOAD =
  /^(?:(?:POST|PUT) \/storage\/v1\/object\/(?!(?:list|move|copy|sign|upload)(?:\/|$))|PUT \/storage\/v1\/object\/upload\/sign\/)/;
const INFO = '/storage/v1/object/info/';
const RANGE = /^bytes=(\d*)-(\d*)$/;

/** Refuses a file without a single byte, which is no picture; the storage API has no rule for it. */
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
  // What is no form is refused by the storage API, in its own words.
  const files = [...form.values()].filter((value) => value instanceof Blob);
  return files.length === 0 ? Infinity : Math.min(...files.map(({ size }) => size));
}

/**
 * What hosted storage answers and the package does not: nothing new for a file that the browser has (RFC 9110, section
 * 13.1.2), a part of it for a range (section 14), and about a file nothing of who uploaded it.
 */
export async function withStoredFile(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (response.status !== 200 || !['GET', 'HEAD'].includes(request.method)) return response;
  if (pathname.startsWith(INFO)) return withoutOwner(response);
  const eTag = response.headers.get('etag');
  if (!pathname.startsWith(OBJECT) || !eTag) return response;

  const headers = new Headers(response.headers);
  headers.set('Accept-Ranges', 'bytes');
  if (isKnown(request.headers.get('if-none-match'), eTag)) {
    headers.delete('content-length');
    return new Response(null, { status: 304, headers });
  }
  const range = RANGE.exec(request.headers.get('range') ?? '');
  const isCurrent = (request.headers.get('if-range') ?? eTag) === eTag;
  if (!range || !isCurrent || request.method === 'HEAD') {
    return new Response(response.body, { status: 200, headers });
  }
  return part(new Uint8Array(await response.arrayBuffer()), range, headers);
}

async function withoutOwner(response: Response): Promise<Response> {
  const info = (await response.json()) as Record<string, unknown>;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const shown = Object.entries(info).filter(([name]) => name !== 'owner' && name !== 'owner_id');
  return new Response(JSON.stringify(Object.fromEntries(shown)), { headers });
}

function isKnown(known: string | null, eTag: string): boolean {
  const tags = (known ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(eTag) || tags.includes('*');
}

/** `bytes=2-5`, `bytes=2-`, or `bytes=-3` for the last three. */
function part(bytes: Uint8Array, [, from = '', to = '']: RegExpExecArray, headers: Headers) {
  const { length } = bytes;
  const first = from ? Number(from) : Math.max(0, length - Number(to));
  const last = from && to ? Math.min(Number(to), length - 1) : length - 1;
  if (first > last || (!from && !Number(to))) {
    headers.set('Content-Range', `bytes */${length}`);
    headers.delete('content-length');
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${first}-${last}/${length}`);
  headers.set('Content-Length', String(last - first + 1));
  return new Response(bytes.slice(first, last + 1), { status: 206, headers });
}
