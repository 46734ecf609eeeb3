import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import { Box, Button, Chip } from '@mui/material';
import { useState } from 'react';
import {
  AddSavedQueryDialog,
  extractValidSavedQueries,
  useListContext,
  useSavedQueries,
} from 'react-admin';
import type { FormValues } from '../../../schema/kind';
import { useSetFilters } from './use-set-filters';

interface Props {
  /** Those that the schema names. */
  named: readonly { label: string; filter: FormValues | (() => FormValues) }[];
}

/** Filters one press away: those of the schema, and those that somebody has kept in this browser. */
export function SavedFilters(props: Props) {
  const { resource, filterValues } = useListContext();
  const narrow = useSetFilters();
  const [queries, setQueries] = useSavedQueries(resource);
  const [isNaming, setNaming] = useState(false);
  const kept = extractValidSavedQueries(queries);
  const named = props.named.map(({ label, filter }) => ({
    label,
    filter: typeof filter === 'function' ? filter() : filter,
  }));
  const isOn = (filter: FormValues) => isSame(filter, filterValues);
  const press = (filter: FormValues) => narrow(isOn(filter) ? {} : filter);
  const isNew =
    Object.keys(filterValues).length > 0 &&
    !named.some(({ filter }) => isOn(filter)) &&
    !kept.some(({ value }) => isOn(value.filter));
  return (
    <Box
      role="group"
      aria-label="Saved filters"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, pt: 2 }}
    >
      {named.map(({ label, filter }) => (
        <FilterChip key={label} {...{ label }} isOn={isOn(filter)} onPress={() => press(filter)} />
      ))}
      {kept.map((query) => (
        <FilterChip
          key={query.label}
          label={query.label}
          isOn={isOn(query.value.filter)}
          onPress={() => press(query.value.filter)}
          onRemove={() => setQueries(kept.filter((other) => other !== query))}
        />
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

interface ChipProps {
  label: string;
  isOn: boolean;
  onPress: () => void;
  onRemove?: () => void;
}

function FilterChip({ label, isOn, onPress, onRemove }: ChipProps) {
  return (
    <Chip
      label={label}
      aria-pressed={isOn}
      color={isOn ? 'primary' : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      onClick={onPress}
      onDelete={onRemove}
      sx={{ height: 36, borderRadius: 18 }}
    />
  );
}

function isSame(one: FormValues, other: FormValues): boolean {
  const text = (values: FormValues) => JSON.stringify(Object.entries(values).sort());
  return text(one) === text(other);
}
