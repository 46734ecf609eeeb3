import { queryOptions } from '@tanstack/react-query';
import { dataOf, supabase } from './supabase-client';

/** Who wrote posts and pages: the e-mail address of each author, by id. An account that was removed has none. */
export const authorsQuery = queryOptions({
  queryKey: ['post-authors'],
  queryFn: async () => {
    const authors = dataOf(await supabase.rpc('post_authors', undefined, { get: true }));
    return new Map(Object.entries(authors as Record<string, string>));
  },
  staleTime: 60_000,
});
