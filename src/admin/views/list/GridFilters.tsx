import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { FilterLiveForm, TextInput, useListContext } from 'react-admin';
import { SEARCH, searchedColumns } from '../../providers/postgrest-filter';
import type { ResourceSchema } from '../../schema/resource-schema';
import { FilterInput } from './FilterInput';
import { SavedFilters } from './SavedFilters';
import { FormFollowsClearing, useNarrow } from './use-narrow';
import { andList } from '../../../shared/name-lists';

/** Search in one column by part of its text, and a choice list for each filter of the schema. */
export function GridFilters({ schema }: { schema: ResourceSchema }) {
  const { search, filters = [], savedFilters } = schema.list;
  const columns = searchedColumns(schema);
  const isGathered = schema.list.searchColumn !== undefined;
  const names = columns.map((column) => schema.fields[column]?.label.toLowerCase() ?? column);
  return (
    <FilterLiveForm debounce={300}>
      <FormFollowsClearing />
      {savedFilters && <SavedFilters named={savedFilters} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: '1fr',
            sm: '1fr 1fr',
            md: filters.length > 3 ? 'repeat(4, 1fr)' : `2fr repeat(${filters.length}, 1fr) auto`,
          },
          alignItems: 'end',
          px: 2,
          pt: 1.5,
          pb: 2,
        }}
      >
        {search && (
          <TextInput
            source={isGathered || columns.length > 1 ? SEARCH : `${columns[0]}@ilike`}
            label={`Search by ${andList(names)}`}
            type="search"
            helperText={false}
            slotProps={{ input: { startAdornment: <Search sx={{ mr: 1 }} /> } }}
          />
        )}
        {filters.map((column) => (
          <FilterInput key={column} schema={schema} column={column} />
        ))}
        <ClearFilters />
      </Box>
    </FilterLiveForm>
  );
}

/** There whenever the list is narrowed, so that nobody takes a part for the whole. */
function ClearFilters() {
  const { filterValues } = useListContext();
  const narrow = useNarrow();
  if (Object.keys(filterValues).length === 0) return null;
  return (
    <Button onClick={() => narrow({})} startIcon={<Clear />} sx={{ mb: 0.75 }}>
      Clear filters
    </Button>
  );
}
