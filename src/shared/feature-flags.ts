/** What the site does only if a build is asked to (supabase/env.ts). */
export interface FeatureFlags {
  /** VITE_ENQUIRIES */
  enquiries?: string;
  /** VITE_STATISTICS */
  statistics?: string;
}

/** Those of this build. */
export const featureFlags = (): FeatureFlags => ({
  enquiries: import.meta.env.VITE_ENQUIRIES,
  statistics: import.meta.env.VITE_STATISTICS,
});
