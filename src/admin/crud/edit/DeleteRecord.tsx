import { DialogContentText } from '@mui/material';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Confirm, type RaRecord } from 'react-admin';
import { phrases } from '../../../schema/phrases';
import type { ContentType } from '../../../schema/content-type';
import { recordTitle } from '../../../schema/record-title';
import { PlaceholderText } from '../../data/PlaceholderText';
import { ignoreDoubleClick } from '../../ui/ignore-double-click';
import { useAskAboutLinks } from '../publication/use-ask-about-links';
import { useDeletionWarning, useDeleteRecords } from '../use-delete-records';

interface Props {
  schema: ContentType;
  record: RaRecord;
  /** Called after the deletion. */
  onDone?: () => void;
  /** The button. */
  children: (onClick: (event: MouseEvent) => void, isPending: boolean) => ReactNode;
}

/** Deletes at one press where Undo is possible, otherwise after a confirmation. */
export function DeleteRecord({ schema, record, onDone, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { remove, isPending } = useDeleteRecords(schema, onDone);
  const mustAsk = !schema.history || schema.quotedAs !== undefined;
  const [askAboutLinks, question] = useAskAboutLinks(schema, 'Delete');
  const press = ignoreDoubleClick(() => {
    if (mustAsk) setAsking(true);
    else void askAboutLinks([record], () => void remove([record]));
  });
  return (
    <>
      {children(press, isPending)}
      {question}
      {isAsking && (
        <Question
          {...{ schema, record }}
          onConfirm={() => {
            setAsking(false);
            void remove([record]);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface QuestionProps extends Pick<Props, 'schema' | 'record'> {
  onConfirm: () => void;
  onClose: () => void;
}

function Question({ schema, record, onConfirm, onClose }: QuestionProps) {
  const { warning, isLoading } = useDeletionWarning(schema, [record]);
  const name = `“${recordTitle(schema, record)}”`;
  const words = schema.history
    ? `${name} is deleted.`
    : `${name} is deleted for good. This cannot be undone.`;
  return (
    <Confirm
      isOpen
      loading={isLoading}
      title={phrases.question(schema, 'Delete', 1)}
      content={
        <DialogContentText>
          {/* The warning names placeholders literally. */}
          <PlaceholderText text={words} /> {warning}
        </DialogContentText>
      }
      confirm="Delete"
      confirmColor="warning"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
