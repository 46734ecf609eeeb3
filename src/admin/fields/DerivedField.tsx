import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import type { ContentType } from '../../schema/content-type';
import { wholeRow } from '../../schema/row';
import { FormerAddressNotice } from './slug/FormerAddressNotice';
import { FreeAddressOffer } from './FreeAddressOffer';

interface Props {
  schema: ContentType;
  column: string;
  field: Field;
  /** Its input, for who decides otherwise. */
  children: ReactNode;
}

/** A value that follows from others while a record is created, until somebody decides otherwise. */
export function DerivedField({ schema, column, field, children }: Props) {
  const { setValue, setFocus, trigger } = useFormContext();
  const values = useWatch();
  const { derive, derivedName, previewOf, derivedFrom } = kindOf(field);
  const automatic = derive?.(field, wholeRow(schema, values), new Date()) ?? '';
  const made = derivedFrom?.(field);
  const decide = (value: string | null) => {
    setValue(column, value, { shouldDirty: true });
    if (made && values[made.from]) void trigger(made.from);
  };

  if (typeof values[column] === 'string') {
    return (
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
          columnGap: 1,
          alignItems: 'start',
          justifyItems: 'start',
        }}
      >
        {children}
        <Button onClick={() => decide(null)} sx={{ mt: { sm: 4.5 } }}>
          {derivedName?.((name) => schema.fields[name]?.label ?? name, field)}
        </Button>
      </Box>
    );
  }
  return (
    <>
      <DerivedValue label={field.label} value={previewOf?.(field, automatic) ?? automatic}>
        <Button
          size="small"
          sx={{ px: 1, minWidth: 0 }}
          aria-label={`Edit ${field.label.toLowerCase()}`}
          onClick={() => {
            decide(automatic);
            setTimeout(() => setFocus(column));
          }}
        >
          Edit
        </Button>
      </DerivedValue>
      {field.kind === 'slug' && field.keepsFormer && (
        <FormerAddressNotice address={automatic} prefix={field.prefix} />
      )}
      {made && <FreeAddressOffer {...{ schema, column, made }} onChosen={decide} />}
    </>
  );
}

interface DerivedValueProps {
  label: string;
  value: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** A value nobody types, as it will be saved. */
function DerivedValue({ label, value, children }: DerivedValueProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        ml: 1.75,
        mb: 0.5,
      }}
    >
      <Typography variant="body2" component="span" color="text.secondary">
        {label}
      </Typography>
      <Typography
        variant="body2"
        component="output"
        aria-label={label}
        sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {value}
      </Typography>
      {children}
    </Box>
  );
}
