/** In the environment of the tests' build, which must not contain them (security-secrets.spec.ts). */
export const PLANTED_SECRETS = {
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_planted_5b1f0c',
  DATABASE_URL: 'postgres://planted:9d2e71@db.example/postgres',
  VITE_PLANTED_BY_MISTAKE: 'planted-with-the-public-prefix-c47a08',
};
