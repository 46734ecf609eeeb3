import { Alert, Button, Dialog, DialogActions, DialogContent, Typography } from '@mui/material';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { andList } from '../../../shared/text';
import { errorMessage } from '../../data/server-refusal';
import { ChooseFiles } from '../../ui/ChooseFiles';
import { DialogHeading } from '../../ui/DialogHeading';
import { ImportForm } from './ImportForm';
import { fileFields, readReviewFile } from './review-file';
import { IMPORT } from './use-add-reviews';

const REQUIRED = fileFields.flatMap(([, { required, label }]) => (required ? `“${label}”` : []));

export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider();
  const isAdding = useIsMutating({ mutationKey: IMPORT }) > 0;
  const read = useMutation({
    mutationFn: async (chosen: File) => {
      const file = await readReviewFile(dataProvider, chosen);
      if (file.rows.length === 0)
        throw new Error(`“${chosen.name}” has nothing below its first line.`);
      if (file.unread.length < file.columns.length) return file;
      throw new Error(
        `Nothing in the first line of “${chosen.name}” names a field of reviews. Is it saved as CSV?`,
      );
    },
  });
  return (
    // No box around the form: its rows scroll, its buttons stay.
    <Dialog
      open
      onClose={isAdding ? undefined : onClose}
      fullWidth
      maxWidth="md"
      sx={{ '& form': { display: 'contents' } }}
    >
      <DialogHeading>Import reviews</DialogHeading>
      {read.data ? (
        <ImportForm file={read.data} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            <Typography>
              Choose a CSV file: an export of another program, or a spreadsheet saved as CSV. Its
              first line names the columns, such as {andList(REQUIRED)}. You see what will be taken
              before anything is.
            </Typography>
            {read.error && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {errorMessage(read.error)}
              </Alert>
            )}
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={onClose}>Cancel</Button>
            <ChooseFiles
              onChoose={(files) => files?.[0] && read.mutate(files[0])}
              accept={['.csv', 'text/csv', '.txt', 'text/plain']}
              variant="contained"
              loading={read.isPending}
            >
              Choose a file
            </ChooseFiles>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
