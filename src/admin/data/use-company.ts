import { useGetList } from 'react-admin';
import { company as published } from '../../shared/company';
import type { Tables } from '../../shared/database.types';

/** What the admin says of the company. */
export type CompanyWords = Pick<Tables<'company'>, 'name' | 'legal_name' | 'phone'>;

/**
 * The company as its record has it now, after a save too; what the build says until it is read, or where nobody has
 * written it.
 * @param enabled false while something else goes first
 */
export function useCompany(enabled = true): CompanyWords {
  const { data } = useGetList<Tables<'company'>>(
    'company',
    { pagination: { page: 1, perPage: 1 } },
    { staleTime: 60_000, enabled },
  );
  return data?.[0] ?? published.get();
}
