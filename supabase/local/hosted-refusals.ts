import type { PGlite } from '@supabase/lite/pglite';
import { jsonBody, withBody } from './json-body.ts';

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
  const { message: text = '' } = (await jsonBody(response)) as { message?: unknown };
  for (const [code, pattern] of REFUSALS) {
    const [, message] = pattern.exec(String(text)) ?? [];
    if (!message) continue;
    return withBody(response, { code, details: null, hint: null, message }, 400);
  }
  return response;
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
