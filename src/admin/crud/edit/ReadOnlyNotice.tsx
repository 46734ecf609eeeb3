import { Alert, Button } from '@mui/material';
import { useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ContentType } from '../../../schema/content-type';

/** Why nothing can be typed here, and what can be done instead. */
export function ReadOnlyNotice({ schema }: { schema: ContentType }) {
  const record = useRecordContext();
  const createPath = useCreatePath();
  if (!record) return null;
  const create = createPath({ resource: schema.table, type: 'create' });
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 3 }}
      action={
        <Button
          component={Link}
          to={`${create}?copy_of=${record.id}`}
          color="inherit"
          sx={{ flexShrink: 0 }}
        >
          Suggest to an editor
        </Button>
      }
    >
      Readers see this already: only an editor can change it. “Suggest to an editor” makes a copy
      that you can change and save as a draft.
    </Alert>
  );
}
