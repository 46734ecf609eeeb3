import { Box, Button, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Field } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import type { DerivedFrom } from '../../schema/kind';
import type { ContentType } from '../../schema/content-type';
import { wholeRow } from '../../schema/row';
import { setAsTyped } from '../ui/set-as-typed';
import { FormerAddressNotice } from './slug';
import { isSlugTaken } from './use-taken-slug';

interface Props {
  schema: ContentType;
  column: string;
  field: Field;
  /** The input that replaces the derived value. */
  children: ReactNode;
}

/** Read-only derived value of a new record, until the user chooses to type it. */
export function DerivedField({ schema, column, field, children }: Props) {
  const form = useFormContext();
  const values = useWatch();
  const { label } = field;
  const { derive, derivedName, previewOf, derivedFrom } = kindOf(field);
  const automatic = derive?.(field, wholeRow(schema, values), new Date()) ?? '';
  const derived = derivedFrom?.(field);
  const decide = (value: string | null) => {
    setAsTyped(form, column, value);
    if (derived && values[derived.from]) void form.trigger(derived.from);
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
          {previewOf?.(field, automatic) ?? automatic}
        </Typography>
        <Button
          size="small"
          sx={{ px: 1, minWidth: 0 }}
          aria-label={`Edit ${label.toLowerCase()}`}
          onClick={() => {
            decide(automatic);
            setTimeout(() => form.setFocus(column));
          }}
        >
          Edit
        </Button>
      </Box>
      {field.kind === 'slug' && field.keepsFormer && (
        <FormerAddressNotice address={automatic} prefix={field.prefix} />
      )}
      {derived && <FreeAddressOffer {...{ schema, column, derived }} onChosen={decide} />}
    </>
  );
}

interface OfferProps {
  schema: ContentType;
  column: string;
  derived: DerivedFrom;
  onChosen: (slug: string) => void;
}

/** Offers the next free slug where the derived one is taken: two records may have the same title. */
function FreeAddressOffer({ schema, column, derived, onChosen }: OfferProps) {
  const dataProvider = useDataProvider();
  const { errors } = useFormState({ name: derived.from });
  const title: unknown = useWatch({ name: derived.from });
  const [isLooking, setLooking] = useState(false);
  const isTaken = String(errors[derived.from]?.message ?? '').includes(derived.messages.taken);
  if (!isTaken) return null;

  const wanted = derived.derive(String(title ?? ''));
  const choose = async () => {
    setLooking(true);
    let number = 2;
    const isTaken = () => isSlugTaken(dataProvider, schema, column, `${wanted}-${number}`);
    while (await isTaken().catch(() => false)) number += 1;
    onChosen(`${wanted}-${number}`);
  };
  return (
    <Box sx={{ mx: 1.75, mb: 1 }}>
      <Button variant="outlined" size="small" disabled={isLooking} onClick={() => void choose()}>
        Keep the title and use another web address
      </Button>
    </Box>
  );
}
