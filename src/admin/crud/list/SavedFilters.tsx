import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import Close from '@mui/icons-material/Close';
import { Box, Button, Chip, IconButton } from '@mui/material';
import { useState } from 'react';
import {
  AddSavedQueryDialog,
  extractValidSavedQueries,
  useListContext,
  useSavedQueries,
} from 'react-admin';
import type { FormValues } from '../../../schema/kind';
import { isSame } from '../../../schema/row';
import { useNarrow } from './FilterForm';

interface Props {
  named: readonly { label: string; filter: FormValues | (() => FormValues) }[];
}

/** Filters of the schema, and those stored in this browser. */
export function SavedFilters({ named }: Props) {
  const { resource, filterValues } = useListContext();
  const narrow = useNarrow();
  const [queries, setQueries] = useSavedQueries(resource);
  const [isNaming, setNaming] = useState(false);
  // Of one name, the newer.
  const byName = new Map(extractValidSavedQueries(queries).map((one) => [one.label, one]));
  const kept = [...byName.values()];
  const filters = [
    ...named.map(({ label, filter }) => ({
      label,
      filter: typeof filter === 'function' ? filter() : filter,
      onRemove: undefined,
    })),
    ...kept.map((query) => ({
      label: query.label,
      filter: query.value.filter as FormValues,
      onRemove: () => setQueries(kept.filter((other) => other !== query)),
    })),
  ];
  const isOn = (filter: FormValues) => isSame(filter, filterValues);
  const isNew = Object.keys(filterValues).length > 0 && !filters.some(({ filter }) => isOn(filter));
  return (
    <Box
      role="group"
      aria-label="Saved filters"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, pt: 2 }}
    >
      {filters.map(({ label, filter, onRemove }, index) => (
        <Box key={index} sx={{ display: 'flex', alignItems: 'center' }}>
          <Chip
            label={label}
            aria-pressed={isOn(filter)}
            color={isOn(filter) ? 'primary' : 'default'}
            variant={isOn(filter) ? 'filled' : 'outlined'}
            onClick={() => narrow(isOn(filter) ? {} : filter)}
            sx={{ height: 36, borderRadius: 18 }}
          />
          {onRemove && (
            <IconButton
              aria-label={`Remove the filter ${label}`}
              onClick={onRemove}
              sx={{ width: 44, height: 44 }}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {isNew && (
        <Button size="small" startIcon={<BookmarkAddOutlined />} onClick={() => setNaming(true)}>
          Save this filter
        </Button>
      )}
      <AddSavedQueryDialog open={isNaming} onClose={() => setNaming(false)} />
    </Box>
  );
}
