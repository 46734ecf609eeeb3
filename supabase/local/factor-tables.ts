import type { PGlite } from '@supabase/lite/pglite';

/** GoTrue's tables for second factors, which the package lacks; policies ask the first (migrations). */
const TABLES = `
  create table if not exists auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type text not null default 'totp' check (factor_type = 'totp'),
    status text not null default 'unverified' check (status in ('unverified', 'verified')),
    secret text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (user_id, friendly_name)
  );
  create table if not exists auth.mfa_challenges (
    id uuid primary key default gen_random_uuid(),
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null default now()
  );
`;

export async function makeFactorTables(database: PGlite): Promise<void> {
  await database.exec(TABLES);
}

/** A factor as GoTrue tells its owner of it. */
export interface Factor {
  id: string;
  friendly_name: string;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
}

export async function factorsOf(database: PGlite, userId: string): Promise<Factor[]> {
  const { rows } = await database.query<{ factor: Factor }>(
    `select to_jsonb(mfa_factors) - 'secret' - 'user_id' as factor
     from auth.mfa_factors where user_id = $1 order by created_at`,
    [userId],
  );
  return rows.map(({ factor }) => factor);
}
