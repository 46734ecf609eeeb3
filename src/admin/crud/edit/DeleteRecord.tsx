import { useState, type ReactNode } from 'react';
import { Confirm, type RaRecord } from 'react-admin';
import { phrases } from '../../../schema/phrases';
import type { ContentType } from '../../../schema/content-type';
import { useDeleteRecords } from '../use-delete-records';

interface Props {
  schema: ContentType;
  record: RaRecord;
  /** Called once the record is gone. */
  onDone?: () => void;
  /** The button. */
  children: (onClick: () => void, isPending: boolean) => ReactNode;
}

/** Deletes a record with one press where that can be undone, and after a question where it cannot. */
export function DeleteRecord({ schema, record, onDone, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { remove, isPending } = useDeleteRecords(schema, onDone);
  return (
    <>
      {children(() => (schema.history ? remove([record]) : setAsking(true)), isPending)}
      {isAsking && (
        <Confirm
          isOpen
          title={phrases.deleteQuestion(schema, 1)}
          content={`“${String(record[schema.titleColumn])}” is deleted for good. This cannot be undone.`}
          confirm="Delete"
          confirmColor="warning"
          onConfirm={() => {
            setAsking(false);
            remove([record]);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
