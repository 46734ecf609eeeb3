import { Box, Button } from '@mui/material';
import { DeleteButton, useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { formName } from '../drafts/form-name';
import { PreviewLinkButton } from '../publication/PreviewLinkButton';
import { isPublic } from '../publication/is-public';
import { formSaved } from '../drafts/form-saved';
import { phrases } from '../schema/phrases';
import { allows, type ResourceSchema } from '../schema/resource-schema';
import { PageHeading } from './PageHeading';
import { useFailedSave } from './use-failed-save';

/** Names the record being edited, and offers what else can be done with it. */
export function EditHeading({ schema }: { schema: ResourceSchema }) {
  const record = useRecordContext();
  const createPath = useCreatePath();
  const { onError } = useFailedSave(schema, 'delete');
  if (!record) return null;
  const { table, titleColumn, publicPath, shownAt, previewPath, singleton, views } = schema;
  const Actions = views?.editActions;
  const title = phrases.editHeading(schema, String(record[titleColumn]));
  return (
    <PageHeading title={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {Actions && <Actions />}
        {previewPath && !isPublic(schema, record) && (
          <PreviewLinkButton id={record.id} pathOf={previewPath} />
        )}
        {publicPath && isPublic(schema, record) && (
          <Button href={publicPath(record)} variant="outlined">
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
            to={`${createPath({ resource: table, type: 'create' })}?copy_of=${record.id}`}
            variant="outlined"
          >
            Duplicate
          </Button>
        )}
        {!singleton && allows(schema, 'delete') && (
          <DeleteButton
            label="Delete"
            onClickCapture={() => formSaved(formName(table, record.id))}
            mutationMode="undoable"
            mutationOptions={{ onError }}
            variant="outlined"
            size="medium"
          />
        )}
      </Box>
    </PageHeading>
  );
}
