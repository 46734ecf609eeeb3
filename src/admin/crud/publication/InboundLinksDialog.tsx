import { DialogContentText } from '@mui/material';
import { Confirm } from 'react-admin';
import type { ContentType } from '../../../schema/content-type';
import { phrases } from '../../../schema/phrases';
import { PlaceholderText } from '../../data/PlaceholderText';

interface Props {
  schema: ContentType;
  action: 'Delete' | 'Withdraw';
  /** Number of records to remove. */
  count: number;
  /** Titles of records with links to them. */
  titles: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Names the links to records that visitors are about to lose. */
export default function InboundLinksDialog({
  schema,
  action,
  count,
  titles,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Confirm
      isOpen
      title={phrases.question(schema, action, count)}
      content={
        <DialogContentText>
          <PlaceholderText text={phrases.linksLead(titles)} />
        </DialogContentText>
      }
      confirm={action}
      confirmColor="warning"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
