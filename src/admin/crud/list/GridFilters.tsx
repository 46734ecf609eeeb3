import Clear from '@mui/icons-material/Clear';
import FilterList from '@mui/icons-material/FilterList';
import Search from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { SEARCH, searchedColumns } from '../../data/postgrest-filter';
import { LineInput } from '../../fields/LineInput';
import type { ContentType } from '../../../schema/content-type';
import { FilterForm, useNarrow } from './FilterForm';
import { FilterInput } from './FilterInput';
import { SavedFilters } from './SavedFilters';
import { andList } from '../../../shared/text';

/** Filters beside the search on a wide screen; the rest, and all on a phone, are behind a button. */
const SHOWN_AT_MOST = 2;

/** Columns named in the search's label. */
const MAX_NAMED = 3;

export function GridFilters({ schema }: { schema: ContentType }) {
  const { search, filters = [], savedFilters } = schema.list;
  const { filterValues } = useListContext();
  const folded = filters.slice(SHOWN_AT_MOST);
  const isNarrowedBy = (column: string) =>
    Object.keys(filterValues).some((key) => key.split('@')[0] === column);
  const [isOpen, setOpen] = useState(() => folded.some(isNarrowedBy));
  const columns = searchedColumns(schema);
  const isGathered = schema.list.searchColumn !== undefined;
  const names = columns.map((column) => schema.fields[column]?.label.toLowerCase() ?? column);
  return (
    <FilterForm>
      {savedFilters && <SavedFilters named={savedFilters} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: '1fr',
            sm: '1fr 1fr',
            md: `2fr repeat(${Math.min(filters.length, SHOWN_AT_MOST)}, 1fr) auto auto`,
          },
          alignItems: 'end',
          px: 2,
          pt: 1.5,
          pb: 2,
        }}
      >
        {search && (
          <LineInput
            source={isGathered || columns.length > 1 ? SEARCH : `${columns[0]}@ilike`}
            field={{
              label:
                columns.length > MAX_NAMED ? 'Search everything' : `Search by ${andList(names)}`,
            }}
            type="search"
            startAdornment={<Search sx={{ mr: 1 }} />}
          />
        )}
        {filters.map((column, index) => (
          <Box
            key={column}
            sx={{
              display: {
                xs: isOpen ? 'block' : 'none',
                md: isOpen || index < SHOWN_AT_MOST ? 'block' : 'none',
              },
            }}
          >
            <FilterInput schema={schema} column={column} />
          </Box>
        ))}
        {filters.length > 0 && (
          <Button
            onClick={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
            startIcon={<FilterList />}
            sx={{
              justifySelf: 'start',
              mb: 0.75,
              display: { md: folded.length > 0 ? 'inline-flex' : 'none' },
            }}
          >
            {isOpen ? 'Fewer filters' : 'Filter'}
          </Button>
        )}
        <ClearFilters />
      </Box>
    </FilterForm>
  );
}

/** Visible whenever the list is filtered. */
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
