import { useGetList } from 'react-admin';
import { company as published } from '../../shared/company';
import type { Tables } from '../../shared/database.types';

export type CompanyWords = Pick<Tables<'company'>, 'name' | 'legal_name' | 'phone' | 'review_url'>;

/**
 * The current record; the build's values until loaded, or without a record.
 * @param enabled false to defer the request
 */
export function useCompany(enabled = true): CompanyWords & { isPending: boolean } {
  const { data, isPending } = useGetList<Tables<'company'>>(
    'company',
    { pagination: { page: 1, perPage: 1 } },
    { staleTime: 60_000, enabled },
  );
  return { ...(data?.[0] ?? published.get()), isPending };
}
