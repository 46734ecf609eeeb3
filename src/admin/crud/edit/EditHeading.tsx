import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { allows } from '../../../schema/content-type';
import { phrases } from '../../../schema/phrases';
import { asPublished, draftOf } from '../../data/draft';
import { BusyIcon } from '../../ui/BusyIcon';
import { DialogButton } from '../../ui/DialogButton';
import { useRecordTitle } from '../../data/use-record-title';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { ignoreDoubleClick } from '../../ui/ignore-double-click';
import { isPermanent } from '../permanent-records';
import { PageHeading } from '../PageHeading';
import { isPublic } from '../publication/publication-rules';
import type { AdminResource } from '../resource';
import { LOSES_NOTHING } from '../unsaved-changes/UnsavedChangesGuard';
import { useDeleteRecords } from '../use-delete-records';
import { useReturnToList } from './use-return-to-list';

const PreviewLinkDialog = lazyWithRetry(() => import('../publication/PreviewLinkDialog'));

export function EditHeading({ schema }: { schema: AdminResource }) {
  const record = useRecordContext();
  const returnToList = useReturnToList(schema.table);
  const nameOf = useRecordTitle(schema, record ? [record] : []);
  const { table } = schema;
  const { askToDelete, question, isPending } = useDeleteRecords(
    schema,
    // In place of the form, to which Back would lead: it says that the record no longer exists, after an Undo, too.
    () => returnToList({ replace: true, state: LOSES_NOTHING }),
  );
  if (!record) return null;
  const published = asPublished(record);
  const { publicPath, shownAt, previewPath, singleton, views } = schema;
  const Actions = views?.editActions;
  const title = phrases.editHeading(schema, nameOf(record));
  return (
    <PageHeading title={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {Actions && <Actions />}
        {previewPath && (draftOf(record) || !isPublic(schema, published)) && (
          <DialogButton
            dialog={(onClose) => (
              <PreviewLinkDialog
                table={table}
                id={record.id}
                pathOf={previewPath}
                onClose={onClose}
              />
            )}
          >
            Preview link
          </DialogButton>
        )}
        {publicPath && isPublic(schema, published) && (
          <Button href={publicPath(published)} variant="outlined">
            View
          </Button>
        )}
        {shownAt && (
          <Button href={shownAt(record)} variant="outlined">
            View on the site
          </Button>
        )}
        {!singleton && allows(schema, 'create') && (
          <Button
            component={Link}
            to={`/admin/${table}/create?copy_of=${record.id}`}
            variant="outlined"
          >
            Duplicate
          </Button>
        )}
        {!singleton && allows(schema, 'delete') && !isPermanent(schema, record) && (
          <Button
            variant="outlined"
            color="error"
            startIcon={
              <BusyIcon isBusy={isPending}>
                <DeleteOutline />
              </BusyIcon>
            }
            onClick={ignoreDoubleClick(() => void askToDelete([record]))}
          >
            Delete
          </Button>
        )}
        {question}
      </Box>
    </PageHeading>
  );
}
