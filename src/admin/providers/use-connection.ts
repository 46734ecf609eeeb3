import { useQuery } from '@tanstack/react-query';
import type { ResourceSchema } from '../schema/resource-schema';

/** Whether a schema's table can be used, and which of its columns the project lacks; asked once, and on demand. */
export function useConnection(schema: ResourceSchema, enabled = true) {
  return useQuery({
    queryKey: ['connection', schema.table],
    queryFn: async () => (await import('./check-connection')).checkConnection(schema),
    enabled,
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}
