import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, IconButton, Tooltip } from '@mui/material';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRole } from '../../data/use-membership';
import { mayWrite } from '../publication/publication-rules';
import { allows } from '../../../schema/content-type';
import { BusyIcon } from '../../ui/BusyIcon';
import { ignoreDoubleClick } from '../../ui/ignore-double-click';
import { isPermanent } from '../permanent-records';
import type { AdminResource } from '../resource';
import { useDeleteRecords } from '../use-delete-records';
import { useRowName } from './GridRow';

/** Wide enough for a thumb, and apart. */
const FINGER_SIZED = { width: 44, height: 44 };

/** Each named after its record for screen readers. */
export function RowActions({ schema }: { schema: AdminResource }) {
  const record = useRecordContext();
  const role = useRole();
  const name = useRowName();
  const { askToDelete, question, isPending } = useDeleteRecords(schema);
  if (!record) return null;
  const Actions = schema.views?.rowActions;
  const isDeletable =
    allows(schema, 'delete') && mayWrite(schema, role, record) && !isPermanent(schema, record);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: 'flex-end',
        justifyContent: 'flex-end',
        gap: 1,
        my: -0.75,
      }}
    >
      {Actions && <Actions />}
      {allows(schema, 'create') && (
        <Tooltip title="Duplicate">
          <IconButton
            component={Link}
            to={`/admin/${schema.table}/create?copy_of=${record.id}`}
            aria-label={`Duplicate ${name}`}
            sx={FINGER_SIZED}
          >
            <ContentCopy fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {isDeletable && (
        <Tooltip title="Delete">
          <IconButton
            onClick={ignoreDoubleClick(() => void askToDelete([record]))}
            color="error"
            aria-label={`Delete ${name}`}
            sx={FINGER_SIZED}
          >
            <BusyIcon isBusy={isPending}>
              <DeleteOutline fontSize="small" />
            </BusyIcon>
          </IconButton>
        </Tooltip>
      )}
      {question}
    </Box>
  );
}
