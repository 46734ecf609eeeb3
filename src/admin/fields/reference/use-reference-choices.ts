import type { RaRecord } from 'react-admin';
import { isFilled, type ContentType } from '../../../schema/content-type';
import { recordTitle } from '../../../schema/record-title';
import { SEARCH } from '../../data/postgrest-filter';
import { useFillPlaceholders } from '../../data/placeholder-values';

/** Props of react-admin's autocomplete: records by title. */
export function useReferenceChoices(target: ContentType) {
  const fill = useFillPlaceholders(isFilled(target, target.titleColumn));
  return {
    optionText: (record: RaRecord) => fill(recordTitle(target, record)),
    filterToQuery: (typed: string) => (typed ? { [SEARCH]: typed } : {}),
  };
}
