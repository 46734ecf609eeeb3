import { Box, Button } from '@mui/material';
import { DeleteButton, useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { formName } from '../drafts/form-name';
import { formSaved } from '../drafts/form-saved';
import type { ResourceSchema } from '../schema/resource-schema';
import { PageHeading } from './PageHeading';
import { useFailedSave } from './use-failed-save';

/** Names the record being edited, and offers what else can be done with it. */
export function EditHeading({ schema }: { schema: ResourceSchema }) {
  const record = useRecordContext();
  const createPath = useCreatePath();
  const { onError } = useFailedSave(schema, 'delete');
  if (!record) return null;
  const { table, titleColumn, publicPath, words } = schema;
  return (
    <PageHeading title={`Edit ${words.singular} “${String(record[titleColumn])}”`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {publicPath && (
          <Button href={publicPath(record)} variant="outlined">
            View
          </Button>
        )}
        <Button
          component={Link}
          to={`${createPath({ resource: table, type: 'create' })}?copy_of=${record.id}`}
          variant="outlined"
        >
          Duplicate
        </Button>
        <DeleteButton
          label="Delete"
          onClickCapture={() => formSaved(formName(table, record.id))}
          mutationMode="undoable"
          mutationOptions={{ onError }}
          variant="outlined"
          size="medium"
        />
      </Box>
    </PageHeading>
  );
}
