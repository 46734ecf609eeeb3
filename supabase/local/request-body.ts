import { inheritedOf, noName, identifiers } from './inherited-names.ts';
import { MAX_NESTING, tooDeep } from './nesting-limits.ts';

/** Members of auth requests that must be texts (GoTrue's OpenAPI). */
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

/** What of a request's body the package or the database would fail on or misread. */
export async function problemOfBody(request: Request, path: string): Promise<string | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (path.startsWith('/storage/v1/') && !type.includes('json')) return undefined;
  const text = await request.clone().text();
  const body = parsed(text);
  const problem = problemOfNames(body ?? namesWithoutJson(text, type));
  if (problem) return problem;
  if (!path.startsWith('/auth/v1/') || !text || !type.includes('json')) return undefined;
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

function problemOfNames(body: unknown): string | undefined {
  const found: [value: unknown, level: number][] = [[body, 1]];
  // Iterative, because a body could overflow the stack; children are appended meanwhile.
  for (const [value, level] of found) {
    if (typeof value !== 'object' || value === null) continue;
    if (level > MAX_NESTING.body) return tooDeep(MAX_NESTING.body);
    const name = inheritedOf(Object.keys(value));
    if (name) return noName(name);
    for (const member of Object.values(value)) found.push([member, level + 1]);
  }
  return undefined;
}

/** Columns named by a body of the two other types (PostgREST, "Bulk Insert", "x-www-form-urlencoded"). */
function namesWithoutJson(text: string, type: string): Record<string, string> {
  const names = type.includes('csv')
    ? (text.split(/[\r\n]/, 1)[0] ?? '').split(',')
    : [...new URLSearchParams(text).keys()];
  return Object.fromEntries(names.flatMap(identifiers).map((name) => [name, '']));
}

/** Or absent; Postgres stores no null character. */
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
