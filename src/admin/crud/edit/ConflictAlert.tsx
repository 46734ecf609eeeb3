import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useEditContext, useUpdate, type RaRecord, type UseUpdateOptions } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { phrases } from '../../../schema/phrases';
import type { ContentType } from '../../../schema/content-type';
import { formToRow } from '../../../schema/row';

interface Props {
  schema: ContentType;
  /** The record as somebody else has saved it. */
  theirs: RaRecord;
  onLoaded: () => void;
  mutationOptions: UseUpdateOptions;
}

/** Somebody else saved first: nothing was overwritten, and the person who is here decides what happens. */
export function ConflictAlert({ schema, theirs, onLoaded, mutationOptions }: Props) {
  const { getValues } = useFormContext();
  const { refetch } = useEditContext();
  const [update, { isPending }] = useUpdate();
  const overwrite = () =>
    update(
      schema.table,
      { id: theirs.id, data: formToRow(schema, getValues()), previousData: theirs },
      mutationOptions,
    );
  // The form takes the values of a record that has come anew.
  const loadTheirs = () => refetch().then(onLoaded);
  return (
    <Alert severity="warning" sx={{ mt: 2, alignItems: 'flex-start' }}>
      <AlertTitle>{phrases.changedByOther(schema)}</AlertTitle>
      It was saved after you opened it, so your changes were not saved over theirs.
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button color="inherit" variant="outlined" onClick={() => void loadTheirs()}>
          Load their version
        </Button>
        <Button
          color="inherit"
          variant="outlined"
          onClick={() => void overwrite()}
          disabled={isPending}
        >
          Save mine over it
        </Button>
      </Box>
    </Alert>
  );
}
