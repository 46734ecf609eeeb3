import { DialogContentText } from '@mui/material';
import { Confirm } from 'react-admin';
import { PlaceholderText } from '../data/PlaceholderText';

export interface QuestionWords {
  title: string;
  content: string;
  /** Names placeholders literally. */
  warning?: string;
  /** On the button. */
  confirm: string;
}

interface Props extends QuestionWords {
  onConfirm: () => void;
  onClose: () => void;
}

export default function Question({ content, warning, ...dialog }: Props) {
  return (
    <Confirm
      isOpen
      {...dialog}
      content={
        <DialogContentText>
          <PlaceholderText text={content} /> {warning}
        </DialogContentText>
      }
      confirmColor="warning"
    />
  );
}
