/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  readonly VITE_ADMIN_SIGN_IN?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_ENQUIRIES?: 'on' | 'off';
  /** Set by a build of a site whose content types have no addresses of their own, which then pays no byte for them. */
  readonly NO_PUBLIC_TYPES?: true;
  /** File names of the migrations, with commas between. */
  readonly VITE_MIGRATIONS?: string;
}
