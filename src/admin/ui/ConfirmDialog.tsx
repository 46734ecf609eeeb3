import { DialogContentText } from '@mui/material';
import type { ReactNode } from 'react';
import { Confirm, type ConfirmProps } from 'react-admin';

export interface Asked extends Pick<ConfirmProps, 'confirm' | 'ConfirmIcon'> {
  title: string;
  content: ReactNode;
  goOn: () => void;
}

interface Props extends Asked {
  isOpen: boolean;
  onClose: () => void;
}

export default function ConfirmDialog({ content, goOn, onClose, ...dialog }: Props) {
  return (
    <Confirm
      {...dialog}
      content={<DialogContentText>{content}</DialogContentText>}
      confirmColor="warning"
      onConfirm={() => {
        // While it fades out, it gets the second click of a double click.
        if (!dialog.isOpen) return;
        onClose();
        goOn();
      }}
      onClose={onClose}
    />
  );
}
