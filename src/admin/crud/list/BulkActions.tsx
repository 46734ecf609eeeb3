import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { useEffect } from 'react';
import { BulkExportButton, Button, useListContext } from 'react-admin';
import { allows, type ContentType, publicationColumn } from '../../../schema/content-type';
import { useRole } from '../../data/use-membership';
import { mayPublish } from '../../../schema/schema-for-role';
import { mayWrite } from '../publication/publication-rules';
import { BusyIcon } from '../../ui/BusyIcon';
import { useDeleteRecords } from '../use-delete-records';
import { BulkChoiceButton } from './BulkChoiceButton';
import { BulkPublication } from './BulkPublication';

/** Actions on the selected rows; the question before a deletion names them. */
export function BulkActions({ schema }: { schema: ContentType }) {
  const { data = [], selectedIds = [], onUnselectItems } = useListContext();
  const role = useRole();
  const { askToDelete, question, isPending } = useDeleteRecords(schema, onUnselectItems);
  useSelectionOfShownRows();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const isWritable = selected.every((one) => mayWrite(schema, role, one));
  const life = publicationColumn(schema);
  return (
    <>
      {allows(schema, 'update') && isWritable && (
        <>
          {life && mayPublish(schema, role) && (
            <BulkPublication {...{ schema, selected }} column={life} />
          )}
          {schema.list.bulkColumns?.map((column) => {
            const choice = schema.fields[column];
            return (
              choice?.kind === 'select' && (
                <BulkChoiceButton key={column} {...{ schema, column, selected }} field={choice} />
              )
            );
          })}
        </>
      )}
      <BulkExportButton />
      {allows(schema, 'delete') && isWritable && (
        <Button label="Delete" color="error" onClick={() => void askToDelete(selected, true)}>
          <BusyIcon isBusy={isPending}>
            <DeleteOutline />
          </BusyIcon>
        </Button>
      )}
      {question}
    </>
  );
}

/** Deselects rows hidden by search, filter or paging. */
function useSelectionOfShownRows() {
  const { data, selectedIds = [], isPlaceholderData, onSelect } = useListContext();
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const shown = selectedIds.filter((id) => data.some((record) => record.id === id));
    if (shown.length < selectedIds.length) onSelect(shown);
  }, [data, selectedIds, isPlaceholderData, onSelect]);
}
