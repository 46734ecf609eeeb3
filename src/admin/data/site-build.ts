import { queryOptions } from '@tanstack/react-query';
import { readBuildManifest } from '../../shared/build-manifest';
import { REQUEST_TIMEOUT_MS } from '../../shared/request-timeout';
import { dataOf, supabase } from './supabase-client';

export interface SiteBuild {
  /** Of the build hook; null without one. */
  host: string | null;
  /** Whether the database has pg_net. */
  can_ask: boolean;
  asked_at: string | null;
  /** Time of the next automatic rebuild; null without changes or hook. */
  due_at: string | null;
  answer: { status: number | null; error: string | null } | null;
}

const ASK_AGAIN_AFTER_MS = 20_000;

export const siteBuildQuery = queryOptions({
  queryKey: ['site-build', 'database'],
  queryFn: async () => dataOf(await supabase.rpc('site_build')) as unknown as SiteBuild,
  refetchInterval: ASK_AGAIN_AFTER_MS,
  staleTime: 0,
  retry: false,
});

/** The build's manifest; none in development. */
export const builtQuery = queryOptions({
  queryKey: ['site-build', 'built'],
  queryFn: async () => (await readBuildManifest(AbortSignal.timeout(REQUEST_TIMEOUT_MS))) ?? null,
  enabled: import.meta.env.PROD,
  refetchInterval: ASK_AGAIN_AFTER_MS,
  staleTime: 0,
  retry: false,
});

export async function rebuildSite(): Promise<void> {
  dataOf(await supabase.rpc('rebuild_site'));
}

/** @param address empty removes the hook */
export async function setBuildHook(address: string): Promise<void> {
  dataOf(await supabase.rpc('set_build_hook', { address }));
}
