import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { wantedField } from '../../fields/open-field';
import { useStoreValue } from '../../ui/create-store';

interface Props {
  columns: readonly string[];
  /** The inputs. */
  children: ReactNode;
}

/** Rarely used fields, behind “More”; open if one has a value, or is linked to. */
export default function MoreFields({ columns, children }: Props) {
  const { getValues } = useFormContext();
  const [isOpen, setOpen] = useState(() => columns.some((column) => Boolean(getValues(column))));
  const { path = '' } = useStoreValue(wantedField) ?? {};
  return (
    <Box
      component="details"
      open={isOpen || columns.includes(path)}
      onToggle={({ currentTarget }) => setOpen((currentTarget as HTMLDetailsElement).open)}
      sx={{ '& > summary': { width: 'fit-content', py: 1, fontWeight: 700, cursor: 'pointer' } }}
    >
      <summary>More</summary>
      {children}
    </Box>
  );
}
