import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, IconButton, Tooltip } from '@mui/material';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { useCreatePath, useDeleteController, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResourceSchema } from '../../schema/resource-schema';

interface Props {
  schema: ResourceSchema;
  onError: (error: unknown) => void;
}

/** Duplicate and delete, each named after its record for those who cannot see the row. */
export function RowActions({ schema, onError }: Props) {
  const record = useRecordContext();
  const createPath = useCreatePath();
  const { handleDelete, isPending } = useDeleteController({
    record,
    resource: schema.table,
    redirect: false,
    mutationOptions: { onError },
  });
  if (!record) return null;
  const name = String(record[schema.titleColumn]);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: 'flex-end',
        justifyContent: 'flex-end',
        my: -0.75,
      }}
    >
      <Tooltip title="Duplicate">
        <IconButton
          component={Link}
          to={`${createPath({ resource: schema.table, type: 'create' })}?copy_of=${record.id}`}
          aria-label={`Duplicate ${name}`}
        >
          <ContentCopy fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton
          onClick={handleDelete}
          disabled={isPending}
          color="error"
          aria-label={`Delete ${name}`}
        >
          <DeleteOutline fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
