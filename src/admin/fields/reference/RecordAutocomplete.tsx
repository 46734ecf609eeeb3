import {
  AutocompleteArrayInput,
  AutocompleteInput,
  type AutocompleteInputProps,
  useChoicesContext,
} from 'react-admin';
import type { ContentType } from '../../../schema/content-type';
import { SEARCH } from '../../data/postgrest-filter';
import { useRecordTitle } from '../../data/use-record-title';

type Props = Pick<AutocompleteInputProps, 'label' | 'helperText' | 'validate'> & {
  target: ContentType;
};

/** Inside a reference input: a record by its title, found by a part of it. */
export function RecordAutocomplete({ target, helperText = false, ...props }: Props) {
  return <AutocompleteInput {...{ ...props, helperText }} {...useRecordChoices(target)} />;
}

/** The same of several records. */
export function RecordsAutocomplete({ target, helperText = false, ...props }: Props) {
  return <AutocompleteArrayInput {...{ ...props, helperText }} {...useRecordChoices(target)} />;
}

function useRecordChoices(target: ContentType) {
  const { allChoices = [] } = useChoicesContext();
  return {
    optionText: useRecordTitle(target, allChoices),
    filterToQuery: (typed: string) => (typed ? { [SEARCH]: typed } : {}),
  };
}
