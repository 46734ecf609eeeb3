/**
 * The environment variables that a build may write into what every visitor can read; Vite passes no others on,
 * whatever they are called.
 */
export const PUBLIC_VARIABLES = [
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'VITE_ADMIN_SIGN_IN',
  'VITE_SITE_URL',
  'VITE_ENQUIRIES',
];
