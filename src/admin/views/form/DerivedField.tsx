import { Box, Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DisplayDateField, SlugField } from '../../schema/fields';
import type { ResourceSchema } from '../../schema/resource-schema';
import { derivedValue } from '../../schema/row';
import { DerivedValue } from './DerivedValue';
import { FieldInput } from './FieldInput';
import { FreeAddressOffer } from './FreeAddressOffer';

interface Props {
  schema: ResourceSchema;
  column: string;
  field: SlugField | DisplayDateField;
}

/** A value that follows from others while a record is created, until somebody decides otherwise. */
export function DerivedField({ schema, column, field }: Props) {
  const { setValue, setFocus, trigger } = useFormContext();
  const values = useWatch();
  const automatic = derivedValue(field, values, new Date());
  const isTyped = typeof values[column] === 'string';
  const decide = (value: string | null) => {
    setValue(column, value, { shouldDirty: true });
    if (field.kind === 'slug' && values[field.from]) void trigger(field.from);
  };

  if (isTyped) {
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
        <FieldInput schema={schema} column={column} field={field} mode="edit" />
        <Button onClick={() => decide(null)} sx={{ mt: { sm: 4.5 } }}>
          {field.kind === 'slug' ? 'From the title' : 'Today'}
        </Button>
      </Box>
    );
  }
  return (
    <>
      <DerivedValue field={field} value={automatic ?? ''}>
        <Button
          size="small"
          aria-label={`Edit ${field.label.toLowerCase()}`}
          onClick={() => {
            decide(automatic ?? '');
            setTimeout(() => setFocus(column));
          }}
        >
          Edit
        </Button>
      </DerivedValue>
      {field.kind === 'slug' && (
        <FreeAddressOffer schema={schema} column={column} field={field} onChosen={decide} />
      )}
    </>
  );
}
