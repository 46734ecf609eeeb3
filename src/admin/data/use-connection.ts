import { useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../schema/content-type';

/** Two that begin to ask one after the other are told the same. */
const REFUSAL_STANDS_MS = 5000;

/** Whether a schema's table can be used; asked once, and on demand. */
export function useConnection(schema: ContentType, enabled = true) {
  return useQuery({
    queryKey: ['connection', schema.table],
    queryFn: async () => {
      const { checkConnection } = await import('./check-connection');
      return checkConnection(schema);
    },
    enabled: ({ state }) =>
      enabled &&
      (state.status !== 'error' || Date.now() - state.errorUpdatedAt > REFUSAL_STANDS_MS),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}
