import { Box } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { wantedField } from './open-field';

interface Props {
  title?: string;
  columns: readonly string[];
  /** The inputs. */
  children: ReactNode;
}

/** Rarely used fields, behind a title; open if one has a value, or is linked to. */
export default function MoreFields({ title = 'More', columns, children }: Props) {
  const { getValues } = useFormContext();
  const [isOpen, setOpen] = useState(() => columns.some((column) => Boolean(getValues(column))));
  const openWanted = useEffectEvent(() => {
    if (columns.includes(wantedField.get()?.path ?? '')) setOpen(true);
  });
  useEffect(() => wantedField.subscribe(() => openWanted()), []);
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen((currentTarget as HTMLDetailsElement).open)}
      sx={{ '& > summary': { width: 'fit-content', py: 1, fontWeight: 700, cursor: 'pointer' } }}
    >
      <summary>{title}</summary>
      {children}
    </Box>
  );
}
