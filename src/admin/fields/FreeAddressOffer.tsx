import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { DerivedFrom } from '../../schema/kind';
import type { ContentType } from '../../schema/content-type';
import { isSlugTaken } from './use-taken-slug';

interface Props {
  schema: ContentType;
  column: string;
  made: DerivedFrom;
  onChosen: (slug: string) => void;
}

/** Two records may have the same title: offers the next free address where the usual one is taken. */
export function FreeAddressOffer({ schema, column, made, onChosen }: Props) {
  const dataProvider = useDataProvider();
  const { errors } = useFormState({ name: made.from });
  const title: unknown = useWatch({ name: made.from });
  const [isLooking, setLooking] = useState(false);
  const isTaken = String(errors[made.from]?.message ?? '').includes(made.messages.taken);
  if (!isTaken) return null;

  const wanted = made.derive(String(title ?? ''));
  const choose = async () => {
    setLooking(true);
    let number = 2;
    while (await isSlugTaken(dataProvider, schema, column, `${wanted}-${number}`)) number += 1;
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
