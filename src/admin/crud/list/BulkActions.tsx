import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { DialogContentText } from '@mui/material';
import { useEffect, useState } from 'react';
import { BulkExportButton, Button, Confirm, useListContext } from 'react-admin';
import { allows, type ContentType, publicationColumn } from '../../../schema/content-type';
import { phrases } from '../../../schema/phrases';
import { recordTitle } from '../../../schema/record-title';
import { useRole } from '../../data/use-membership';
import { PlaceholderText } from '../../data/PlaceholderText';
import { mayPublish } from '../../../schema/schema-for';
import { mayWrite } from '../publication/publication-rules';
import { useDeleteRecords, useDeletionWarning } from '../use-delete-records';
import { BulkChoiceButton } from './BulkChoiceButton';
import { BulkPublication } from './BulkPublication';

const NAMED_AT_MOST = 10;

/** Actions on the selected rows; the question before a deletion names them. */
export function BulkActions({ schema }: { schema: ContentType }) {
  const { data = [], selectedIds = [], onUnselectItems } = useListContext();
  const role = useRole();
  const [isAsking, setAsking] = useState(false);
  const { remove, isPending } = useDeleteRecords(schema, onUnselectItems);
  useSelectionOfShownRows();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const titles = selected.map((record) => `“${recordTitle(schema, record)}”`);
  const named = titles.slice(0, NAMED_AT_MOST);
  const unnamed = titles.length - named.length;
  const { warning, isLoading } = useDeletionWarning(schema, isAsking ? selected : []);
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
        <Button label="Delete" color="error" onClick={() => setAsking(true)}>
          <DeleteOutline />
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        loading={isPending || isLoading}
        title={phrases.question(schema, 'Delete', titles.length)}
        content={
          <DialogContentText>
            <PlaceholderText text={named.join(', ')} />
            {unnamed > 0 && ` and ${unnamed} more`}
            {!schema.history && '. This cannot be undone.'}
            {warning && `. ${warning}`}
          </DialogContentText>
        }
        confirm="Delete"
        confirmColor="warning"
        ConfirmIcon={DeleteOutline}
        onConfirm={() => {
          setAsking(false);
          void remove(selected);
        }}
        onClose={() => setAsking(false)}
      />
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
