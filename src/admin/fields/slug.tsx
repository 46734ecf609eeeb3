import { Box, Alert } from '@mui/material';
import type { CellProps, InputProps } from './kind-props';
import type { Field } from '../../schema/fields';
import { plain, asText } from '../../schema/kind';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LineInput } from './LineInput';
import type { SlugField } from '../../schema/kinds/slug';

/** The last segment of an address; its help says what a change does to existing links. */
export function Input({ field, source, validate }: InputProps<SlugField>) {
  const { prefix, keepsFormer, whenMoved } = field;
  const saved: unknown = useRecordContext()?.[source];
  const value: unknown = useWatch({ name: source });
  const isMoving = typeof saved === 'string' && saved !== '' && value !== saved;
  const stillLead = keepsFormer ? 'still lead here' : 'no longer lead here';
  const helperText =
    whenMoved?.(asText(saved)) ??
    `Links to ${prefix}${saved}, on other sites too, will ${stillLead}.`;
  return (
    <Box sx={{ width: '100%' }}>
      <LineInput
        {...{ source, validate }}
        field={isMoving ? { ...field, helperText } : field}
        startAdornment={prefix}
        inputProps={{ 'data-derived': true }}
      />
      {keepsFormer && <FormerAddressNotice address={asText(value)} prefix={prefix} />}
    </Box>
  );
}

/** Debounce: what is typed on aborts the query. */
const PAUSE_MS = 300;

/** Warns that links to another record's former address would lead here. */
export function FormerAddressNotice({ address, prefix }: { address: string; prefix: string }) {
  const own = useRecordContext()?.id;
  const { data: title } = useQuery({
    queryKey: ['former address', address, own],
    queryFn: async ({ signal }) => {
      await new Promise((wake) => setTimeout(wake, PAUSE_MS));
      signal.throwIfAborted();
      return (await import('../data/former-address')).formerOwner(address, own);
    },
    enabled: address !== '',
    retry: false,
  });
  return (
    <div role="status">
      {title && (
        <Alert role="none" severity="warning" sx={{ mb: 2 }}>
          “{title}” was once at {prefix}
          {address}, and links still lead from there to it. Once this is saved they lead here.
        </Alert>
      )}
    </div>
  );
}

/** Text, not a link: a row links to its form alone. Wide enough for words. */
export function Cell({ value }: CellProps<Field>) {
  return (
    <Box sx={{ minWidth: { md: '7rem' }, overflowWrap: 'anywhere' }}>{plain.toText(value)}</Box>
  );
}
