import Search from '@mui/icons-material/Search';
import { Box } from '@mui/material';
import { FilterLiveForm, TextInput } from 'react-admin';
import type { ResourceSchema } from '../../schema/resource-schema';
import { SelectField } from '../form/SelectField';

/** Search in one column by part of its text, and a choice list for each filter of the schema. */
export function GridFilters({ schema }: { schema: ResourceSchema }) {
  const { search, filters = [] } = schema.list;
  return (
    <FilterLiveForm debounce={300}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
          px: 2,
          pt: 1.5,
          // Room for the bar of a selection, which opens upwards.
          pb: 6,
        }}
      >
        {search && (
          <TextInput
            source={`${search}@ilike`}
            label={`Search by ${schema.fields[search]?.label.toLowerCase()}`}
            type="search"
            helperText={false}
            slotProps={{ input: { startAdornment: <Search sx={{ mr: 1 }} /> } }}
          />
        )}
        {filters.map((column) => (
          <FilterInput key={column} schema={schema} column={column} />
        ))}
      </Box>
    </FilterLiveForm>
  );
}

function FilterInput({ schema, column }: { schema: ResourceSchema; column: string }) {
  const field = schema.fields[column];
  return (
    <SelectField
      source={column}
      label={field?.label ?? column}
      choices={field?.kind === 'select' ? field.choices : ['true', 'false']}
      placeholder="All"
    />
  );
}
