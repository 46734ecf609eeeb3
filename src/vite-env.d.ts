/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  readonly VITE_ADMIN_SIGN_IN?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_ENQUIRIES?: 'on' | 'off';
  readonly VITE_STATISTICS?: 'on' | 'off';
  readonly VITE_STATISTICS_ONE_IN?: string;
  /** File names of the migrations, with commas between. */
  readonly VITE_MIGRATIONS?: string;
}

/** React's own scheduler, published without types for this function. */
declare module 'scheduler' {
  /** Makes React's slices of work `1000 / framesPerSecond` ms long. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
