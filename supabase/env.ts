import { loadEnv } from 'vite';
import type { FeatureFlags } from '../src/shared/feature-flags.ts';
import { UserError } from './user-error.ts';

/** The address and public key of a hosted project. */
interface HostedSupabase {
  url: string;
  key: string;
}

/** The environment's settings and those of `.env`, without the blanks that a host's form leaves. */
export const loadSettings = (mode = 'production'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(loadEnv(mode, process.cwd(), ['VITE_', 'EDGE_'])).map(([name, value]) => [
      name,
      value.trim(),
    ]),
  );

/**
 * Reads VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY. Both: a hosted project. Neither: `undefined`, the
 * embedded backend. Half a pair or a malformed one throws a UserError that says what to do.
 */
export function readSupabaseEnv(
  env: Record<string, string | undefined>,
): HostedSupabase | undefined {
  const url = env.VITE_SUPABASE_URL ?? '';
  const key = env.VITE_SUPABASE_ANON_KEY ?? '';
  if (!url && !key) return undefined;
  if (!url || !key) {
    const [missing, present] = url
      ? ['VITE_SUPABASE_ANON_KEY', 'VITE_SUPABASE_URL']
      : ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'];
    throw new UserError(
      `${present} is set but ${missing} is not: set both for a hosted Supabase project, or neither for the embedded backend.`,
    );
  }
  if (!isHttpOrigin(url)) {
    throw new UserError(
      `VITE_SUPABASE_URL is "${url}", but it must be the project's address alone, such as https://abcdefgh.supabase.co.`,
    );
  }
  if (isSecretKey(key)) {
    throw new UserError(
      'VITE_SUPABASE_ANON_KEY holds a secret key, which every visitor could read: use the publishable (anon) key.',
    );
  }
  if (!/^sb_publishable_[\w-]+$/.test(key) && roleOfJwt(key) !== 'anon') {
    throw new UserError(
      'VITE_SUPABASE_ANON_KEY is not a publishable key (sb_publishable_…) nor an anon key (eyJ…): copy it again from the project’s API settings.',
    );
  }
  return { url: url.replace(/\/$/, ''), key };
}

/** One of the words, or unset; throws a UserError, because nobody would notice another. */
function readChoice<Word extends string>(
  env: Record<string, string | undefined>,
  name: string,
  ...words: Word[]
): Word | undefined {
  const value = env[name];
  const chosen = words.find((word) => word === value);
  if (chosen || !value) return chosen;
  const those = words.map((word) => `"${word}"`).join(' or ');
  throw new UserError(`${name} is "${value}", but it must be ${those}, or unset.`);
}

/** Reads what the site does only if it is asked to; throws a UserError. */
export function readFeatureFlags(env: Record<string, string | undefined>): FeatureFlags {
  return {
    enquiries: readChoice(env, 'VITE_ENQUIRIES', 'on', 'off') ?? 'off',
    statistics: readChoice(env, 'VITE_STATISTICS', 'on') ?? 'off',
  };
}

/**
 * Refuses what nobody would notice before it is needed: a login page, or links to the site that are not there because
 * their variable says something else. Throws a UserError.
 */
export function checkSettings(env: Record<string, string | undefined>): void {
  readChoice(env, 'VITE_ADMIN_SIGN_IN', 'required');
  const oneIn = env.VITE_STATISTICS_ONE_IN;
  if (oneIn && !/^[1-9]\d{0,3}$/.test(oneIn)) {
    throw new UserError(
      `VITE_STATISTICS_ONE_IN is "${oneIn}", but it must be a number such as 10, for one visit in ten, or unset.`,
    );
  }
  const site = env.VITE_SITE_URL;
  if (site && !isHttpOrigin(site)) {
    throw new UserError(
      `VITE_SITE_URL is "${site}", but it must be the site's address alone, such as https://www.your-company.co.uk.`,
    );
  }
}

/** Whether a key acts as service_role, past every policy. */
export function isSecretKey(key: string): boolean {
  return key.startsWith('sb_secret_') || roleOfJwt(key) === 'service_role';
}

function isHttpOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash;
}

/** The role claim of a legacy API key, a JWT (RFC 7519); `undefined` for anything else. */
function roleOfJwt(key: string): string | undefined {
  const [, payload] = key.split('.');
  if (!key.startsWith('eyJ') || !payload) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return (claims as { role?: string }).role;
  } catch {
    return undefined;
  }
}
