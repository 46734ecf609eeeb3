import type { RaRecord } from 'react-admin';
import type { ContentType } from '../../../schema/content-type';
import { recordTitle } from '../../../schema/record-title';
import { SEARCH } from '../../data/postgrest-filter';

/** What react-admin's inputs are told of the records to choose from: each by its title, found by a part of it. */
export function recordChoices(target: ContentType) {
  return {
    optionText: (record: RaRecord) => recordTitle(target, record),
    filterToQuery: (typed: string) => (typed ? { [SEARCH]: typed } : {}),
  };
}
